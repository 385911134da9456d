import type { Locator, Page } from '@playwright/test';
import { overflow } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

/** Every page is held against widths where it is accessible; a phone's own is a matter of the document around it. */
test('each kind of document fits the width of a phone', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/landing', '/learn/hammer', '/dev/mail']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect.soft(widths, path).toEqual([390, 390]);
  }
});

test('text at 200% fits a phone without horizontal scrolling', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const site = ['/', '/landing', '/tier-breakdown', '/checkout', '/sign-in'];
  const study = ['/learn', '/learn/doji', '/learn/head-and-shoulders', '/trading-fundamentals', '/quiz'];
  for (const path of [...site, ...study]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.locator('.animate-pulse')).toHaveCount(0);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect.soft(await overflow(page), path).toBe(0);
  }
});

/** A desktop’s window and a phone’s, in CSS pixels at 200% zoom. */
const ZOOMED = [
  { width: 640, height: 360 },
  { width: 195, height: 422 },
];

test('at 200% zoom no bar of the site covers the page or its main action', { tag: '@long' }, async ({ page, be }) => {
  await be('genesis');
  for (const path of ['/learn/doji', '/quiz', '/vocabulary-quiz']) {
    await page.goto(path);
    const action = page
      .getByRole('main')
      .getByRole('button', { name: /Mark as|Start Quiz/ })
      .first();
    for (const size of ZOOMED) {
      await page.setViewportSize(size);
      await expect(action).toBeVisible();
      await action.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      expect.soft(await isReached(action), `${path} at ${size.width} × ${size.height}`).toBe(true);
      expect.soft(await pageReachesBottom(page), `${path} at ${size.width} × ${size.height}`).toBe(true);
    }
  }
});

/** Whether a click in the middle of what is drawn would reach it. */
function isReached(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit !== null && element.contains(hit);
  });
}

/** At the top of the page, whether its own content reaches the lower edge of the window. */
function pageReachesBottom(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    scrollTo(0, 0);
    return document.elementFromPoint(innerWidth / 2, innerHeight - 4)?.closest('main') !== null;
  });
}
