import type { Condition } from '../condition.ts';
import { closeOf, highOf, loweredBy, lowOf, raisedBy } from '../conditions/point.ts';
import { rangeInside, rangeMoves } from '../conditions/position.ts';
import { type Direction, opposite } from '../direction.ts';
import { bothWays, type CandlestickPattern, firstShapeOf } from '../pattern.ts';
import { candlesOf, confirmingCandle, type PatternCandle } from '../pattern-candle.ts';
import { nearOf } from '../quantity.ts';

/** Setups of the two patterns that wait for confirmation: a break one way that is read the other way. */

/** Candles after a setup in which it can still be confirmed. */
const CONFIRMATION_WINDOW = 3;

/** The second candle is the inside one. */
export const hikkake = bothWays(
  { size: 3, lookback: 5, confirmedWithin: CONFIRMATION_WINDOW },
  ({ first, second, third }, direction) => [
    ...rangeInside(second, first),
    ...rangeMoves(opposite(direction), { from: second, to: third }),
  ],
);

/** The third candle is the inside one. */
export const modifiedHikkake = bothWays(
  { size: 4, lookback: 10, confirmedWithin: CONFIRMATION_WINDOW },
  ({ first, second, third, fourth }, direction) => [
    ...rangeInside(second, first),
    closesAtEnd(direction, second),
    ...rangeInside(third, second),
    ...rangeMoves(opposite(direction), { from: third, to: fourth }),
  ],
);

/** What the newest candle must do to confirm a setup, which was complete `candlesAgo`. */
export function confirmationOf(
  pattern: CandlestickPattern,
  setup: { direction: Direction; candlesAgo: number },
): Condition {
  const { direction, candlesAgo } = setup;
  const names = candlesOf(pattern.size, firstShapeOf(pattern));
  // The inside candle is the one before the last of the setup.
  const inside = { ...(pattern.size === 3 ? names.second : names.third), age: candlesAgo + 1 };
  return closeOf(confirmingCandle).beyond(direction, direction === 'up' ? highOf(inside) : lowOf(inside));
}

function closesAtEnd(direction: Direction, candle: PatternCandle): Condition {
  const near = nearOf(candle);
  return direction === 'up'
    ? closeOf(candle).atMost({ ...raisedBy(lowOf(candle), near), name: 'its own low, or just above' })
    : closeOf(candle).atLeast({ ...loweredBy(highOf(candle), near), name: 'its own high, or just below' });
}
