import { listCalls } from '@wickwise/contract/contract';
import { expect, test } from './support/fixtures.ts';

test('the API page lists every call of the contract', { tag: '@long' }, async ({ page, request }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /Wickwise/ })).toBeVisible();
  const calls = listCalls().map(({ call: { method, path, summary } }) => {
    return { method, path: path.replaceAll(/:(\w+)/g, '{$1}'), summary };
  });
  // The page shows the calls that are in view, so it is scrolled through, and each is ticked off once it was there.
  const missing = new Set(calls);
  const tickOff = async () => {
    const shown = await page.locator('.opblock').evaluateAll((rows) =>
      rows.map((row) => ({
        path: row.querySelector('[data-path]')?.getAttribute('data-path'),
        text: row.textContent,
      })),
    );
    for (const call of missing) {
      const { method, path, summary } = call;
      if (shown.some((row) => row.path === path && row.text.includes(method) && row.text.includes(summary))) {
        missing.delete(call);
      }
    }
    await page.mouse.wheel(0, 400);
    return [...missing];
  };
  await expect.poll(tickOff, { intervals: [100], timeout: 60_000 }).toEqual([]);

  const document = (await (await request.get('/api/docs/json')).json()) as { openapi: string; paths: object };
  expect(document.openapi).toBe('3.1.0');
  // The sign-in endpoints and the webhook are listed next to the calls of the contract.
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/api/webhooks/stripe', '/api/auth/sign-in/social']),
  );
});
