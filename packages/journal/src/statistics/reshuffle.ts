import type { Random } from '@wickwise/statistics/random';
import { percentile } from '@wickwise/statistics/sample';
import { maxDrawdown } from './drawdown.ts';
import { NEEDED_TRADES } from './needed-trades.ts';

/** Why random sequences of the results would say nothing; null when they say something. */
export type ReshuffleRefusal = 'too-few' | 'order-is-irrelevant';

/**
 * Whether the drawdowns of random sequences can be read. Without a gain, or with fewer than two losses, every sequence
 * has the same drawdown: the loss, or all losses together.
 */
export function refuseReshuffle(values: readonly number[]): ReshuffleRefusal | null {
  if (values.length < NEEDED_TRADES.drawdownRange) return 'too-few';
  const losses = values.filter((value) => value < 0).length;
  return losses < 2 || !values.some((value) => value > 0) ? 'order-is-irrelevant' : null;
}

/** How many random sequences of the trades are drawn. */
export const RESHUFFLES = 10_000;

/** The same trades in other orders, drawn bit by bit so that a long list does not hold up the screen. */
export interface Reshuffle {
  /** Draws up to `count` more orders, and returns how many have been drawn in all: 10,000 at most. */
  draw(count: number): number;
  /** What the orders drawn so far say, in the unit of the values; null before the first. */
  drawdowns(): ExpectedDrawdowns | null;
}

/** The drawdowns to expect of a list of results by nothing but the order in which they came. */
export interface ExpectedDrawdowns {
  readonly median: number;
  /** The middle 95% of sequences have a drawdown from `low` to `high`. */
  readonly low: number;
  readonly high: number;
  /** The share of orders, 0 to 1, whose drawdown is at least as large as that of the order that was traded. */
  readonly shareAsLarge: number;
}

/** Draws new orders of a list of results by Fisher and Yates's method. */
export function createReshuffle(values: readonly number[], random: Random): Reshuffle {
  const observed = maxDrawdown(values);
  const order = Float64Array.from(values).sort();
  const drawn = new Float64Array(RESHUFFLES);
  let count = 0;
  return {
    draw: (more) => {
      const last = Math.min(RESHUFFLES, count + more);
      for (; count < last; count++) drawn[count] = shuffledDrawdown(order, random);
      return count;
    },
    drawdowns: () => (count === 0 ? null : describeDrawdowns(drawn.slice(0, count).sort(), observed)),
  };
}

/** Puts the values into a new order, each place in turn, and returns the drawdown of that order. */
function shuffledDrawdown(values: Float64Array, random: Random): number {
  let total = 0;
  let peak = 0;
  let largest = 0;
  for (let place = 0; place < values.length; place++) {
    const chosen = place + Math.floor(random() * (values.length - place));
    const value = values[chosen] ?? 0;
    values[chosen] = values[place] ?? 0;
    values[place] = value;
    total += value;
    if (total > peak) peak = total;
    else if (peak - total > largest) largest = peak - total;
  }
  return largest;
}

/** Sums in another order differ in their last digits: what is equal but for them counts as equal. */
const TOLERANCE = 1e-9;

function describeDrawdowns(sorted: Float64Array, observed: number): ExpectedDrawdowns {
  const asLarge = sorted.filter((drawdown) => drawdown >= observed - TOLERANCE).length;
  return {
    median: percentile(sorted, 50),
    low: percentile(sorted, 2.5),
    high: percentile(sorted, 97.5),
    shareAsLarge: asLarge / sorted.length,
  };
}
