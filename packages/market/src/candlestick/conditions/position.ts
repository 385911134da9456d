import type { Condition } from '../condition.ts';
import type { Direction } from '../direction.ts';
import type { PatternCandle } from '../pattern-candle.ts';
import { bottomOf, highOf, lowOf, named, topOf } from './point.ts';

/** The positions of candles relative to each other. Every comparison is strict unless its name says otherwise. */

/** The body lies within another and touches neither end. */
export function bodyInside(candle: PatternCandle, outer: PatternCandle): Condition[] {
  return [topOf(candle).below(topOf(outer)), bottomOf(candle).above(bottomOf(outer))];
}

/** The body lies within another and may touch its ends. */
export function bodyNotOutside(candle: PatternCandle, outer: PatternCandle): Condition[] {
  return [topOf(candle).atMost(topOf(outer)), bottomOf(candle).atLeast(bottomOf(outer))];
}

/** High and low lie within those of another. */
export function rangeInside(candle: PatternCandle, outer: PatternCandle): Condition[] {
  return [highOf(candle).below(highOf(outer)), lowOf(candle).above(lowOf(outer))];
}

/** Part of the body lies within another candle's range. */
export function bodyMeetsRange(candle: PatternCandle, outer: PatternCandle): Condition[] {
  return [bottomOf(candle).below(highOf(outer)), topOf(candle).above(lowOf(outer))];
}

/** From an earlier candle to a later one. */
interface CandlePair {
  readonly from: PatternCandle;
  readonly to: PatternCandle;
}

/** High and low both lie beyond those of the earlier candle. */
export function rangeMoves(direction: Direction, { from, to }: CandlePair): Condition[] {
  return [highOf(to).beyond(direction, highOf(from)), lowOf(to).beyond(direction, lowOf(from))];
}

/** The whole body lies beyond the earlier one. */
export function bodyGap(direction: Direction, { from, to }: CandlePair): Condition {
  const [nearEnd, { price }] = direction === 'up' ? [bottomOf(to), topOf(from)] : [topOf(to), bottomOf(from)];
  return nearEnd.beyondAs(`body gaps ${direction} from ${named(from, 'body')}`, { direction, price });
}

/** The whole candle lies beyond the earlier one. */
export function fullGap(direction: Direction, { from, to }: CandlePair): Condition {
  const [nearEnd, { price }] = direction === 'up' ? [lowOf(to), highOf(from)] : [highOf(to), lowOf(from)];
  const phrase = `gaps ${direction} from ${named(from, 'candle')}, shadows included`;
  return nearEnd.beyondAs(phrase, { direction, price });
}
