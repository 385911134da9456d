import { at } from '../column.ts';
import { type IndicatorLine, requirePeriod, startLine } from './indicator.ts';

/**
 * Simple moving average: the mean of the last `period` values, first at `period - 1`.
 *
 * Kept as a running total like TA-Lib's `SMA`, so that values equal its own to the last bits; a total
 * carries the rounding of what has left it, about 1e-16 of the largest value per candle.
 * @param values finite numbers, oldest first
 * @throws IndicatorError `invalid_period`
 */
export function sma(values: Float64Array, period: number): IndicatorLine {
  requirePeriod(period);
  return meanLine(values, period);
}

/** As `sma`, also for a period of 1, which leaves the values as they are. */
export function meanLine(values: Float64Array, period: number): IndicatorLine {
  const line = startLine(values.length, period - 1);
  let total = 0;
  for (let index = 0; index < values.length; index++) {
    total += at(values, index);
    const oldest = index - line.begin;
    if (oldest < 0) continue;
    line.values[oldest] = total / period;
    total -= at(values, oldest);
  }
  return line;
}

/** The mean of `values` from `from` up to, but without, `to`: how smoothed averages are seeded. */
export function meanOf(values: Float64Array, from: number, to: number): number {
  let total = 0;
  for (let index = from; index < to; index++) total += at(values, index);
  return total / (to - from);
}
