import { listCalls } from '@wickwise/contract/contract';
import { expect, test } from './support/fixtures.ts';

test('the API page lists every call of the contract', async ({ page, request }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /Wickwise/ })).toBeVisible();
  const rows = page.locator('.opblock');
  const calls = listCalls().map(({ call: { method, path, summary } }) => {
    return { method, path: path.replaceAll(/:(\w+)/g, '{$1}'), summary };
  });
  // In one go: the page is large, and a search of it for each call takes a while.
  const listMissing = async () => {
    const listed = await rows.evaluateAll((all) =>
      all.map((row) => ({ path: row.querySelector('[data-path]')?.getAttribute('data-path'), text: row.textContent })),
    );
    const isListed = ({ method, path, summary }: (typeof calls)[number]) =>
      listed.some((row) => row.path === path && row.text.includes(method) && row.text.includes(summary));
    return calls.filter((call) => !isListed(call));
  };
  await expect.poll(listMissing).toEqual([]);
  // The sign-in endpoints and the webhook are listed next to the calls of the contract.
  expect(await rows.count()).toBeGreaterThan(calls.length);

  const document = (await (await request.get('/api/docs/json')).json()) as { openapi: string; paths: object };
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths).length).toBeGreaterThan(10);
});
