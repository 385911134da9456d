import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEntries } from '../../fixtures/arbitrary-entry.ts';
import { type JournalEntry, newEntry, unknownReview } from '../entry.ts';
import { withResult } from '../profit.ts';
import { summarize } from './specified-statistics.ts';

let logged = 0;
const trade = (fields: Partial<JournalEntry>): JournalEntry =>
  withResult({ ...newEntry({ id: `${++logged}`, date: '2026-03-02' }), symbol: 'AAPL', positionSize: 1, ...fields });

const win = trade({ entryPrice: 100, exitPrice: 120, riskAmount: 10 });
const loss = trade({ symbol: 'TSLA', entryPrice: 100, exitPrice: 90, riskAmount: 10 });

describe('summarize', () => {
  it('an empty journal has no win rate, R or top ticker, and only the default ratings in its score', () => {
    expect(summarize([])).toEqual({
      totals: [],
      winRate: null,
      averageR: null,
      tradesWithR: 0,
      totalTrades: 0,
      closedTrades: 0,
      topTicker: null,
      traderScore: 15,
    });
  });

  it('a single trade has all six figures', () => {
    // (100 × 0.4 + 2 × 10 + 30 + 30) / 4
    expect(summarize([win])).toMatchObject({
      totals: [{ currency: 'USD', cents: 2000 }],
      winRate: 100,
      averageR: 2,
      traderScore: 30,
    });
  });

  it('trades without ratings have no score, and do not lower that of the others', () => {
    const imported = { ...win, id: 'imported', ...unknownReview };
    expect(summarize([imported]).traderScore).toBeNull();
    expect(summarize([win, imported]).traderScore).toBe(30);
  });

  it('a win, two losses and a pending trade are summed up', () => {
    const pending = trade({ symbol: 'TSLA', entryPrice: 5, setupQuality: 5, executionDiscipline: 1 });
    const summary = summarize([win, loss, { ...loss, id: 'again' }, pending]);
    expect(summary).toMatchObject({
      totals: [{ currency: 'USD', cents: 0 }],
      averageR: 0,
      totalTrades: 4,
      closedTrades: 3,
      topTicker: 'TSLA',
    });
    expect(summary.winRate).toBeCloseTo(100 / 3, 10);
    // (33.33 × 0.4 + 0 + 35 + 25) / 4 = 18.33
    expect(summary.traderScore).toBe(18);
  });

  it('breakeven counts among the closed trades and is no win', () => {
    const even = trade({ entryPrice: 10, exitPrice: 10 });
    expect(summarize([win, even]).winRate).toBe(50);
  });

  it('a trade without a risk amount is left out of the average R', () => {
    const half = summarize([win, trade({ entryPrice: 10, exitPrice: 20 })]);
    expect([half.averageR, half.tradesWithR, half.closedTrades]).toEqual([2, 1, 2]);
  });

  it('closed trades without any risk amount have no average R', () => {
    expect(summarize([trade({ entryPrice: 10, exitPrice: 20 })]).averageR).toBeNull();
  });

  it('an open trade alone has neither a win rate nor an average R', () => {
    const open = trade({ entryPrice: 5, riskAmount: 10 });
    expect(summarize([open])).toMatchObject({ totalTrades: 1, winRate: null, averageR: null });
  });

  it('planned and missed trades stay out of every figure', () => {
    const others = [trade({ stage: 'missed', entryPrice: 1, exitPrice: 99 }), trade({ stage: 'planned' })];
    expect(summarize([win, ...others])).toEqual(summarize([win]));
  });

  it('symbols with equally many trades are ordered alphabetically', () => {
    expect(summarize([loss, win]).topTicker).toBe('AAPL');
  });

  it('summarize does not depend on the order of entry, and no figure is infinite or NaN', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const summary = summarize(entries);
        expect(summarize(entries.toReversed())).toEqual(summary);
        for (const figure of Object.values(summary)) {
          if (typeof figure === 'number') expect(Number.isFinite(figure)).toBe(true);
        }
      }),
    );
  });
});
