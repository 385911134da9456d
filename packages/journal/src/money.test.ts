import { expect, it } from 'vitest';
import { type JournalEntry, newEntry } from './entry.ts';
import { byCurrency, convert, currencyOf, totalsOf } from './money.ts';

let logged = 0;
const trade = (pnl: number | null, fields: Partial<JournalEntry> = {}): JournalEntry => ({
  ...newEntry({ id: `${++logged}`, date: '2026-03-02' }),
  pnl,
  winLoss: 'win',
  ...fields,
});

it('a trade logged by hand is in dollars, and an imported one without a currency in none that is known', () => {
  expect(currencyOf(trade(1))).toBe('USD');
  expect(currencyOf(trade(1, { currency: 'EUR' }))).toBe('EUR');
  expect(currencyOf(trade(1, { importId: '7' }))).toBeNull();
  expect(currencyOf(trade(1, { fills: [{ side: 'buy', price: 1, size: 1, fees: 0 }] }))).toBeNull();
});

it('amounts of different currencies are never added', () => {
  const trades = [
    trade(10.1),
    trade(-4, { currency: 'EUR' }),
    trade(20.2),
    trade(1, { importId: '7' }),
    trade(2, { importId: '7' }),
    trade(3, { importId: '7' }),
    trade(null, { currency: 'EUR' }),
    trade(5, { currency: 'CHF' }),
  ];
  // 10.10 + 20.20 dollars; −4 euros; 5 francs; 1 + 2 + 3 of no one knows what.
  expect(totalsOf(trades)).toEqual([
    { currency: 'EUR', cents: -400 },
    { currency: 'USD', cents: 3030 },
    { currency: 'CHF', cents: 500 },
    { currency: null, cents: 600 },
  ]);
  expect(byCurrency(trades).map(([, { length }]) => length)).toEqual([2, 2, 1, 3]);
});

it('typed rates convert each trade, and one without a rate is left out and counted', () => {
  const rates = { to: 'USD', table: { EUR: 1.085, GBP: 1.3 } };
  const trades = [
    trade(100),
    trade(10.01, { currency: 'EUR', rMultiple: 2 }),
    trade(-3, { currency: 'EUR' }),
    trade(50, { currency: 'JPY' }),
    trade(50, { importId: '7' }),
  ];
  const { entries, used, left } = convert(trades, rates);
  // 10.01 × 1.085 = 10.86085; −3 × 1.085 = −3.255, half a hundredth away from zero.
  expect(entries.map(({ pnl, currency, rMultiple }) => [pnl, currency, rMultiple])).toEqual([
    [100, 'USD', null],
    [10.86, 'USD', 2],
    [-3.26, 'USD', null],
  ]);
  expect([used, left.length]).toEqual([{ EUR: 1.085 }, 2]);
});
