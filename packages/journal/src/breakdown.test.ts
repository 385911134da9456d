import { expect, it } from 'vitest';
import { breakDown } from './breakdown.ts';
import { type JournalEntry, newEntry, unknownReview } from './entry.ts';
import { withResult } from './profit.ts';

const trade = (exitPrice: number, fields: Partial<JournalEntry> = {}) =>
  withResult({
    ...newEntry({ id: '1', date: '2026-03-02' }),
    symbol: 'AAPL',
    entryPrice: 10,
    exitPrice,
    positionSize: 1,
    ...fields,
  });

it('a breakdown counts each group with its win rate and its R', () => {
  const trades = [trade(12, { riskAmount: 1 }), trade(9, { riskAmount: 1 }), trade(9, { symbol: 'TSLA' })];
  expect(breakDown(trades, 'symbol')).toMatchObject([
    {
      group: 'AAPL',
      n: 2,
      totals: [{ currency: 'USD', cents: 100 }],
      winRate: { value: 0.5 },
      averageR: { value: 0.5, interval: null, n: 2 },
    },
    {
      group: 'TSLA',
      n: 1,
      totals: [{ currency: 'USD', cents: -100 }],
      winRate: { value: 0 },
      averageR: { value: null, n: 0 },
    },
  ]);
  expect(breakDown(trades, 'weekday')).toMatchObject([{ group: '1', n: 3 }]);
  expect(
    breakDown([trade(9, { brokenRules: [] }), trade(9), trade(9, { brokenRules: ['chased'] })], 'rules').map(
      ({ group }) => group,
    ),
  ).toEqual(['', 'broken', 'kept']);
});

it('an imported trade, of which nobody said the mood or the market, is in no group of either', () => {
  const imported = trade(12, unknownReview);
  expect(breakDown([imported], 'emotion')).toEqual([]);
  expect(breakDown([imported, trade(9)], 'market')).toMatchObject([{ group: 'sideways', n: 1 }]);
});
