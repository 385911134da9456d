import { createRandom } from '@wickwise/statistics/random';
import { describe, expect, it } from 'vitest';
import { MARKETS } from '../../fixtures/driftless-market.ts';
import { playReplay } from '../../fixtures/replay-traders.ts';
import { unskilledTraders } from '../../fixtures/unskilled-traders.ts';
import type { ReplayBar } from './bar.ts';
import type { Decision } from './decision.ts';
import { replayLog } from './session.ts';
import { betOnSides } from './side-bet.ts';
import { sidesOf } from './sides.ts';

/** Bars that open and close at these prices, with as much room beyond them as a stop needs. */
function barsThrough(...closes: number[]): ReplayBar[] {
  return closes.map((close, index) => {
    const open = closes[index - 1] ?? close;
    return { open, close, high: Math.max(open, close) + 3, low: Math.min(open, close) - 3 };
  });
}

const settings = { shownAtStart: 2, decimals: 2, accountCents: 1_000_000, costBasisPoints: 0 };
const buy: Decision = { kind: 'open', direction: 'long', entry: null, stop: 80, target: null, size: 10 };
const sell: Decision = { ...buy, direction: 'short', stop: 120 };
const next: Decision = { kind: 'advance' };
const close: Decision = { kind: 'close' };

describe('the sides of a replay', () => {
  const sidesAfter = (...log: Decision[]) =>
    sidesOf(replayLog({ ...settings, bars: barsThrough(100, 100, 100, 100, 100, 100) }, log)).map(
      ({ night, session }) => [night, session],
    );

  it('a trade from an open to an open holds the sessions and nights between', () => {
    expect(sidesAfter(next, sell, next, next, close, next)).toEqual([
      [0, 0],
      [0, -1],
      [-1, -1],
      [-1, 0],
    ]);
  });

  it('a session counts whole where the trade ends inside it, and not where it begins inside', () => {
    const limit: Decision = { ...buy, entry: 98, stop: 96.5, target: 102 };
    expect(sidesAfter(limit, next, next, { kind: 'finish' })).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(sidesAfter({ ...buy, stop: 98 }, next, { kind: 'finish' })).toEqual([[0, 1]]);
  });
});

describe('the bet on the sides', () => {
  it('wins a third of the hyperbolic tangent of a move, in units of the usual one', () => {
    // The only move before was 1%, so a rise of 1% is a usual one.
    const state = replayLog({ ...settings, bars: barsThrough(100, 101, 102.01) }, [buy, next]);
    expect(betOnSides(state).dollars).toEqual([1, expect.closeTo(1 + Math.tanh(1) / 3, 4)]);
    expect(betOnSides(state).againstDollars).toBeCloseTo(1 - Math.tanh(1) / 3, 4);
  });

  it('a side that is always held wins nothing after the first move, however far price rises', () => {
    const rise = Array.from({ length: 12 }, (_, bar) => 100 * 1.01 ** bar);
    const held = replayLog({ ...settings, bars: barsThrough(...rise) }, [buy, ...Array<Decision>(10).fill(next)]);
    const { dollars } = betOnSides(held);
    expect(dollars).toHaveLength(11);
    expect(dollars.at(-1)).toBeCloseTo(dollars[1] ?? 0, 10);
  });

  it('nothing is bet before any bar has moved', () => {
    const bars = barsThrough(100, 100, 102);
    expect(betOnSides(replayLog({ ...settings, bars }, [buy, next])).dollars).toEqual([1, 1]);
  });

  it.each(Object.entries(unskilledTraders))(
    'is fair to one who %s: a mirrored last session gives what was won back',
    (_, trader) => {
      for (const market of MARKETS) {
        const state = playReplay(trader, market, createRandom(7));
        const last = state.shown - 1;
        const mirrored = state.setup.bars.map((bar, place) =>
          place === last ? { ...bar, close: 2 * bar.open - bar.close } : bar,
        );
        const before = betOnSides(state).dollars;
        const after = betOnSides({ ...state, setup: { ...state.setup, bars: mirrored } }).dollars;
        const withoutSession = mirrored.map((bar, place) => (place === last ? { ...bar, close: bar.open } : bar));
        const flat = betOnSides({ ...state, setup: { ...state.setup, bars: withoutSession } }).dollars;
        expect(((before.at(-1) ?? 0) + (after.at(-1) ?? 0)) / 2).toBeCloseTo(flat.at(-1) ?? 0, 8);
      }
    },
  );
});
