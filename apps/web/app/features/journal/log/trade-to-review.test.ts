import { newEntry } from '@wickwise/journal/entry';
import { expect, test } from 'vitest';
import { tradesToReview } from './trade-to-review.ts';

const trade = (id: string, date: string, fields = {}) => ({
  ...newEntry({ id, date }),
  symbol: 'MSFT',
  entryPrice: 100,
  positionSize: 10,
  exitPrice: 102,
  winLoss: 'win' as const,
  ...fields,
});

test('closed trades that were not checked against the rules are to be reviewed, the newest first', () => {
  const trades = [trade('1', '2026-03-01'), trade('2', '2026-03-04'), trade('3', '2026-03-02')];
  expect(tradesToReview(trades).map(({ tradeId }) => tradeId)).toEqual(['2', '3', '1']);
  expect(tradesToReview(trades)[0]).toEqual({ tradeId: '2', closedOn: '2026-03-04' });
});

test.each([
  { what: 'open', fields: { winLoss: 'pending' } },
  { what: 'only planned', fields: { stage: 'planned' } },
  { what: 'played in a replay', fields: { stage: 'replay' } },
  { what: 'with its rules checked', fields: { brokenRules: [] } },
])('a trade that is $what needs no review', ({ fields }) => {
  expect(tradesToReview([trade('1', '2026-03-01', fields)])).toEqual([]);
});

test('an imported trade counts on the day on which it was closed', () => {
  const imported = trade('1', '2026-03-01', { closedAt: '2026-03-05 15:30:00' });
  expect(tradesToReview([imported, trade('2', '2026-03-03')])[0]?.tradeId).toBe('1');
});
