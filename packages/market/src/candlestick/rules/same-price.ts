import { closeOf, lowOf, openOf } from '../conditions/point.ts';
import { colored, falling, longBody, noLowerShadow, noUpperShadow, rising } from '../conditions/size.ts';
import { opposite } from '../direction.ts';
import { bothWays, upOnly } from '../pattern.ts';
import { equalOf } from '../quantity.ts';

/** Patterns in which two candles share a price. */

export const counterattack = bothWays({ size: 2, lookback: 11 }, ({ first, second }, direction) => [
  longBody(first),
  colored(opposite(direction), first),
  longBody(second),
  colored(direction, second),
  closeOf(second).equals(closeOf(first), equalOf(first)),
]);

export const separatingLines = bothWays({ size: 2, lookback: 11 }, ({ first, second }, direction) => [
  colored(opposite(direction), first),
  longBody(second),
  colored(direction, second),
  direction === 'up' ? noLowerShadow(second) : noUpperShadow(second),
  openOf(second).equals(openOf(first), equalOf(first)),
]);

export const matchingLow = upOnly({ size: 2, lookback: 6 }, ({ first, second }) => [
  falling(first),
  falling(second),
  closeOf(second).equals(closeOf(first), equalOf(first)),
]);

export const stickSandwich = upOnly({ size: 3, lookback: 7 }, ({ first, second, third }) => [
  falling(first),
  rising(second),
  lowOf(second).above(closeOf(first)),
  falling(third),
  closeOf(third).equals(closeOf(first), equalOf(first)),
]);
