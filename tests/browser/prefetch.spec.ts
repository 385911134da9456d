import { expect, test } from './support/fixtures.ts';

/** The scripts of the lessons. */
const PARTS = ['learn', 'lesson-list'];

/** The name of a script, without what the build adds to it. */
function partOf(url: string): string {
  return /\/assets\/(.+)-[\w-]{8}\.js$/.exec(url)?.[1] ?? '';
}

test('a page is prefetched when the pointer reaches its link, and the click has nothing left to fetch', async ({
  page,
}) => {
  const fetched = new Set<string>();
  page.on('requestfinished', (request) => fetched.add(partOf(request.url())));
  await page.goto('/');
  const link = page.locator('a[href="/learn"]:visible').first();
  await link.hover();
  await expect.poll(() => [...fetched]).toEqual(expect.arrayContaining(PARTS));

  const asked: string[] = [];
  page.on('request', (request) => asked.push(partOf(request.url())));
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lessons' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Doji', exact: true })).toBeVisible();
  // Messages and the like load on their own, after the page.
  expect(asked.filter((part) => PARTS.includes(part))).toEqual([]);
});
