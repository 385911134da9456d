import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { type ReplayBar, rescaleBars } from './bar.ts';
import type { Decision } from './decision.ts';
import { toJournalEntry } from './journal-entry.ts';
import { createRandomTraders, RANDOM_TRADERS } from './random-traders.ts';
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

describe('random traders', () => {
  it('random traders agree with all four possible places of a one-bar trade', () => {
    // By hand: the bars make 1, −1, 2 and −2 percent, and the trade made 1: in two of four places as much or more.
    const bars = barsThrough(100, 101, 99.99, 101.9898, 99.950004);
    const log: Decision[] = [{ ...buy, size: 1 }, next, { kind: 'close' }, next, next, next];
    const state = replayLog({ ...settings, bars }, log);
    const traders = createRandomTraders(state, createRandom(5));
    expect(traders.draw(4000)).toBe(4000);
    expect(traders.draw(20_000)).toBe(RANDOM_TRADERS);
    const { asGood, asGoodAfterLoss } = traders.comparison();
    expect(asGood / RANDOM_TRADERS).toBeCloseTo(0.5, 1);
    expect(asGoodAfterLoss).toBe(RANDOM_TRADERS);
  });

  it('random traders do as well as a trader who is always in the market', () => {
    const bars = barsThrough(100, 102, 104, 106, 108);
    const state = replayLog({ ...settings, bars }, [{ ...buy, target: null }, next, next, next, next]);
    const traders = createRandomTraders(state, createRandom(5));
    traders.draw(100);
    expect(traders.comparison().asGood).toBe(100);
  });
});

describe('bars of a replay', () => {
  it('the bars of a replay begin at 100, in hundredths or, where bars are small, in thousandths', () => {
    const wide = [
      { open: 50, high: 52, low: 49, close: 50 },
      { open: 51, high: 53, low: 50, close: 52 },
    ];
    expect(rescaleBars(wide, 0)).toEqual({
      decimals: 2,
      bars: [
        { open: 100, high: 104, low: 98, close: 100 },
        { open: 102, high: 106, low: 100, close: 104 },
      ],
    });
    const small = [{ open: 1.1, high: 1.10005, low: 1.0999, close: 1.1 }];
    expect(rescaleBars(small, 0)).toEqual({
      decimals: 3,
      bars: [{ open: 100, high: 100.005, low: 99.991, close: 100 }],
    });
  });

  it('an anchor without a price is rejected', () => {
    expect(() => rescaleBars([], 0)).toThrow(RangeError);
  });
});

describe('a trade for the journal', () => {
  it('a replayed trade keeps its fills, its R and the rules that it broke, and counts in no amount of money', () => {
    const bars = barsThrough(100, 100, 103, 106, 106);
    const moved: Decision = { kind: 'move-stop', stop: 90 };
    const log: Decision[] = [buy, next, moved, { kind: 'resize', size: 20 }, next, { kind: 'close' }, next];
    const [trade] = replayLog({ ...settings, bars, costBasisPoints: 5 }, log).trades;
    if (trade === undefined) throw new Error('There is a trade.');
    const facts = { id: '1', date: '2026-03-02', symbol: 'SPY', timeframe: '1D' as const, privateNotes: 'Notes' };
    expect(toJournalEntry(trade, facts)).toMatchObject({
      ...facts,
      stage: 'replay',
      tags: ['replay'],
      entryPrice: 100,
      exitPrice: 103,
      positionSize: 20,
      pnl: trade.pnlCents / 100,
      rMultiple: trade.r,
      fees: 2.03,
      riskAmount: 50,
      stopLoss: 95,
      winLoss: 'win',
      brokenRules: ['moved-stop', 'exited-early'],
    });
  });
});
