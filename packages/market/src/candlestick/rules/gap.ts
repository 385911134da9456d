import type { Condition } from '../condition.ts';
import { bottomOf, closeOf, openOf, topOf } from '../conditions/point.ts';
import { bodyGap } from '../conditions/position.ts';
import { colored, rising } from '../conditions/size.ts';
import { opposite } from '../direction.ts';
import { bothWays } from '../pattern.ts';
import type { PatternCandle } from '../pattern-candle.ts';
import { distanceBetween, equalOf, minus, nearOf, partOf, plus } from '../quantity.ts';

/** Patterns around a gap between two bodies. */

export const tasukiGap = bothWays({ size: 3, lookback: 7 }, ({ first, second, third }, direction) => [
  colored(direction, second),
  bodyGap(direction, { from: first, to: second }),
  colored(opposite(direction), third),
  openOf(third).insideBodyOf(second),
  closeOf(third).beyond(opposite(direction), openOf(second)),
  closeOf(third).beyond(direction, direction === 'up' ? topOf(first) : bottomOf(first)),
  {
    candle: third,
    phrase: 'body about as long as the second (the difference of the two)',
    measured: distanceBetween(partOf(second, 'body'), partOf(third, 'body')),
    comparison: 'below',
    bound: nearOf(second),
  },
]);

export const gapSideBySideWhite = bothWays({ size: 3, lookback: 7 }, ({ first, second, third }, direction) => [
  rising(second),
  bodyGap(direction, { from: first, to: second }),
  rising(third),
  bodyGap(direction, { from: first, to: third }),
  aboutAsLong(third, second),
  openOf(third).equals(openOf(second), equalOf(second)),
]);

export const gapThreeMethods = bothWays({ size: 3, lookback: 2 }, ({ first, second, third }, direction) => [
  colored(direction, first),
  colored(direction, second),
  bodyGap(direction, { from: first, to: second }),
  colored(opposite(direction), third),
  openOf(third).insideBodyOf(second),
  closeOf(third).insideBodyOf(first),
]);

function aboutAsLong(candle: PatternCandle, earlier: PatternCandle): Condition {
  const [body, near] = [partOf(earlier, 'body'), nearOf(earlier)];
  return {
    candle,
    phrase: `body about as long as the ${earlier.name}`,
    measured: partOf(candle, 'body'),
    comparison: 'within',
    bound: [minus(body, near), plus(body, near)],
  };
}
