import { type Direction, opposite, type RuleCheck } from '../explanation.ts';
import type { JudgedCandle } from '../judged-candle.ts';
import { bothWays, type RuleSet } from '../rule-set.ts';
import { closeOf, highOf, lowOf, orHardlyAbove, orHardlyBelow } from '../vocabulary/point.ts';
import { rangeInside, rangeMoves } from '../vocabulary/position.ts';

/** Set-ups of the two patterns that wait for confirmation: a break one way that is read the other way. */

/** Candles after a set-up in which it can still be confirmed. */
const CONFIRMATION_WINDOW = 3;

/** The second candle is the inside one. */
export const hikkake: RuleSet = {
  ...bothWays(3, ({ first, second, third }, direction) => [
    ...rangeInside(second, first),
    ...rangeMoves(opposite(direction), { from: second, to: third }),
  ]),
  confirmedWithin: CONFIRMATION_WINDOW,
};

/** The third candle is the inside one. */
export const modifiedHikkake: RuleSet = {
  ...bothWays(4, ({ first, second, third, fourth }, direction) => [
    ...rangeInside(second, first),
    closesAtEnd(direction, second),
    ...rangeInside(third, second),
    ...rangeMoves(opposite(direction), { from: third, to: fourth }),
  ]),
  confirmedWithin: CONFIRMATION_WINDOW,
};

/** The close that confirms a set-up: beyond the inside candle. */
export function confirms(
  direction: Direction,
  { inside, last }: { inside: JudgedCandle; last: JudgedCandle },
): RuleCheck {
  return closeOf(last).beyond(direction, direction === 'up' ? highOf(inside) : lowOf(inside));
}

function closesAtEnd(direction: Direction, candle: JudgedCandle): RuleCheck {
  const { near } = candle.usual;
  return direction === 'up'
    ? closeOf(candle).atMost({ ...orHardlyAbove(lowOf(candle), near), name: 'its own low, or hardly above' })
    : closeOf(candle).atLeast({ ...orHardlyBelow(highOf(candle), near), name: 'its own high, or hardly below' });
}
