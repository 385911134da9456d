import { describe, expect, it } from 'vitest';
import { newEntry, type TradePlan } from './entry.ts';
import { plannedDirection, plannedReward, reviewPlan, sizeFromRisk } from './plan.ts';

const plan: TradePlan = {
  entry: 100,
  stop: 98,
  target: 106,
  riskAmount: 100,
  size: 50,
  reason: 'Hammer at support',
  confidence: 60,
  lockedAt: '2026-03-02T09:00:00.000Z',
};
const taken = { ...newEntry({ id: '1', date: '2026-03-02' }), plan, entryPrice: 100, stopLoss: 98, positionSize: 50 };

describe('a plan', () => {
  it.each([
    [100, 98, 100, 50],
    [98, 100, 100, 50],
    [10.3, 10.1, 100, 500],
    [10.3, 10.1, 0.19, 0],
    [10, 10, 100, null],
    [10, 9, 0, null],
  ])('from %d to %d with %d at risk buys %s shares', (entry, stop, riskAmount, size) => {
    expect(sizeFromRisk({ entry, stop, riskAmount })).toBe(size);
  });

  it('a plan is long above its stop and short below, and pays its target in units of risk', () => {
    expect(plannedDirection({ entry: 100, stop: 98 })).toBe('long');
    expect(plannedDirection({ entry: 98, stop: 100 })).toBe('short');
    expect(plannedReward(plan)).toBe(3);
    expect(plannedReward({ entry: 98, stop: 100, target: 92 })).toBe(3);
    expect(plannedReward({ ...plan, target: 99 })).toBeNull();
  });
});

describe('reviewPlan', () => {
  it('a trade without a plan has no review', () => {
    expect(reviewPlan({ ...taken, plan: null })).toBeNull();
  });

  it.each([
    ['as planned, still open', {}, { slippage: 0, slippageR: 0, stopMoved: 'no', extraSize: 0, exit: null }],
    ['a worse entry', { entryPrice: 100.5 }, { slippage: 0.5, slippageR: 0.25 }],
    ['a wider stop', { stopLoss: 97 }, { stopMoved: 'wider' }],
    ['a tighter stop', { stopLoss: 99 }, { stopMoved: 'tighter' }],
    ['no stop at all', { stopLoss: null }, { stopMoved: 'no-stop' }],
    ['a larger position', { positionSize: 80 }, { extraSize: 30 }],
    ['closed at the target', { exitPrice: 106 }, { exit: 'target' }],
    ['closed at the stop', { exitPrice: 98 }, { exit: 'stop' }],
    ['closed beyond the stop', { exitPrice: 97.9 }, { exit: 'beyond-stop' }],
    ['closed before either', { exitPrice: 103 }, { exit: 'before-plan' }],
  ])('the plan review notices: %s', (_name, fields, review) => {
    expect(reviewPlan({ ...taken, ...fields })).toMatchObject(review);
  });

  it('a short is the other way round', () => {
    const short = { ...plan, entry: 98, stop: 100, target: 92 };
    const fields = { direction: 'short', entryPrice: 97.5, stopLoss: 101, exitPrice: 92 } as const;
    expect(reviewPlan({ ...taken, plan: short, ...fields })).toMatchObject({
      slippage: 0.5,
      stopMoved: 'wider',
      exit: 'target',
    });
  });
});
