import type { Condition } from '../condition.ts';
import { closeOf, highOf, openOf } from '../conditions/point.ts';
import { bodyGap } from '../conditions/position.ts';
import { bodyNotLong, falling, longBody, noLowerShadow, rising } from '../conditions/size.ts';
import { downOnly } from '../pattern.ts';
import type { PatternCandle } from '../pattern-candle.ts';
import { equalOf } from '../quantity.ts';

export const twoCrows = downOnly({ size: 3, lookback: 12 }, ({ first, second, third }) => [
  longBody(first),
  rising(first),
  falling(second),
  bodyGap('up', { from: first, to: second }),
  falling(third),
  openOf(third).insideBodyOf(second),
  closeOf(third).insideBodyOf(first),
]);

export const upsideGapTwoCrows = downOnly({ size: 3, lookback: 12 }, ({ first, second, third }) => [
  longBody(first),
  rising(first),
  bodyNotLong(second),
  falling(second),
  bodyGap('up', { from: first, to: second }),
  falling(third),
  openOf(third).above(openOf(second)),
  closeOf(third).below(closeOf(second)),
  closeOf(third).above(closeOf(first)),
]);

/** TA-Lib also wants the first crow to come after a rising candle and to close below its high. */
export const threeBlackCrows = downOnly({ size: 3, lookback: 13 }, ({ before, first, second, third }) => [
  rising(before),
  ...crow(first),
  closeOf(first).below(highOf(before)),
  ...crow(second),
  openOf(second).insideBodyOf(first),
  closeOf(second).below(closeOf(first)),
  ...crow(third),
  openOf(third).insideBodyOf(second),
  closeOf(third).below(closeOf(second)),
]);

export const identicalThreeCrows = downOnly({ size: 3, lookback: 12 }, ({ first, second, third }) => [
  ...crow(first),
  ...crow(second),
  openOf(second).equals(closeOf(first), equalOf(first)),
  closeOf(second).below(closeOf(first)),
  ...crow(third),
  openOf(third).equals(closeOf(second), equalOf(second)),
  closeOf(third).below(closeOf(second)),
]);

function crow(candle: PatternCandle): Condition[] {
  return [falling(candle), noLowerShadow(candle)];
}
