import { expect, test } from 'vitest';
import { type JournalEntry, newEntry } from '../entry.ts';
import { withResult } from '../profit.ts';
import { foldSpreads } from '../spread/fold-spreads.ts';
import { datedFills, excursionObstacle } from './excursion-fills.ts';
import { excursionStatistics, keptShare, type MeasuredTrade, moveInR } from './excursion-statistics.ts';

const trade = (fields: Partial<JournalEntry>) =>
  withResult({
    ...newEntry({ id: '1', date: '2026-03-02' }),
    symbol: 'AAPL',
    entryPrice: 100,
    exitPrice: 104,
    positionSize: 10,
    ...fields,
  });
const measured = (fields: Partial<JournalEntry>, [adverse, favorable]: readonly [number, number], isExact = true) =>
  ({
    entry: trade(fields),
    excursion: {
      adverse: { cents: adverse, points: null, isExact: true },
      favorable: { cents: favorable, points: null, isExact },
    },
  }) satisfies MeasuredTrade;

test('winners by how far they went against, losers by how far in favor, and what winners kept', () => {
  const trades = [
    // Made 39 after a fee of 1, of 80 at best.
    measured({ fees: 1, riskAmount: 50 }, [1000, 8000]),
    measured({ exitPrice: 102 }, [3000, 4000], false),
    measured({ exitPrice: 95 }, [6000, 500], false),
  ];
  expect(excursionStatistics(trades)).toEqual({
    adverseOfWinners: { n: 2, cents: 2000, r: 0.2, withR: 1, isExact: true },
    favorableOfLosers: { n: 1, cents: 500, r: null, withR: 0, isExact: false },
    kept: { n: 2, share: 0.5, isExact: false },
  });
  expect(trades.map(keptShare)).toEqual([0.5, 0.5, -10]);
});

test('R is by the risk amount, or else by the stop', () => {
  const { adverse } = measured({}, [1000, 0]).excursion;
  expect(moveInR(adverse, trade({ riskAmount: 50, stopLoss: 99 }))).toBe(0.2);
  expect(moveInR(adverse, trade({ stopLoss: 98 }))).toBe(0.5);
  expect(moveInR(adverse, trade({ stopLoss: 101 }))).toBeNull();
  expect(moveInR(adverse, trade({}))).toBeNull();
});

test('without trades there are no figures', () => {
  expect(excursionStatistics([])).toMatchObject({
    adverseOfWinners: { n: 0, cents: null, r: null },
    kept: { n: 0, share: null },
  });
});

test.each<[string | null, Partial<JournalEntry>]>([
  [null, { assetClass: 'stock' }],
  ['open', { exitPrice: null }],
  ['open', { stage: 'missed' }],
  ['option', { option: { underlying: 'AAPL', expiry: '2026-06-19', strike: 100, right: 'call' } }],
  ['instrument', { assetClass: 'cfd' }],
  ['instrument', { multiplier: 5 }],
  ['currency', { currency: 'EUR' }],
  ['currency', { importId: '1' }],
  ['split', { splits: [{ time: '2026-03-03', ratio: 4, added: null, imports: ['1'] }] }],
])('the obstacle is %s of %j', (obstacle, fields) => {
  expect(excursionObstacle(trade(fields))).toBe(obstacle);
});

test('a spread has no bars', () => {
  const [spread] = foldSpreads([trade({ spreadId: 's' }), trade({ id: '2', spreadId: 's' })]);
  expect(spread && excursionObstacle(spread)).toBe('option');
});

test('fills come with their times; typed prices, and trades without fills, have an entry and an exit', () => {
  const fills = [
    { side: 'sell' as const, price: 104, size: 4, fees: 0, time: '2026-03-02 09:31:00.250' },
    { side: 'buy' as const, price: 100, size: 4, fees: 0, time: '2026-03-03' },
  ];
  expect(datedFills(trade({ fills }))).toEqual([
    { moment: '2026-03-02 09:31:00', price: 104, change: -4 },
    { moment: '2026-03-03', price: 100, change: 4 },
  ]);
  const typed = [
    { moment: '2026-03-02', price: 100, change: 10 },
    { moment: '2026-03-04', price: 104, change: -10 },
  ];
  expect(datedFills(trade({ fills, edited: ['exitPrice'], closedAt: '2026-03-04' }))).toEqual(typed);
  expect(datedFills(trade({ closedAt: '2026-03-04' }))).toEqual(typed);
  expect(datedFills(trade({ direction: 'short' })).map(({ change }) => change)).toEqual([-10, 10]);
});
