import { check } from '../check.ts';
import type { Direction, RuleCheck } from '../explanation.ts';
import type { JudgedCandle } from '../judged-candle.ts';
import { bottomOf, highOf, lowOf, named, topOf } from './point.ts';

/** How candles lie to each other. Every comparison is strict unless its name says otherwise. */

/** Up for a rising candle, to which one that closes where it opened counts; down for a falling one. */
export function coloured(direction: Direction, candle: JudgedCandle): RuleCheck {
  return direction === 'up' ? rising(candle) : falling(candle);
}

/** What charts call a white candle. */
export function rising(candle: JudgedCandle): RuleCheck {
  const phrase = 'rising, closes at or above its open';
  return check({ candle, phrase, measured: candle.close, comparison: 'at_least', threshold: candle.open });
}

/** What charts call a black candle. */
export function falling(candle: JudgedCandle): RuleCheck {
  const phrase = 'falling, closes below its open';
  return check({ candle, phrase, measured: candle.close, comparison: 'below', threshold: candle.open });
}

/** The body lies within another and touches neither end. */
export function bodyInside(candle: JudgedCandle, outer: JudgedCandle): RuleCheck[] {
  return [topOf(candle).below(topOf(outer)), bottomOf(candle).above(bottomOf(outer))];
}

/** The body lies within another and may touch its ends. */
export function bodyNotOutside(candle: JudgedCandle, outer: JudgedCandle): RuleCheck[] {
  return [topOf(candle).atMost(topOf(outer)), bottomOf(candle).atLeast(bottomOf(outer))];
}

/** High and low lie within those of another. */
export function rangeInside(candle: JudgedCandle, outer: JudgedCandle): RuleCheck[] {
  return [highOf(candle).below(highOf(outer)), lowOf(candle).above(lowOf(outer))];
}

/** Part of the body lies within another candle's range. */
export function bodyMeetsRange(candle: JudgedCandle, outer: JudgedCandle): RuleCheck[] {
  return [bottomOf(candle).below(highOf(outer)), topOf(candle).above(lowOf(outer))];
}

/** From an earlier candle to a later one. */
interface Step {
  readonly from: JudgedCandle;
  readonly to: JudgedCandle;
}

/** High and low both lie beyond those of the earlier candle. */
export function rangeMoves(direction: Direction, { from, to }: Step): RuleCheck[] {
  return [highOf(to).beyond(direction, highOf(from)), lowOf(to).beyond(direction, lowOf(from))];
}

/** The whole body lies beyond the earlier one. */
export function bodyGap(direction: Direction, { from, to }: Step): RuleCheck {
  const [nearEnd, { price }] = direction === 'up' ? [bottomOf(to), topOf(from)] : [topOf(to), bottomOf(from)];
  return nearEnd.beyondAs(`body gaps ${direction} from ${named(from, 'body')}`, { direction, price });
}

/** The whole candle lies beyond the earlier one. */
export function fullGap(direction: Direction, { from, to }: Step): RuleCheck {
  const [nearEnd, { price }] = direction === 'up' ? [lowOf(to), highOf(from)] : [highOf(to), lowOf(from)];
  const phrase = `gaps ${direction} from ${named(from, 'candle')}, shadows included`;
  return nearEnd.beyondAs(phrase, { direction, price });
}
