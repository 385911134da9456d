import { type Direction, opposite, type RuleCheck } from '../explanation.ts';
import type { JudgedCandle } from '../judged-candle.ts';
import { bothWays, downOnly, type RuleSet, upOnly } from '../rule-set.ts';
import { bottomOf, closeOf, type Level, topOf } from '../vocabulary/point.ts';
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
  closeOf(third).beyond(direction, depthOf(first, direction)),
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
    closeOf(third).beyond(direction, depthOf(first, direction)),
  ];
}

/** Into the first body from its close, the way the last candle comes back. */
function depthOf({ close, body }: JudgedCandle, direction: Direction): Level {
  const depth = body * PENETRATION;
  return { price: direction === 'up' ? close + depth : close - depth, name: 'a level 30 % into the first body' };
}
