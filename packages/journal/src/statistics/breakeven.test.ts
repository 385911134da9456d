import { expect, it } from 'vitest';
import { type JournalEntry, newEntry } from '../entry.ts';
import { withResult } from '../profit.ts';
import { streaksOf, withBreakeven, withoutBreakevenResults } from './breakeven.ts';

let logged = 0;
const trade = (exitPrice: number | null, fields: Partial<JournalEntry> = {}) =>
  withResult({
    ...newEntry({ id: `${++logged}`, date: '2026-03-02' }),
    entryPrice: 100,
    exitPrice,
    positionSize: 1,
    ...fields,
  });
const outcomes = (entries: readonly JournalEntry[]) => entries.map(({ winLoss }) => winLoss);

it('a result within the tolerance is breakeven, its limit included, and its money stays', () => {
  const trades = [trade(102), trade(102.01), trade(98), trade(97.99), trade(null)];
  const counted = withBreakeven(trades, { amount: 2, unit: 'money' });
  expect(outcomes(counted)).toEqual(['breakeven', 'win', 'breakeven', 'loss', 'pending']);
  expect(counted.map(({ pnl }) => pnl)).toEqual(trades.map(({ pnl }) => pnl));
});

it('a tolerance in R leaves trades without R alone, and one of zero changes nothing', () => {
  const trades = [trade(101, { riskAmount: 10 }), trade(101), trade(90, { riskAmount: 10 })];
  expect(outcomes(withBreakeven(trades, { amount: 0.1, unit: 'r' }))).toEqual(['breakeven', 'win', 'loss']);
  expect(withBreakeven(trades, { amount: 0, unit: 'r' })).toBe(trades);
});

it('wins and losses are averaged over results of which those that are breakeven are zero', () => {
  const trades = [trade(102, { riskAmount: 10 }), trade(103, { riskAmount: 10 }), trade(101)];
  const results = withoutBreakevenResults(withBreakeven(trades, { amount: 2, unit: 'money' }));
  expect(results.map(({ pnl, rMultiple }) => [pnl, rMultiple])).toEqual([
    [0, 0],
    [3, 0.3],
    [0, null],
  ]);
});

it('streaks run in the order of the exits, across breakeven trades', () => {
  const trades = [
    trade(101, { date: '2026-03-01', closedAt: '2026-03-09' }),
    trade(101, { date: '2026-03-02' }),
    trade(101, { date: '2026-03-03' }),
    trade(100, { date: '2026-03-04' }),
    trade(101, { date: '2026-03-05' }),
    trade(99, { date: '2026-03-06' }),
    trade(99, { date: '2026-03-07' }),
    trade(null, { date: '2026-03-08' }),
  ];
  expect(streaksOf(trades)).toEqual({ longestWins: 3, longestLosses: 2, current: { outcome: 'win', n: 1 } });
  expect(streaksOf([])).toEqual({ longestWins: 0, longestLosses: 0, current: null });
});
