import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleWords } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

const chart = (page: Page) => page.getByRole('application', { name: /^AAPL/ });

async function openCharts(page: Page): Promise<void> {
  await page.goto('/live-charts?symbol=AAPL&interval=D');
  await expectDrawn(page);
}

/** The patterns are listed after the candles are painted: before that, no key finds one. */
async function expectDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Patterns on this chart' })).toBeVisible();
  await expect(chart(page).locator('canvas').first()).toBeVisible();
}

test('the chart can be explored and drawn on by keyboard, and its patterns show their rules', async ({ page, be }) => {
  await be('heritage');
  await openCharts(page);
  await expect(page.getByText('Simulated market')).toBeVisible();
  await expect.poll(async () => (await chart(page).boundingBox())?.height).toBeGreaterThanOrEqual(600);
  await expectAccessible(page, 'the live charts');

  await test.step('each candle is announced', async () => {
    await chart(page).focus();
    await page.keyboard.press('ArrowLeft');
    const said = page.locator('[aria-live=polite]').filter({ hasText: 'Close' });
    await expect(said).toHaveText(/Close [\d,.]+, (up|down) [\d.]+%\. Open/);
    const newest = await said.textContent();
    await page.keyboard.press('ArrowLeft');
    await expect(said).not.toHaveText(newest ?? '');
  });

  await test.step('a drawn level survives a reload', async () => {
    await page.keyboard.press('l');
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: 'Drawings' }).click();
    await expect(page.getByRole('button', { name: /^Delete: Level at/ })).toBeVisible();
    await page.reload();
    await expectDrawn(page);
    await page.getByRole('tab', { name: 'Drawings' }).click();
    await expect(page.getByRole('button', { name: /^Delete: Level at/ })).toBeVisible();
  });

  await test.step('the previous pattern shows its rules, with a link to the journal', async () => {
    await chart(page).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
    // Away from below the header, which would cover a part of what is looked at.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessibleWords(page, 'the rules of a pattern');
    await page.getByRole('link', { name: 'Log a trade on this pattern' }).click();
    await expect(page.getByRole('heading', { name: 'Log New Trade' })).toBeVisible();
    await expect(page.getByLabel('Symbol')).toHaveValue('AAPL');
    await expect(page).toHaveURL(/\/trading-journal$/);
  });
});

/** How much of the window the chart takes. */
async function chartShare(page: Page): Promise<number> {
  const box = await chart(page).boundingBox();
  const window = page.viewportSize();
  if (box === null || window === null) return 0;
  return (box.width * (Math.min(window.height, box.y + box.height) - box.y)) / (window.width * window.height);
}

test('the chart is the page, on every screen', async ({ page, be }) => {
  await be('heritage');
  await openCharts(page);
  for (const [width, height, least] of [
    [1440, 900, 0.6],
    [1280, 720, 0.6],
    [390, 844, 0.55],
    [360, 640, 0.55],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => chartShare(page), { message: `${width} × ${height}` }).toBeGreaterThanOrEqual(least);
  }
});

