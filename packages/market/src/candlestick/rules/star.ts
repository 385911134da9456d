import type { Condition } from '../condition.ts';
import { bottomOf, closeOf, topOf } from '../conditions/point.ts';
import { bodyGap, fullGap } from '../conditions/position.ts';
import { bodyNotLong, colored, hardlyAnyBody, hardlyAnyBodyBy, longBody } from '../conditions/size.ts';
import { type Direction, opposite } from '../direction.ts';
import { bothWays, type ConditionBuilder, downOnly, upOnly } from '../pattern.ts';
import type { PatternCandle } from '../pattern-candle.ts';
import { constant, minus, partOf, plus, times } from '../quantity.ts';

/** How deep into the first body the last candle of a star has to close. */
const PENETRATION = 0.3;

type SizeCondition = (candle: PatternCandle) => Condition;

export const dojiStar = bothWays({ size: 2, lookback: 11 }, ({ first, second }, direction) => [
  longBody(first),
  colored(opposite(direction), first),
  hardlyAnyBody(second),
  bodyGap(opposite(direction), { from: first, to: second }),
]);

export const morningStar = upOnly({ size: 3, lookback: 12 }, starAround(bodyNotLong));
export const morningDojiStar = upOnly({ size: 3, lookback: 12 }, starAround(hardlyAnyBody));
export const eveningStar = downOnly({ size: 3, lookback: 12 }, starAround(bodyNotLong));
export const eveningDojiStar = downOnly({ size: 3, lookback: 12 }, starAround(hardlyAnyBody));

export const abandonedBaby = bothWays({ size: 3, lookback: 12 }, ({ first, second, third }, direction) => [
  longBody(first),
  colored(opposite(direction), first),
  hardlyAnyBody(second),
  fullGap(opposite(direction), { from: first, to: second }),
  longBody(third),
  colored(direction, third),
  fullGap(direction, { from: second, to: third }),
  closesDeepInto(first, { candle: third, direction }),
]);

export const tristar = bothWays({ size: 3, lookback: 12 }, ({ first, second, third }, direction) => [
  hardlyAnyBody(first),
  hardlyAnyBodyBy(first, second),
  bodyGap(opposite(direction), { from: first, to: second }),
  hardlyAnyBodyBy(first, third),
  direction === 'up' ? bottomOf(third).above(bottomOf(second)) : topOf(third).below(topOf(second)),
]);

function starAround(middle: SizeCondition): ConditionBuilder {
  return ({ first, second, third }, direction) => [
    longBody(first),
    colored(opposite(direction), first),
    middle(second),
    bodyGap(opposite(direction), { from: first, to: second }),
    longBody(third),
    colored(direction, third),
    closesDeepInto(first, { candle: third, direction }),
  ];
}

/** Counted from the close of the first body, the way the last candle comes back. */
function closesDeepInto(
  first: PatternCandle,
  { candle, direction }: { candle: PatternCandle; direction: Direction },
): Condition {
  const close = partOf(first, 'close');
  const depth = times(partOf(first, 'body'), constant(PENETRATION));
  const price = direction === 'up' ? plus(close, depth) : minus(close, depth);
  return closeOf(candle).beyondAs('closes more than 30% into the first body', { direction, price });
}
