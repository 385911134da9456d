import { countCheck } from '../check.ts';
import type { RuleCheck } from '../explanation.ts';
import { opposite } from '../explanation.ts';
import type { JudgedCandle } from '../judged-candle.ts';
import { bothWays } from '../rule-set.ts';
import { bottomOf, closeOf, topOf } from '../vocabulary/point.ts';
import { coloured } from '../vocabulary/position.ts';

export const engulfing = bothWays(2, ({ first, second }, direction) => [
  coloured(opposite(direction), first),
  coloured(direction, second),
  topOf(second).atLeast(topOf(first)),
  bottomOf(second).atMost(bottomOf(first)),
  reachesFurther(second, first),
]);

export const threeOutside = bothWays(3, ({ first, second, third }, direction) => [
  coloured(opposite(direction), first),
  coloured(direction, second),
  topOf(second).above(topOf(first)),
  bottomOf(second).below(bottomOf(first)),
  closeOf(third).beyond(direction, closeOf(second)),
]);

/** Two bodies with the same ends do not engulf each other. */
function reachesFurther(candle: JudgedCandle, inner: JudgedCandle): RuleCheck {
  const shared = Number(candle.top === inner.top) + Number(candle.bottom === inner.bottom);
  return countCheck('count', {
    candle,
    phrase: 'shares at most one end of the body with the first',
    measured: shared,
    comparison: 'at_most',
    threshold: 1,
  });
}
