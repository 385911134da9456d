import { createRandom } from '@wickwise/statistics/random';
import { expect, it } from 'vitest';
import type { ReplayBar } from './bar.ts';
import type { Decision } from './decision.ts';
import { createRandomTraders, RANDOM_TRADERS } from './random-traders.ts';
import { replayLog } from './session.ts';

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
  const { ownCents, totals } = traders.distribution();
  expect(ownCents).toBe(100);
  expect([...new Set([...totals].map(Math.round))].sort((a, b) => a - b)).toEqual([-200, -100, 100, 200]);
});

it('random traders do as well as a trader who is always in the market', () => {
  const bars = barsThrough(100, 102, 104, 106, 108);
  const state = replayLog({ ...settings, bars }, [{ ...buy, target: null }, next, next, next, next]);
  const traders = createRandomTraders(state, createRandom(5));
  traders.draw(100);
  expect(traders.comparison().asGood).toBe(100);
});
