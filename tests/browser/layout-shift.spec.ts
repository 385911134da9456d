import type { Page } from '@playwright/test';
import { patterns } from '@wickwise/curriculum/patterns';
import { expect, type Role, test } from './support/fixtures.ts';

/** A page that jumps less than this reads as still, by the measure browsers are judged by. */
const STILL = 0.05;

const pages = {
  visitor: ['/learn/doji', '/progress', '/checkout', '/live-charts'],
  genesis: ['/', '/learn/bearish-engulfing', '/account', '/subscribe', '/progress', '/test-access'],
  heritage: ['/account', '/subscribe', '/progress', '/analytics', '/checkout', '/learn/no-such-lesson'],
} satisfies Partial<Record<Role, string[]>>;

const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test('pages that load their content do not shift when it arrives', { tag: '@long' }, async ({ page, be, faults }) => {
  faults.expect('404 GET /learn/no-such-lesson');
  await page.addInitScript(countShifts);
  const hold = await makeHold(page);
  for (const [role, paths] of Object.entries(pages) as [Role, string[]][]) {
    await be(role);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      for (const path of paths) {
        const release = hold();
        await page.goto(path);
        await expect(page.locator('main .animate-pulse').first()).toBeAttached();
        release();
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('.animate-pulse')).toHaveCount(0);
        expect
          .soft(await page.evaluate(readShifts), `${path} as ${role} at ${viewport.width} pixels`)
          .toBeLessThan(STILL);
      }
    }
  }
});

test('the list of lessons does not shift when the learner’s progress arrives', { tag: '@long' }, async ({
  page,
  be,
}) => {
  await page.addInitScript(countShifts);
  const hold = await makeHold(page);
  const candlesticks = patterns.filter(({ category }) => category === 'candlesticks');
  for (const role of ['visitor', 'genesis', 'heritage'] as const) {
    await be(role);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      const release = hold();
      await page.goto('/learn');
      const lessons = page.getByRole('tabpanel').locator('li h3');
      await expect(lessons).toHaveCount(candlesticks.length);
      await expect(page.getByRole('tabpanel').locator('.animate-pulse')).toHaveCount(0);
      release();
      // The page itself includes the first pictures only.
      const pictures = page.getByRole('tabpanel').locator('li:has(h3) svg[aria-label]');
      await expect(pictures).toHaveCount(candlesticks.length);
      expect.soft(await page.evaluate(readShifts), `as ${role} at ${viewport.width} pixels`).toBeLessThan(STILL);
    }
  }
});

/** Holds the server's responses back until they are released, so that the page is drawn without them first. */
async function makeHold(page: Page): Promise<() => () => void> {
  let released = Promise.withResolvers<void>();
  released.resolve();
  await page.route('**/api/**', async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => {
    released = Promise.withResolvers<void>();
    return released.resolve;
  };
}

declare global {
  interface Window {
    shiftSum: number;
  }
}

function countShifts(): void {
  window.shiftSum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) window.shiftSum += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** After two frames, when what was drawn last has been measured. */
function readShifts(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.shiftSum))));
}
