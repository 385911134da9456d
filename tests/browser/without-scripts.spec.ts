import type { Browser, Page } from '@playwright/test';
import { builtPages } from './support/built-site.ts';
import { expect, test } from './support/fixtures.ts';

/** They only show what the server knows of one person or one address, or draw what they ask for that person. */
const PERSONAL = [
  '/account',
  '/analytics',
  '/live-charts',
  '/live-charts/replay',
  '/pattern-gallery',
  '/scenarios',
  '/subscribe',
  '/test-access',
  '/trading-journal',
  '/progress',
  '/checkout',
  '/payment-success',
  '/sign-in/link',
  '/sign-in/second-factor',
  '/end-session',
  '/unsubscribe',
  '/email-change',
  '/restore-access',
  '/heritage-direct',
  '/admin-patterns',
];
/** Pages that are about pictures: the home page, the list and the free lessons. */
const DRAWN = /^\/(home|learn(\/(?!articles)[\w-]+)?)?$/;
/** Screens that need scripts, and say so where they would load. */
const STUDIED = ['/quiz', '/flashcards', '/today', '/practice', '/chart-of-the-day'];
const publicPages = builtPages().filter((address) => !PERSONAL.includes(address));

/** A page that runs no script, so there is nothing to wait for after it is loaded. */
async function openWithoutScripts(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  return context.newPage();
}

test('every public page has its text, pictures and links without scripts', { tag: '@long' }, async ({
  browser,
  origin,
  request,
}) => {
  const page = await openWithoutScripts(browser, origin);
  expect(publicPages.length).toBeGreaterThan(20);
  const linked = new Set<string>();
  const pictured = new Set<string>();
  for (const address of publicPages) {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect.soft(main.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
    await expect.soft(main, address).toContainText(/[\s\S]{150}/, { useInnerText: true });
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    for (const href of links) linked.add(href ?? '');
    const images = await main.locator('img').evaluateAll((found) => found.map((image) => image.getAttribute('src')));
    for (const src of images) pictured.add(src ?? '');
    if (STUDIED.includes(address))
      await expect.soft(main.getByText(/^Loading/).filter({ visible: true }), address).toHaveCount(0);
    if (DRAWN.test(address)) await expect.soft(main.getByRole('img').first(), address).toBeVisible();
  }
  expect(pictured.size).toBeGreaterThan(20);
  for (const src of pictured) {
    const answer = await request.get(src);
    expect.soft(answer.headers()['content-type'], src).toMatch(/^image\//);
  }
  for (const href of linked) expect.soft((await request.get(href)).status(), href).toBeLessThan(400);
  await page.context().close();
});

test('every kind of lesson is listed without scripts', async ({ browser, origin }) => {
  const page = await openWithoutScripts(browser, origin);
  await page.goto('/learn');
  const main = page.getByRole('main');
  for (const name of ['Doji', 'Morning Star', 'Double Bottom', 'False Breakout']) {
    await expect(main.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  }
  await page.context().close();
});
