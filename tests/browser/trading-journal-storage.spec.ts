import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const KEY = 'tradingJournalEntries';
const entry = (id: number, symbol: string) => ({
  ...{ id: String(1_767_225_600_000 + id), date: '2026-03-02', symbol },
  ...{ entryPrice: 100, exitPrice: 101, positionSize: 5, pnl: 5, winLoss: 'win', tradeType: 'day' },
  reasonForEntry: 'Hammer at support, confirmed by the next close. '.repeat(6),
});

const symbols = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 3 });
const underKey = (page: Page): Promise<string[]> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]').map(({ id }: { id: string }) => id), KEY);

test('a journal of an older version moves into the database, in two tabs at once, and loses no trade', async ({
  page,
  be,
  context,
}) => {
  await be('heritage');
  await page.goto('/trading-journal');
  await page.waitForFunction((key) => localStorage.getItem(`${key}.owner`) !== null, KEY);
  const entries = Array.from({ length: 6000 }, (_, id) => entry(id, id === 5999 ? 'LAST' : 'AAPL'));
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, JSON.stringify(entries)] as const);
  const other = await context.newPage();
  await Promise.all([page.goto('/trading-journal'), other.goto('/trading-journal')]);
  for (const tab of [page, other]) await expect(tab.getByText('25 of 6,000 trades')).toBeVisible();
  await expect.poll(async () => (await underKey(page)).length).toBeLessThan(6000);
  await page.reload();
  await expect(page.getByText('25 of 6,000 trades')).toBeVisible();

  // What an older version does in a tab of its own.
  await other.evaluate((key) => {
    const [first, ...others] = JSON.parse(localStorage.getItem(key) ?? '[]');
    localStorage.setItem(key, JSON.stringify([{ ...first, symbol: 'EDITED' }, ...others.slice(1)]));
  }, KEY);
  await expect(page.getByText('25 of 5,999 trades')).toBeVisible();
  await expect(symbols(page).first()).toHaveText(/^EDITED/);

  // The oldest trade is in the database only: a change of it reaches the other tab, too.
  await page.getByLabel('Search trades').fill('last');
  await page.getByRole('button', { name: /^Delete LAST/ }).click();
  await expect(other.getByText('25 of 5,998 trades')).toBeVisible();
});
