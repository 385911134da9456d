import { type Direction, opposite, type RuleCheck } from '../explanation.ts';
import type { JudgedCandle } from '../judged-candle.ts';
import { bothWays, downOnly, type RuleSet, upOnly } from '../rule-set.ts';
import { bottomOf, closeOf, topOf } from '../vocabulary/point.ts';
import { bodyGap, coloured, fullGap } from '../vocabulary/position.ts';
import { bodyNotLong, hardlyAnyBody, hardlyAnyBodyBy, longBody } from '../vocabulary/size.ts';

/** How deep into the first body the last candle of a star has to close. */
const PENETRATION = 0.3;

type SizeCheck = (candle: JudgedCandle) => RuleCheck;

export const dojiStar = bothWays(2, ({ first, second }, direction) => [
  longBody(first),
  coloured(opposite(direction), first),
  hardlyAnyBody(second),
  bodyGap(opposite(direction), { from: first, to: second }),
]);

export const morningStar = upOnly(3, starAround(bodyNotLong));
export const morningDojiStar = upOnly(3, starAround(hardlyAnyBody));
export const eveningStar = downOnly(3, starAround(bodyNotLong));
export const eveningDojiStar = downOnly(3, starAround(hardlyAnyBody));

export const abandonedBaby = bothWays(3, ({ first, second, third }, direction) => [
  longBody(first),
  coloured(opposite(direction), first),
  hardlyAnyBody(second),
  fullGap(opposite(direction), { from: first, to: second }),
  longBody(third),
  coloured(direction, third),
  fullGap(direction, { from: second, to: third }),
  closesDeepInto(first, { candle: third, direction }),
]);

export const tristar = bothWays(3, ({ first, second, third }, direction) => [
  hardlyAnyBody(first),
  hardlyAnyBodyBy(first, second),
  bodyGap(opposite(direction), { from: first, to: second }),
  hardlyAnyBodyBy(first, third),
  direction === 'up' ? bottomOf(third).above(bottomOf(second)) : topOf(third).below(topOf(second)),
]);

function starAround(middle: SizeCheck): RuleSet['conditions'] {
  return ({ first, second, third }, direction) => [
    longBody(first),
    coloured(opposite(direction), first),
    middle(second),
    bodyGap(opposite(direction), { from: first, to: second }),
    longBody(third),
    coloured(direction, third),
    closesDeepInto(first, { candle: third, direction }),
  ];
}

/** Counted from the close of the first body, the way the last candle comes back. */
function closesDeepInto(
  { close, body }: JudgedCandle,
  { candle, direction }: { candle: JudgedCandle; direction: Direction },
): RuleCheck {
  const depth = body * PENETRATION;
  const price = direction === 'up' ? close + depth : close - depth;
  return closeOf(candle).beyondAs('closes more than 30 % into the first body', { direction, price });
}
