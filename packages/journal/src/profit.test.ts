import { describe, expect, it } from 'vitest';
import { type JournalEntry, newEntry } from './entry.ts';
import { withResult } from './profit.ts';

const trade = (fields: Partial<JournalEntry>): JournalEntry => ({
  ...newEntry({ id: '1', date: '2026-03-02' }),
  symbol: 'AAPL',
  positionSize: 1,
  ...fields,
});

describe('withResult', () => {
  it.each([
    ['a winner: (exit − entry) × size', { entryPrice: 100, exitPrice: 110, positionSize: 5 }, 50, 'win'],
    ['a loser', { entryPrice: 100, exitPrice: 97.5, positionSize: 4 }, -10, 'loss'],
    ['breakeven to the cent', { entryPrice: 0.3, exitPrice: 0.1 + 0.2, positionSize: 100 }, 0, 'breakeven'],
    ['less than half a cent is breakeven', { entryPrice: 100, exitPrice: 100.001, positionSize: 4 }, 0, 'breakeven'],
    ['half a cent counts', { entryPrice: 100, exitPrice: 100.001, positionSize: 5 }, 0.01, 'win'],
    ['a cent of loss is a loss', { entryPrice: 10.02, exitPrice: 10.01 }, -0.01, 'loss'],
    ['prices that binary numbers cannot hold', { entryPrice: 1.1, exitPrice: 2.2, positionSize: 3 }, 3.3, 'win'],
    ['a short', { direction: 'short', entryPrice: 50, exitPrice: 45, positionSize: 10 }, 50, 'win'],
    [
      'fees turn a small win into a loss',
      { entryPrice: 10, exitPrice: 10.1, positionSize: 10, fees: 1.5 },
      -0.5,
      'loss',
    ],
    ['fractions of a share', { entryPrice: 65000.5, exitPrice: 65100.25, positionSize: 0.015 }, 1.5, 'win'],
    ['very small prices', { entryPrice: 0.0000001, exitPrice: 0.0000003, positionSize: 1e8 }, 20, 'win'],
  ] as const)('profit and outcome are computed: %s', (_name, fields, pnl, winLoss) => {
    expect(withResult(trade(fields))).toMatchObject({ pnl, winLoss });
  });

  it('a short with partial exits and fees is exact to the cent', () => {
    const fills = [
      { side: 'sell', price: 50.1, size: 100, fees: 1 },
      { side: 'buy', price: 49.05, size: 40, fees: 0.4 },
      { side: 'buy', price: 48.333, size: 60, fees: 0.6 },
    ] as const;
    const short = trade({ direction: 'short', entryPrice: 50.1, exitPrice: 48.6198, positionSize: 100, fills });
    // 5010 − 1962 − 2899.98 − 2
    expect(withResult(short)).toMatchObject({ pnl: 146.02, winLoss: 'win' });
  });

  it('what a broker states counts once, however many rows of the trade repeat it', () => {
    const fills = [
      { side: 'buy', price: 50, size: 10, fees: 0, profit: 31 },
      { side: 'sell', price: 53.2, size: 10, fees: 0, profit: 31 },
    ] as const;
    expect(withResult(trade({ entryPrice: 50, exitPrice: 53.2, positionSize: 10, fills })).pnl).toBe(31);
  });

  it('R is the profit divided by the risk amount', () => {
    expect(withResult(trade({ entryPrice: 10, exitPrice: 13, positionSize: 10, riskAmount: 20 })).rMultiple).toBe(1.5);
  });

  it.each([null, 0])('a risk amount of %s gives no R', (riskAmount) => {
    expect(withResult(trade({ entryPrice: 10, exitPrice: 13, riskAmount })).rMultiple).toBeNull();
  });

  it('a trade without an exit price keeps the outcome that was chosen and has no profit', () => {
    const open = trade({ entryPrice: 10, winLoss: 'win', pnl: 5, rMultiple: 1 });
    expect(withResult(open)).toMatchObject({ winLoss: 'win', pnl: null, rMultiple: null });
  });
});
