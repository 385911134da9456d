import type { Condition, Quantity } from '../condition.ts';
import type { PatternCandle } from '../pattern-candle.ts';
import { constant, partOf } from '../quantity.ts';

/** Conditions whose numbers are counts instead of prices. */

interface Count extends Pick<Condition, 'candle' | 'phrase' | 'measured' | 'comparison'> {
  readonly bound: number;
}

/** Compares how many there are of something. */
export function countCondition(unit: 'candles' | 'count', { bound, ...count }: Count): Condition {
  return { ...count, bound: constant(bound), scale: { unit, size: constant(1), factor: bound } };
}

/** Any one of several ways is enough. Each is a list of conditions that must all be met. */
export function anyOf(
  ways: readonly (readonly Condition[])[],
  { candle, phrase }: Pick<Condition, 'candle' | 'phrase'>,
): Condition {
  const measured: Quantity = { kind: 'open ways', ways };
  return { ...countCondition('count', { candle, phrase, measured, comparison: 'at_least', bound: 1 }), ways };
}

/** How many ends of two bodies match: none, one or both. */
export function sharedEnds(candle: PatternCandle, other: PatternCandle): Quantity {
  const ends = ['top', 'bottom'] as const;
  return { kind: 'equal pairs', pairs: ends.map((end) => [partOf(candle, end), partOf(other, end)]) };
}
