import type { Condition } from '../condition.ts';
import { closeOf, highOf, lowOf, openOf, type ReferenceLevel, raisedBy } from '../conditions/point.ts';
import { falling, longBody, rising } from '../conditions/size.ts';
import type { Direction } from '../direction.ts';
import { downOnly, upOnly } from '../pattern.ts';
import type { PatternCandle } from '../pattern-candle.ts';
import { constant, equalOf, minus, partOf, plus, times } from '../quantity.ts';

/** Patterns distinguished by how far the second candle closes back into the first body. */

export const darkCloudCover = downOnly({ size: 2, lookback: 11 }, ({ first, second }) => [
  longBody(first),
  rising(first),
  falling(second),
  openOf(second).above(highOf(first)),
  closeOf(second).above(openOf(first)),
  closeOf(second).below(middleOf(first, 'down')),
]);

export const piercing = upOnly({ size: 2, lookback: 11 }, ({ first, second }) => [
  ...lowerOpen(first, second),
  longBody(second),
  closeOf(second).below(openOf(first)),
  closeOf(second).above(middleOf(first, 'up')),
]);

export const inNeck = downOnly({ size: 2, lookback: 11 }, ({ first, second }) => [
  ...lowerOpen(first, second),
  closeOf(second).atLeast(closeOf(first)),
  closeOf(second).atMost(raisedBy(closeOf(first), equalOf(first))),
]);

export const onNeck = downOnly({ size: 2, lookback: 11 }, ({ first, second }) => [
  ...lowerOpen(first, second),
  closeOf(second).equals(lowOf(first), equalOf(first)),
]);

export const thrusting = downOnly({ size: 2, lookback: 11 }, ({ first, second }) => [
  ...lowerOpen(first, second),
  closeOf(second).beyondAs('closes clearly above the first close', {
    direction: 'up',
    price: plus(partOf(first, 'close'), equalOf(first)),
  }),
  closeOf(second).atMost(middleOf(first, 'up')),
]);

/** A long falling candle, then a rising one that opens below its low. */
function lowerOpen(first: PatternCandle, second: PatternCandle): Condition[] {
  return [longBody(first), falling(first), rising(second), openOf(second).below(lowOf(first))];
}

/** The middle of a body, with TA-Lib's arithmetic, which counts from the close upward or downward. */
function middleOf(candle: PatternCandle, direction: Direction): ReferenceLevel {
  const half = times(partOf(candle, 'body'), constant(0.5));
  const close = partOf(candle, 'close');
  const price = direction === 'up' ? plus(close, half) : minus(close, half);
  return { price, name: `the middle of the ${candle.name} body` };
}