test('on a phone one tap leads to the rules, in a sheet that is dragged', { tag: '@phone' }, async ({ page, be }) => {
  await be('heritage');
  await page.goto('/live-charts?symbol=AAPL&interval=D');
  const panel = page.getByRole('region', { name: 'About the chart' });
  const rules = page.getByRole('heading', { name: 'Rules' });
  await panel
    .getByRole('button', { name: /(Bullish|Bearish|Indecision)$/ })
    .first()
    .click();
  await expect(rules).toBeInViewport();
  await expect.poll(() => chartShare(page)).toBeGreaterThan(0.2);

  await test.step('it is dragged down and up, and raised by a button', async () => {
    await dragHandle(page, 300);
    await expect(rules).toBeHidden();
    await dragHandle(page, -600);
    await expect(rules).toBeVisible();
    await expect(page.getByRole('button', { name: 'Raise the panel' })).toBeHidden();
    await page.getByRole('button', { name: 'Lower the panel' }).click();
    await page.getByRole('button', { name: 'Lower the panel' }).click();
    await expect(rules).toBeHidden();
    await expect(page.getByRole('button', { name: 'Raise the panel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rules).toBeVisible();
  });
});

test('on a phone a chosen pattern begins below the tabs of the sheet', { tag: '@phone' }, async ({ page, be }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await be('heritage');
  await page.goto('/live-charts?symbol=AAPL&interval=D');
  const panel = page.getByRole('region', { name: 'About the chart' });
  const pattern = panel.getByRole('button', { name: /(Bullish|Bearish|Indecision)$/ });
  const expectBelowTabs = async () => {
    await expect(panel.locator('h2:focus')).toBeInViewport({ ratio: 1 });
    await expect(panel.getByRole('button', { name: 'All patterns' })).toBeInViewport({ ratio: 1 });
    await expect(panel.getByRole('tablist')).toBeInViewport({ ratio: 1 });
    expect(await panel.locator('> div').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  };

  await pattern.first().click();
  await expectBelowTabs();
  await panel.getByRole('button', { name: 'All patterns' }).click();
  await panel.getByRole('listitem').last().getByRole('button').click();
  await expectBelowTabs();
});

/** Drags the sheet by its handle, downward with a positive number of pixels. */
async function dragHandle(page: Page, by: number): Promise<void> {
  const box = await page
    .getByRole('button', { name: /^(Raise|Lower) the panel/ })
    .first()
    .boundingBox();
  if (box === null) throw new Error('The sheet has no handle.');
  const [x, y] = [box.x + box.width / 2, box.y + 4];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + by / 2);
  await page.mouse.move(x, y + by, { steps: 4 });
  await page.mouse.up();
}

test('every state of the charts is accessible', { tag: '@long' }, async ({ page, be, faults }) => {
  faults.expect('503 GET /api/market/candles/SPY');
  await be('heritage');
  await openCharts(page);
  for (const tab of ['Wick', 'Drawings', 'More']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectAccessibleWords(page, `the charts with ${tab}`);
  }
  await page.getByRole('tab', { name: 'Wick' }).click();
  await page.getByRole('button', { name: 'Where is this wrong?' }).click();
  await expect(page.getByText('Written from the facts below.')).toBeVisible();
  await expectAccessibleWords(page, 'an answer of Wick');
  await page.getByRole('tab', { name: 'Patterns' }).click();
  await page.getByLabel('Ask me first').check();
  await expect(page.getByRole('heading', { name: 'What do you see?' })).toBeVisible();
  await expectAccessible(page, 'a pattern to name');
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: 'Next pattern' })).toBeVisible();
  await expectAccessibleWords(page, 'a named pattern');
  await page.getByRole('button', { name: 'Find a symbol' }).click();
  await expectAccessible(page, 'the symbols');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Two charts' }).click();
  await expect(page.getByRole('application')).toHaveCount(2);
  await expectAccessibleWords(page, 'two charts');

  await page.route('**/api/market/candles/SPY*', (route) =>
    route.fulfill({ status: 503, json: { code: 'market_unavailable', message: 'The source is down.' } }),
  );
  await page.goto('/live-charts?symbol=SPY');
  await expect(page.getByRole('heading', { name: 'The market data couldn’t be loaded' })).toBeVisible();
  await expectAccessible(page, 'a chart without data');
  await page.goto('/live-charts?symbol=DOGE');
  await expect(page.getByRole('heading', { name: 'We don’t chart “DOGE”' })).toBeVisible();
  await expectAccessibleWords(page, 'an unknown symbol');
});

test('full screen is the chart’s alone, and is left with the page', async ({ page, be }) => {
  await be('heritage');
  await openCharts(page);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await page.getByRole('link', { name: 'Blind replay' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('TradingView’s chart says so when its script cannot be loaded', async ({ page, be }) => {
  await be('heritage');
  await page.route('https://s3.tradingview.com/**', (route) => route.abort());
  await page.goto('/live-charts?view=tradingview');
  await expect(page.getByRole('heading', { name: 'TradingView’s chart didn’t load' })).toBeVisible();
  await page.getByRole('tab', { name: 'More' }).click();
  await page.getByRole('navigation', { name: 'Chart' }).getByRole('link', { name: 'Wickwise' }).click();
  await expect(chart(page)).toBeVisible();
});

test('the code of the chart is loaded on no other screen', async ({ page, be }) => {
  await be('heritage');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/learn');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading');
  expect(scripts.filter((url) => url.includes('price-chart'))).toEqual([]);
  await openCharts(page);
  expect(scripts.filter((url) => url.includes('price-chart')).length).toBeGreaterThan(0);
});
