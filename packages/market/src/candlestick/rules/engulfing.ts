import type { Condition } from '../condition.ts';
import { countCondition, sharedEnds } from '../conditions/count.ts';
import { bottomOf, closeOf, topOf } from '../conditions/point.ts';
import { colored } from '../conditions/size.ts';
import { opposite } from '../direction.ts';
import { bothWays } from '../pattern.ts';
import type { PatternCandle } from '../pattern-candle.ts';

export const engulfing = bothWays(
  { size: 2, lookback: 2, weakerWithSharedEnd: true },
  ({ first, second }, direction) => [
    colored(opposite(direction), first),
    colored(direction, second),
    topOf(second).atLeast(topOf(first)),
    bottomOf(second).atMost(bottomOf(first)),
    sharesOneEndAtMost(second, first),
  ],
);

export const threeOutside = bothWays({ size: 3, lookback: 3 }, ({ first, second, third }, direction) => [
  colored(opposite(direction), first),
  colored(direction, second),
  topOf(second).above(topOf(first)),
  bottomOf(second).below(bottomOf(first)),
  closeOf(third).beyond(direction, closeOf(second)),
]);

/** Two bodies with the same ends do not engulf each other. */
function sharesOneEndAtMost(candle: PatternCandle, inner: PatternCandle): Condition {
  const phrase = 'at most one end of its body is level with the first body’s';
  return countCondition('count', {
    candle,
    phrase,
    measured: sharedEnds(candle, inner),
    comparison: 'at_most',
    bound: 1,
  });
}
