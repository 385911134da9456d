import { opposite } from '../explanation.ts';
import { bothWays, upOnly } from '../rule-set.ts';
import { closeOf, lowOf, openOf } from '../vocabulary/point.ts';
import { coloured, falling, rising } from '../vocabulary/position.ts';
import { longBody, noLowerShadow, noUpperShadow } from '../vocabulary/size.ts';

/** Patterns in which two candles share a price. */

export const counterattack = bothWays(2, ({ first, second }, direction) => [
  longBody(first),
  coloured(opposite(direction), first),
  longBody(second),
  coloured(direction, second),
  closeOf(second).equals(closeOf(first), first.usual.equal),
]);

export const separatingLines = bothWays(2, ({ first, second }, direction) => [
  coloured(opposite(direction), first),
  longBody(second),
  coloured(direction, second),
  direction === 'up' ? noLowerShadow(second) : noUpperShadow(second),
  openOf(second).equals(openOf(first), first.usual.equal),
]);

export const matchingLow = upOnly(2, ({ first, second }) => [
  falling(first),
  falling(second),
  closeOf(second).equals(closeOf(first), first.usual.equal),
]);

export const stickSandwich = upOnly(3, ({ first, second, third }) => [
  falling(first),
  rising(second),
  lowOf(second).above(closeOf(first)),
  falling(third),
  closeOf(third).equals(closeOf(first), first.usual.equal),
]);
