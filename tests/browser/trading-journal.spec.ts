import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleWords, expectFocusKept } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

const KEY = 'tradingJournalEntries';
const entry = (id: number, symbol: string) => ({
  id: String(1_767_225_600_000 + id),
  date: '2026-03-02',
  symbol,
  entryPrice: 100,
  exitPrice: 101 + (id % 7) - 3,
  positionSize: 5,
  tradeType: 'day',
  reasonForEntry: 'Hammer at support',
  riskAmount: 10,
  pattern: 'Hammer',
  pnl: 5 * (1 + (id % 7) - 3),
  rMultiple: (1 + (id % 7) - 3) / 2,
  winLoss: id % 7 === 2 ? 'breakeven' : 'win',
});

async function openJournal(page: Page, entries: object[] = []): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: 'My Trading Journal' });
  await page.goto('/trading-journal');
  await expect(heading).toBeVisible();
  if (entries.length === 0) return;
  // The first account in a browser has the plain key: what is stored there before would be no one's.
  await page.waitForFunction((key) => localStorage.getItem(`${key}.owner`) !== null, KEY);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, JSON.stringify(entries)] as const);
  await page.reload();
  await expect(heading).toBeVisible();
}

const symbols = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 3 });

test('a trade is logged, found and deleted by keyboard alone', async ({ page, be }) => {
  await be('heritage');
  await openJournal(page);
  await page.getByRole('button', { name: 'New Trade' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Log New Trade' })).toBeFocused();
  for (let tabs = 0; tabs < 6; tabs++) {
    if (await page.getByLabel('Symbol').evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('msft');
  for (const text of ['', '100', '102', '', 'Hammer']) {
    await page.keyboard.press('Tab');
    if (text) await page.keyboard.type(text);
  }
  const save = page.getByRole('button', { name: 'Save Trade' });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Position Size')).toBeFocused();
  await expect(page.getByText('Not saved. Check Position Size.')).toBeVisible();
  await page.keyboard.type('10');
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(symbols(page)).toHaveText([/^MSFT\s*Win/]);
  await expect(page.getByRole('button', { name: 'New Trade' })).toBeFocused();
  await page.getByRole('button', { name: /^Delete MSFT/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No trades found. Start by logging your first trade!')).toBeVisible();
  await expectFocusKept(page);
});

test('two tabs agree, also where localStorage is full', async ({ page, be, context }) => {
  await be('heritage');
  await openJournal(page, [entry(1, 'ONE')]);
  const other = await context.newPage();
  await other.goto('/trading-journal');
  await other.getByRole('button', { name: /^Duplicate ONE/ }).click();
  await other.getByLabel('Symbol').fill('two');
  await other.getByRole('button', { name: 'Save Trade' }).click();
  await expect(symbols(page)).toHaveText([/^TWO/, /^ONE/]);
  await page.getByRole('button', { name: /^Delete ONE/ }).click();
  await expect(symbols(other)).toHaveText([/^TWO/]);

  await page.evaluate(() => {
    let size = 4_000_000;
    while (size >= 256) {
      try {
        localStorage.setItem(`filler-${localStorage.length}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await page.getByRole('button', { name: /^Edit TWO/ }).click();
  const reason = 'Too long a reason for a full store. '.repeat(20);
  await page.getByLabel('Reason for Entry').fill(reason);
  await page.getByRole('button', { name: 'Update Trade' }).click();
  await expect(other.getByText('Too long a reason')).toBeVisible();
});

test('ten thousand trades can be opened, searched and counted', { tag: '@long' }, async ({ page, be }) => {
  await be('heritage');
  await openJournal(
    page,
    Array.from({ length: 10_000 }, (_, id) => entry(id, id === 9_999 ? 'LAST' : 'AAPL')),
  );
  await expect(page.getByText('25 of 10,000 trades')).toBeVisible();
  await page.getByLabel('Search trades').fill('last');
  await expect(symbols(page)).toHaveText([/^LAST/]);
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await page.getByLabel('Search trades').clear();
  await expect(page.getByRole('row', { name: /^Win rate/ })).toContainText('10,000');
});

test('the journal is accessible in each of its states', { tag: '@long' }, async ({ page, be }) => {
  await be('heritage');
  await openJournal(page);
  await expectAccessible(page, 'an empty journal with its sample');
  await openJournal(page, [{ symbol: 'DAMAGED' }, ...Array.from({ length: 24 }, (_, id) => entry(id, 'AAPL'))]);
  await expectAccessibleWords(page, 'the trading journal');
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await expect(page.getByText('The same trades in 10,000 random sequences.')).toHaveCount(2);
  await expectAccessible(page, 'the statistics of the journal');
  await page.getByRole('tab', { name: 'Import and backup' }).click();
  const buffer = Buffer.from('When,Action,Symbol,Qty,Price\n2026-01-05,Buy,X,10,5\n2026-01-06,Sell,X,10,6');
  await page.getByLabel('Trade files').setInputFiles({ name: 'fills.csv', mimeType: 'text/csv', buffer });
  await page.getByText('Check the columns').click();
  await page.getByRole('button', { name: 'Import 1 trade' }).waitFor();
  await expectAccessibleWords(page, 'the preview of an import');
  await page.getByRole('button', { name: 'Plan a Trade' }).click();
  await expectAccessibleWords(page, 'the form of a plan');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'New Trade' }).click();
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Save Trade' }).click();
  await expectAccessible(page, 'a trade that was not saved');
});
