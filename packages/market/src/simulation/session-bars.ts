import { at } from '../column.ts';
import { createDraws, type Draws } from './draws.ts';
import type { Instrument } from './instrument.ts';
import type { DayPath } from './year-path.ts';

/** The shortest interval; all longer ones are made of these bars. */
export const BAR_MS = 300_000;

/** Bars of a session never share a counter with those of another: there are at most 78. */
const COUNTERS_PER_DAY = 128;
/** Spread of a bar's volume around its expectation, as the deviation of a logarithm. */
const VOLUME_SPREAD = 0.35;

/** The five-minute bars of one session: prices in dollars as they are quoted, whole units of volume. */
export interface SessionBars {
  readonly count: number;
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  readonly volume: Float64Array;
}

/**
 * The bars of a day: a hashed walk bridged between its open and its close, in which volatility and
 * volume are high after the open, low at noon and rise toward the close.
 */
export function createSessionBars(instrument: Instrument): (day: DayPath) => SessionBars {
  const draws = (name: string) => createDraws(`${instrument.symbol}/bar/${name}`);
  const step = draws('step');
  const extreme = draws('extreme');
  const trade = draws('volume');
  const volatilityShares = createShares(VOLATILITY_SHAPE);
  const volumeShares = createShares(VOLUME_SHAPE);
  return (day) => {
    const count = (day.session.closeMs - day.session.openMs) / BAR_MS;
    const counter = day.session.dayNumber * COUNTERS_PER_DAY;
    const variances = spread(day.variance, volatilityShares(count));
    const path = bridge(day, variances, (bar) => step.normal(counter + bar));
    return {
      ...quoteBars(path, variances, { extreme, counter }),
      volume: drawVolume(spread(instrument.dailyVolume * day.activity, volumeShares(count)), (bar) =>
        trade.normal(counter + bar),
      ),
    };
  };
}

/** How much more than at noon the first and the last minutes have, and the share of a day it takes to fade. */
interface Shape {
  readonly atOpen: number;
  readonly atClose: number;
  readonly fade: number;
}

const VOLATILITY_SHAPE: Shape = { atOpen: 3.2, atClose: 1.1, fade: 0.1 };
const VOLUME_SHAPE: Shape = { atOpen: 2.4, atClose: 2.8, fade: 0.08 };

/** Each bar's share of a day of `count` bars; they add up to 1. Days have few lengths, so shares are kept. */
function createShares(shape: Shape): (count: number) => Float64Array {
  const known = new Map<number, Float64Array>();
  return (count) => {
    const shares = known.get(count) ?? sharesOf(count, shape);
    known.set(count, shares);
    return shares;
  };
}

function sharesOf(count: number, { atOpen, atClose, fade }: Shape): Float64Array {
  const weights = Float64Array.from({ length: count }, (_, bar) => {
    const part = (bar + 0.5) / count;
    return 1 + atOpen * Math.exp(-part / fade) + atClose * Math.exp((part - 1) / fade);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

function spread(amount: number, shares: Float64Array): Float64Array {
  return shares.map((share) => share * amount);
}

/** The logarithms of price at the borders of the bars, one more than bars. */
function bridge({ open, close }: DayPath, variances: Float64Array, draw: (bar: number) => number): Float64Array {
  const steps = variances.map((variance, bar) => Math.sqrt(variance) * draw(bar));
  const total = variances.reduce((sum, variance) => sum + variance, 0);
  const missing = close - open - steps.reduce((sum, step) => sum + step, 0);
  const path = new Float64Array(steps.length + 1).fill(open);
  for (let bar = 0; bar < steps.length; bar++) {
    const move = at(steps, bar) + (missing * at(variances, bar)) / total;
    path[bar + 1] = at(path, bar) + move;
  }
  return path;
}

function quoteBars(
  path: Float64Array,
  variances: Float64Array,
  { extreme, counter }: { extreme: Draws; counter: number },
) {
  const count = variances.length;
  const border = path.map((price) => roundToTick(Math.exp(price)));
  const high = new Float64Array(count);
  const low = new Float64Array(count);
  for (let bar = 0; bar < count; bar++) {
    const ends = { from: at(path, bar), to: at(path, bar + 1), variance: at(variances, bar) };
    const reach = (draw: number) => overshoot(ends, extreme.uniform(2 * (counter + bar) + draw));
    high[bar] = roundToTick(Math.exp(Math.max(ends.from, ends.to) + reach(0)));
    low[bar] = roundToTick(Math.exp(Math.min(ends.from, ends.to) - reach(1)));
  }
  return { count, open: border.subarray(0, count), high, low, close: border.subarray(1) };
}

/**
 * By how much a Brownian bridge passes the higher of its two ends, from its exact distribution (the
 * reflection principle); by symmetry also how far it falls below the lower one.
 */
function overshoot({ from, to, variance }: { from: number; to: number; variance: number }, draw: number): number {
  const distance = Math.abs(to - from);
  return (Math.sqrt(distance ** 2 - 2 * variance * Math.log(draw)) - distance) / 2;
}

function drawVolume(expected: Float64Array, draw: (bar: number) => number): Float64Array {
  return expected.map((units, bar) => Math.round(units * Math.exp(VOLUME_SPREAD * draw(bar))));
}

/** Prices are quoted in cents from a dollar up, and in hundredths of a cent below (SEC Rule 612). */
export function roundToTick(price: number): number {
  return price >= 1 ? Math.round(price * 100) / 100 : Math.round(price * 10_000) / 10_000;
}
