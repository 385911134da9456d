import { describe, expect, it } from 'vitest';
import type { ReplayBar } from './bar.ts';
import type { Decision } from './decision.ts';
import { replayLog } from './session.ts';
import { summarizeReplay } from './summary.ts';

/** Bars that open and close at these prices, a tenth beyond them at either side. */
function barsThrough(...closes: number[]): ReplayBar[] {
  return closes.map((close, index) => {
    const open = closes[index - 1] ?? close;
    return { open, close, high: Math.max(open, close) + 0.1, low: Math.min(open, close) - 0.1 };
  });
}

const settings = { shownAtStart: 1, decimals: 2, accountCents: 1_000_000, costBasisPoints: 0 };
const buy: Decision = { kind: 'open', direction: 'long', entry: null, stop: 95, target: 110, size: 10 };
const next: Decision = { kind: 'advance' };

describe('what the first plan would have given', () => {
  const bars = barsThrough(100, 100, 103, 106, 110, 108);

  it('a trade that was closed early is compared with the target that it would have reached', () => {
    const log: Decision[] = [buy, next, next, { kind: 'close' }, next, next, next];
    const [review] = summarizeReplay(replayLog({ ...settings, bars }, log)).reviews;
    expect(review?.trade).toMatchObject({ exit: 'closed', pnlCents: 3000 });
    expect(review?.firstPlan).toEqual({ exit: 'target', bar: 4, pnlCents: 10_000, r: 2 });
  });

  it('the first plan keeps its size and lasts no longer than the replay', () => {
    const log: Decision[] = [
      buy,
      next,
      { kind: 'resize', size: 20 },
      next,
      { kind: 'close' },
      next,
      { kind: 'finish' },
    ];
    const summary = summarizeReplay(replayLog({ ...settings, bars }, log));
    expect(summary.reviews[0]?.trade.pnlCents).toBe(3000 + 3000);
    expect(summary.reviews[0]?.firstPlan).toEqual({ exit: 'end', bar: 3, pnlCents: 6000, r: 1.2 });
    expect(summary.firstPlansCents).toBe(6000);
  });

  it('a trade that was left alone ends as its first plan', () => {
    const { reviews } = summarizeReplay(replayLog({ ...settings, bars }, [buy, next, next, next, next]));
    expect(reviews[0]?.firstPlan).toMatchObject({ exit: 'target', pnlCents: reviews[0]?.trade.pnlCents });
  });
});

describe('the summary', () => {
  it('the summary adds up result, costs, R and exposure beside buying and holding', () => {
    const bars = barsThrough(100, 100, 110, 110, 120);
    const setup = { ...settings, bars, costBasisPoints: 10 };
    const summary = summarizeReplay(replayLog(setup, [buy, next, next, next, next]));
    // 10 shares from 100 to 110 cost 1.00 and 1.10; 99 shares from 100 to 120 cost 9.90 and 11.88.
    expect(summary).toMatchObject({
      pnlCents: 9790,
      share: 0.00979,
      costCents: 210,
      rList: [9790 / 5000],
      barsPlayed: 4,
      exposure: 0.5,
      buyAndHold: { size: 99, pnlCents: 99 * 2000 - 990 - 1188 },
    });
  });

  it('a replay without a bar has nothing to compare with', () => {
    const setup = { ...settings, bars: barsThrough(100, 101) };
    expect(summarizeReplay(replayLog(setup, [{ kind: 'finish' }]))).toMatchObject({
      pnlCents: 0,
      meanR: null,
      buyAndHold: null,
      exposure: 0,
    });
  });
});
