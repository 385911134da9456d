import type { Page } from '@playwright/test';
import { builtPages } from './support/built-site.ts';
import { expect, type Role, test } from './support/fixtures.ts';

const WIDTHS = [360, 390, 640, 768, 1024, 1280, 1440, 2560];
const lessons = ['/learn/doji', '/learn/bearish-engulfing', '/learn/morning-star'];
const pages = {
  visitor: [...builtPages(), ...lessons, '/no-such-page'],
  genesis: ['/', '/learn', '/learn/doji', '/sign-in', '/account', '/scenarios', '/subscribe', '/test-access'],
  heritage: ['/learn', '/learn/morning-star', '/account', '/scenarios', '/subscribe', '/test-access'],
} as const satisfies Partial<Record<Role, string[]>>;

/** How many pixels of the page lie beyond its right edge, which would make it scroll sideways. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

for (const role of ['visitor', 'genesis', 'heritage'] as const) {
  test(`no page scrolls sideways for a ${role}, from the narrowest phone to the widest desk`, {
    tag: '@desktop',
  }, async ({ page, be, faults }) => {
    faults.expect('404 GET /no-such-page');
    await be(role);
    for (const path of pages[role]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.locator('.animate-pulse')).toHaveCount(0);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await overflow(page), `${path} at ${width} pixels`).toBe(0);
      }
    }
  });
}

test('a phone shows each page as wide as its screen', { tag: '@phone' }, async ({ page }) => {
  for (const path of [
    '/',
    '/landing',
    '/tier-breakdown',
    '/learn',
    '/learn/hammer',
    '/sign-in',
    '/account',
    '/dev/mail',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect.soft(widths, path).toEqual([390, 390]);
  }
});
