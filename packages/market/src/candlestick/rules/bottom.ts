import { closeOf, highOf, lowOf, openOf } from '../conditions/point.ts';
import { bodyGap, rangeInside } from '../conditions/position.ts';
import { longLowerShadow } from '../conditions/shadow.ts';
import {
  bodySmallerThan,
  clearLowerShadow,
  clearUpperShadow,
  falling,
  longBody,
  noShadows,
  rising,
  smallBody,
} from '../conditions/size.ts';
import { upOnly } from '../pattern.ts';

/** Patterns of falling candles that run out. */

export const threeStarsInTheSouth = upOnly({ size: 3, lookback: 12 }, ({ first, second, third }) => [
  longBody(first),
  falling(first),
  longLowerShadow(first),
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

export const uniqueThreeRiver = upOnly({ size: 3, lookback: 12 }, ({ first, second, third }) => [
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

export const concealingBabySwallow = upOnly({ size: 4, lookback: 13 }, ({ first, second, third, fourth }) => [
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

export const ladderBottom = upOnly({ size: 5, lookback: 14 }, ({ first, second, third, fourth, fifth }) => [
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
