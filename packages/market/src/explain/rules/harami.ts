import { opposite } from '../explanation.ts';
import { bothWays, upOnly } from '../rule-set.ts';
import { closeOf, openOf } from '../vocabulary/point.ts';
import { bodyInside, bodyNotOutside, coloured, falling } from '../vocabulary/position.ts';
import { bodyNotLong, hardlyAnyBody, longBody } from '../vocabulary/size.ts';

/** Patterns of a body carried inside the one before. */

export const harami = bothWays(2, ({ first, second }, direction) => [
  longBody(first),
  coloured(opposite(direction), first),
  bodyNotLong(second),
  ...bodyNotOutside(second, first),
]);

export const haramiCross = bothWays(2, ({ first, second }, direction) => [
  longBody(first),
  coloured(opposite(direction), first),
  hardlyAnyBody(second),
  ...bodyNotOutside(second, first),
]);

export const homingPigeon = upOnly(2, ({ first, second }) => [
  longBody(first),
  falling(first),
  bodyNotLong(second),
  falling(second),
  ...bodyInside(second, first),
]);

export const threeInside = bothWays(3, ({ first, second, third }, direction) => [
  longBody(first),
  coloured(opposite(direction), first),
  bodyNotLong(second),
  ...bodyInside(second, first),
  coloured(direction, third),
  closeOf(third).beyond(direction, openOf(first)),
]);
