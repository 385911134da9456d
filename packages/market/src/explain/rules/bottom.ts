import { upOnly } from '../rule-set.ts';
import { closeOf, highOf, lowOf, openOf } from '../vocabulary/point.ts';
import { bodyGap, falling, rangeInside, rising } from '../vocabulary/position.ts';
import {
  bodySmallerThan,
  clearLowerShadow,
  clearUpperShadow,
  longBody,
  lowerShadowLongerThanBody,
  noShadows,
  smallBody,
} from '../vocabulary/size.ts';

/** Patterns of falling candles that run out. */

export const threeStarsInTheSouth = upOnly(3, ({ first, second, third }) => [
  longBody(first),
  falling(first),
  lowerShadowLongerThanBody(first),
  falling(second),
  bodySmallerThan(second, first),
  openOf(second).above(closeOf(first)),
  openOf(second).atMost(highOf(first)),
  lowOf(second).below(closeOf(first)),
  lowOf(second).atLeast(lowOf(first)),
  clearLowerShadow(second),
  smallBody(third),
  falling(third),
  ...noShadows(third),
  ...rangeInside(third, second),
]);

export const uniqueThreeRiver = upOnly(3, ({ first, second, third }) => [
  longBody(first),
  falling(first),
  falling(second),
  closeOf(second).above(closeOf(first)),
  openOf(second).atMost(openOf(first)),
  lowOf(second).below(lowOf(first)),
  smallBody(third),
  rising(third),
  openOf(third).above(lowOf(second)),
]);

export const concealingBabySwallow = upOnly(4, ({ first, second, third, fourth }) => [
  falling(first),
  ...noShadows(first),
  falling(second),
  ...noShadows(second),
  falling(third),
  bodyGap('down', { from: second, to: third }),
  clearUpperShadow(third),
  highOf(third).above(closeOf(second)),
  falling(fourth),
  highOf(fourth).above(highOf(third)),
  lowOf(fourth).below(lowOf(third)),
]);

export const ladderBottom = upOnly(5, ({ first, second, third, fourth, fifth }) => [
  falling(first),
  falling(second),
  openOf(second).below(openOf(first)),
  closeOf(second).below(closeOf(first)),
  falling(third),
  openOf(third).below(openOf(second)),
  closeOf(third).below(closeOf(second)),
  falling(fourth),
  clearUpperShadow(fourth),
  rising(fifth),
  openOf(fifth).above(openOf(fourth)),
  closeOf(fifth).above(highOf(fourth)),
]);
