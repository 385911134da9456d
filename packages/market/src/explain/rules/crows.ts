import type { RuleCheck } from '../explanation.ts';
import type { JudgedCandle } from '../judged-candle.ts';
import { downOnly } from '../rule-set.ts';
import { closeOf, highOf, openOf } from '../vocabulary/point.ts';
import { bodyGap, falling, rising } from '../vocabulary/position.ts';
import { bodyNotLong, longBody, noLowerShadow } from '../vocabulary/size.ts';

export const twoCrows = downOnly(3, ({ first, second, third }) => [
  longBody(first),
  rising(first),
  falling(second),
  bodyGap('up', { from: first, to: second }),
  falling(third),
  openOf(third).insideBodyOf(second),
  closeOf(third).insideBodyOf(first),
]);

export const upsideGapTwoCrows = downOnly(3, ({ first, second, third }) => [
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
export const threeBlackCrows = downOnly(3, ({ before, first, second, third }) => [
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

export const identicalThreeCrows = downOnly(3, ({ first, second, third }) => [
  ...crow(first),
  ...crow(second),
  openOf(second).equals(closeOf(first), first.usual.equal),
  closeOf(second).below(closeOf(first)),
  ...crow(third),
  openOf(third).equals(closeOf(second), second.usual.equal),
  closeOf(third).below(closeOf(second)),
]);

function crow(candle: JudgedCandle): RuleCheck[] {
  return [falling(candle), noLowerShadow(candle)];
}
