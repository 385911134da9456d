import { listCalls } from '@wickwise/contract/contract';
import { expect, test } from './support/fixtures.ts';

test('the page of the calls lists every call of the contract', async ({ page, request }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /Wickwise/ })).toBeVisible();
  const calls = listCalls();
  for (const { call } of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    const row = page.locator('.opblock').filter({ has: page.locator(`[data-path="${path}"]`) });
    await expect(row.filter({ hasText: call.method }).first(), `${call.method} ${path}`).toContainText(call.summary);
  }
  // The sign-in endpoints and the webhook stand beside the calls of the contract.
  expect(await page.locator('.opblock').count()).toBeGreaterThan(calls.length);

  const document = (await (await request.get('/api/docs/json')).json()) as { openapi: string; paths: object };
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths).length).toBeGreaterThan(10);
});
