import { expect, it } from 'vitest';
import { type JournalEntry, newEntry } from './entry.ts';
import { resultsByDay } from './statistics/breakdown.ts';
import { equityCurve, maxDrawdown } from './statistics/drawdown.ts';
import { centsList, rList } from './statistics/trade-statistics.ts';

const trade = (id: string, pnl: number, fields: Partial<JournalEntry> = {}): JournalEntry => ({
  ...newEntry({ id, date: '2026-03-02' }),
  pnl,
  rMultiple: pnl / 10,
  winLoss: pnl > 0 ? 'win' : 'loss',
  ...fields,
});

/** Bought first and sold last; two of one day; one without a recorded exit, on the day between. */
const trades = [
  trade('1', 30, { closedAt: '2026-04-10 15:59:00' }),
  trade('2', -20, { date: '2026-03-05', closedAt: '2026-03-05 14:00:00' }),
  trade('3', -5, { date: '2026-03-05', closedAt: '2026-03-05 09:35:00' }),
  trade('4', 7, { date: '2026-03-06' }),
];

it('a result belongs to the day of the exit, not to that of the entry', () => {
  expect([...resultsByDay(trades)].sort()).toEqual([
    ['2026-03-05', { n: 2, cents: -2500 }],
    ['2026-03-06', { n: 1, cents: 700 }],
    ['2026-04-10', { n: 1, cents: 3000 }],
  ]);
});

it('the running total, the drawdown and the list of R follow the exits', () => {
  expect(equityCurve(trades).map(({ entry, totalCents }) => [entry.id, totalCents])).toEqual([
    ['3', -500],
    ['2', -2500],
    ['4', -1800],
    ['1', 1200],
  ]);
  expect(maxDrawdown(centsList(trades))).toBe(2500);
  expect(rList(trades)).toEqual([-0.5, -2, 0.7, 3]);
});
