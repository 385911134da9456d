import { downOnly, upOnly } from '../rule-set.ts';
import { bottomOf, highOf, lowOf, orHardlyAbove, orHardlyBelow } from '../vocabulary/point.ts';
import { bodyGap } from '../vocabulary/position.ts';
import {
  lowerShadowLongerThanBody,
  noLowerShadow,
  noUpperShadow,
  smallBody,
  upperShadowLongerThanBody,
} from '../vocabulary/size.ts';

/** One candle each, placed by the candle before it. */

export const hammer = upOnly(1, ({ before, first }) => [
  smallBody(first),
  lowerShadowLongerThanBody(first),
  noUpperShadow(first),
  bottomOf(first).atMost(orHardlyAbove(lowOf(before), before.usual.near)),
]);

export const hangingMan = downOnly(1, ({ before, first }) => [
  smallBody(first),
  lowerShadowLongerThanBody(first),
  noUpperShadow(first),
  bottomOf(first).atLeast(orHardlyBelow(highOf(before), before.usual.near)),
]);

export const invertedHammer = upOnly(1, ({ before, first }) => [
  smallBody(first),
  upperShadowLongerThanBody(first),
  noLowerShadow(first),
  bodyGap('down', { from: before, to: first }),
]);

export const shootingStar = downOnly(1, ({ before, first }) => [
  smallBody(first),
  upperShadowLongerThanBody(first),
  noLowerShadow(first),
  bodyGap('up', { from: before, to: first }),
]);
