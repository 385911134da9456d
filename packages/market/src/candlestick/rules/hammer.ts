import { bottomOf, highOf, loweredBy, lowOf, raisedBy } from '../conditions/point.ts';
import { bodyGap } from '../conditions/position.ts';
import { longLowerShadow, longUpperShadow } from '../conditions/shadow.ts';
import { noLowerShadow, noUpperShadow, smallBody } from '../conditions/size.ts';
import { downOnly, upOnly } from '../pattern.ts';
import { nearOf } from '../quantity.ts';

/** One candle each, placed by the candle before it. */

export const hammer = upOnly({ size: 1, lookback: 11 }, ({ before, first }) => [
  smallBody(first),
  longLowerShadow(first),
  noUpperShadow(first),
  bottomOf(first).atMost(raisedBy(lowOf(before), nearOf(before))),
]);

export const hangingMan = downOnly({ size: 1, lookback: 11 }, ({ before, first }) => [
  smallBody(first),
  longLowerShadow(first),
  noUpperShadow(first),
  bottomOf(first).atLeast(loweredBy(highOf(before), nearOf(before))),
]);

export const invertedHammer = upOnly({ size: 1, lookback: 11 }, ({ before, first }) => [
  smallBody(first),
  longUpperShadow(first),
  noLowerShadow(first),
  bodyGap('down', { from: before, to: first }),
]);

export const shootingStar = downOnly({ size: 1, lookback: 11 }, ({ before, first }) => [
  smallBody(first),
  longUpperShadow(first),
  noLowerShadow(first),
  bodyGap('up', { from: before, to: first }),
]);
