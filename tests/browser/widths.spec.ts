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

test('text at 200% fits a phone without horizontal scrolling', async ({ page }) => {
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
