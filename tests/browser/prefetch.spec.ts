import { expect, test } from './support/fixtures.ts';

test('a page is fetched when a pointer comes to its link, and nothing is left to fetch for the press', async ({
  page,
}) => {
  await page.goto('/');
  const link = page.locator('a[href="/learn"]:visible').first();
  const script = page.waitForEvent('requestfinished', (request) => /\/assets\/learn-[\w-]+\.js$/.test(request.url()));
  await link.hover();
  await script;

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lessons' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Doji', exact: true })).toBeVisible();
  // Messages and their like come by themselves, after the page.
  expect(asked.filter((path) => /^\/assets\/(learn|lesson-list|study)-/.test(path))).toEqual([]);
});
