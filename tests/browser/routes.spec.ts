import { expect, test } from './support/fixtures.ts';
import { routes } from './support/routes.ts';

test('every specified route, module and article is served, and nothing else', async ({ request }) => {
  for (const path of routes) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(response.headers()['content-security-policy'], path).toContain("default-src 'self'");
  }
  for (const path of ['/learn/nonsense', '/learn/articles/nope']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const page = await request.get('/dev/ui');
  expect(page.status(), 'the workbench of the design system').toBe(404);
  const call = await request.get('/api/no-such-call');
  expect(call.status()).toBe(404);
  expect(await call.json()).toMatchObject({ code: 'not_found', message: 'There is nothing at this address.' });
});
