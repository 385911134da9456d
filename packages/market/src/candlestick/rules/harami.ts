import { closeOf, openOf } from '../conditions/point.ts';
import { bodyInside, bodyNotOutside } from '../conditions/position.ts';
import { bodyNotLong, colored, falling, hardlyAnyBody, longBody } from '../conditions/size.ts';
import { opposite } from '../direction.ts';
import { bothWays, upOnly } from '../pattern.ts';

/** Patterns of a body carried inside the one before. */

export const harami = bothWays({ size: 2, lookback: 11, weakerWithSharedEnd: true }, ({ first, second }, direction) => [
  longBody(first),
  colored(opposite(direction), first),
  bodyNotLong(second),
  ...bodyNotOutside(second, first),
]);

export const haramiCross = bothWays(
  { size: 2, lookback: 11, weakerWithSharedEnd: true },
  ({ first, second }, direction) => [
    longBody(first),
    colored(opposite(direction), first),
    hardlyAnyBody(second),
    ...bodyNotOutside(second, first),
  ],
);

export const homingPigeon = upOnly({ size: 2, lookback: 11 }, ({ first, second }) => [
  longBody(first),
  falling(first),
  bodyNotLong(second),
  falling(second),
  ...bodyInside(second, first),
]);

export const threeInside = bothWays({ size: 3, lookback: 12 }, ({ first, second, third }, direction) => [
  longBody(first),
  colored(opposite(direction), first),
  bodyNotLong(second),
  ...bodyInside(second, first),
  colored(direction, third),
  closeOf(third).beyond(direction, openOf(first)),
]);
