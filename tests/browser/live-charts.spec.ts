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
  await expect(page.getByRole('heading', { name: 'Latest patterns' })).toBeVisible();
  await expect(chart(page).locator('canvas').first()).toBeVisible();
}

test('the chart can be explored and drawn on by keyboard, and its patterns show their rules', async ({ page, be }) => {
  await be('heritage');
  await openCharts(page);
  await expect(page.getByText('Simulated market')).toBeVisible();
  await expect.poll(async () => (await chart(page).boundingBox())?.height).toBe(600);
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
    await expect(page.getByRole('button', { name: /^Delete: Level at/ })).toBeVisible();
    await page.reload();
    await expectDrawn(page);
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
    await page.getByRole('link', { name: 'Log this trade' }).click();
    await expect(page.getByRole('heading', { name: 'Log New Trade' })).toBeVisible();
    await expect(page.getByLabel('Symbol')).toHaveValue('AAPL');
    await expect(page).toHaveURL(/\/trading-journal$/);
  });
});

test('TradingView’s chart says so when its script cannot be loaded', async ({ page, be }) => {
  await be('heritage');
  await page.route('https://s3.tradingview.com/**', (route) => route.abort());
  await page.goto('/live-charts?view=tradingview');
  await expect(page.getByRole('heading', { name: 'TradingView’s chart didn’t load' })).toBeVisible();
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
