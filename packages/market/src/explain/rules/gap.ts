import { check } from '../check.ts';
import { opposite, type RuleCheck } from '../explanation.ts';
import type { JudgedCandle } from '../judged-candle.ts';
import { bothWays } from '../rule-set.ts';
import { bottomOf, closeOf, openOf, topOf } from '../vocabulary/point.ts';
import { bodyGap, coloured, rising } from '../vocabulary/position.ts';

/** Patterns around a gap between two bodies. */

export const tasukiGap = bothWays(3, ({ first, second, third }, direction) => [
  coloured(direction, second),
  bodyGap(direction, { from: first, to: second }),
  coloured(opposite(direction), third),
  openOf(third).insideBodyOf(second),
  closeOf(third).beyond(opposite(direction), openOf(second)),
  closeOf(third).beyond(direction, direction === 'up' ? topOf(first) : bottomOf(first)),
  check({
    candle: third,
    phrase: 'body about as long as the second (the difference of the two)',
    measured: Math.abs(second.body - third.body),
    comparison: 'below',
    threshold: second.usual.near,
  }),
]);

export const gapSideBySideWhite = bothWays(3, ({ first, second, third }, direction) => [
  rising(second),
  bodyGap(direction, { from: first, to: second }),
  rising(third),
  bodyGap(direction, { from: first, to: third }),
  aboutAsLong(third, second),
  openOf(third).equals(openOf(second), second.usual.equal),
]);

export const gapThreeMethods = bothWays(3, ({ first, second, third }, direction) => [
  coloured(direction, first),
  coloured(direction, second),
  bodyGap(direction, { from: first, to: second }),
  coloured(opposite(direction), third),
  openOf(third).insideBodyOf(second),
  closeOf(third).insideBodyOf(first),
]);

function aboutAsLong(candle: JudgedCandle, earlier: JudgedCandle): RuleCheck {
  return check({
    candle,
    phrase: `body about as long as the ${earlier.name}`,
    measured: candle.body,
    comparison: 'within',
    threshold: [earlier.body - earlier.usual.near, earlier.body + earlier.usual.near],
  });
}
