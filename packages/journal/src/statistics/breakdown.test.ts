import { sum } from '@wickwise/statistics/sample';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyEntries } from '../../fixtures/arbitrary-entry.ts';
import { isClosed, type JournalEntry, newEntry, unknownReview } from '../entry.ts';
import { withResult } from '../profit.ts';
import { breakDown } from './breakdown.ts';
import { breakdownKeys, NOT_RECORDED, SAME_DAY } from './breakdown-groups.ts';

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
  ).toEqual(['broken', 'kept', '']);
});

it('imported trades, of which nobody said the mood or the market, are a last group of their own', () => {
  const imported = trade(12, unknownReview);
  expect(breakDown([imported], 'emotion')).toMatchObject([{ group: NOT_RECORDED, n: 1 }]);
  expect(breakDown([imported, imported, trade(9)], 'market')).toMatchObject([
    { group: 'sideways', n: 1 },
    { group: NOT_RECORDED, n: 2 },
  ]);
});

it('every breakdown but that of tags counts each closed trade once', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const n = entries.filter(isClosed).length;
      for (const key of breakdownKeys.filter((key) => key !== 'tag'))
        expect(sum(breakDown(entries, key).map((row) => row.n))).toBe(n);
    }),
  );
});

it('hours and times held come in their own order, and trades without their times last', () => {
  const trades = [
    trade(12, { openedAt: '2026-03-02 14:05:00', closedAt: '2026-03-02 14:09:59' }),
    trade(9, { openedAt: '2026-03-02 09:30:00', closedAt: '2026-03-02 09:35:00' }),
    trade(13, { openedAt: '2026-03-02 14:59:59', closedAt: '2026-03-09 14:59:59' }),
    trade(11, { openedAt: '2026-03-02', closedAt: '2026-03-02 16:00:00' }),
    trade(11),
  ];
  const counted = (key: 'hour' | 'holding') =>
    breakDown(trades, key).map(({ group, n, totals }) => [group, n, totals[0]?.cents]);
  expect(counted('hour')).toEqual([
    ['09', 1, -100],
    ['14', 2, 500],
    [NOT_RECORDED, 2, 200],
  ]);
  // Under 5 minutes, 5 to 30 minutes, 7 to 30 days.
  expect(counted('holding')).toEqual([
    ['0', 1, 200],
    ['1', 1, -100],
    ['5', 1, 300],
    [SAME_DAY, 2, 200],
  ]);
});

it('without the day of the exit, a trade logged by hand ended on its day, and of an imported one that isn’t known', () => {
  const groups = [null, '7'].map((importId) => breakDown([trade(12, { importId })], 'holding')[0]?.group);
  expect(groups).toEqual([SAME_DAY, NOT_RECORDED]);
});

it('with the days alone, a trade is in the group that any times on them give, or in the last', () => {
  const exits = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-08', '2026-03-09', '2026-03-11', '2026-03-01'];
  const groups = exits.map((closedAt) => breakDown([trade(12, { closedAt })], 'holding')[0]?.group);
  // 1 to 7 days after 2 to 6 nights, 7 to 30 days after 9.
  expect(groups).toEqual([SAME_DAY, NOT_RECORDED, '4', '4', NOT_RECORDED, '5', NOT_RECORDED]);
});

it('a trade counts with each of its tags, once; those without a tag or an account come last', () => {
  const trades = [
    trade(12, { tags: ['gap', 'news', 'gap'], account: 'U1' }),
    trade(9, { tags: ['gap'], direction: 'short', exitPrice: 12 }),
    trade(11),
  ];
  const sizes = (key: 'tag' | 'account' | 'side') => breakDown(trades, key).map(({ group, n }) => [group, n]);
  expect(sizes('tag')).toEqual([
    ['gap', 2],
    ['news', 1],
    [NOT_RECORDED, 1],
  ]);
  expect(sizes('account')).toEqual([
    ['U1', 1],
    [NOT_RECORDED, 2],
  ]);
  expect(sizes('side')).toEqual([
    ['long', 2],
    ['short', 1],
  ]);
});
