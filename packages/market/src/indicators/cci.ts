import { at } from '../column.ts';
import type { PriceColumns } from './atr.ts';
import { type IndicatorLine, requirePeriod, requireSameLength, startLine } from './indicator.ts';

/** Lambert's factor: with it, most values lie between -100 and 100. */
const LAMBERT_FACTOR = 0.015;

/**
 * Commodity channel index: how far the typical price `(high + low + close) / 3` lies from its mean over
 * `period` candles, in units of 0.015 mean absolute deviations; first at `period - 1`.
 *
 * Source: Lambert, "Commodity Channel Index: Tool for Trading Cyclic Trends", Commodities (October
 * 1980). 0 where the typical price did not move, as in TA-Lib.
 *
 * O(n × period): the mean moves with every candle and all distances with it. Totals are taken in the
 * order of TA-Lib's ring of `period` places, since in a still market nothing but their rounding is left.
 * @throws IndicatorError `invalid_period` or `columns_differ_in_length`
 */
export function cci({ high, low, close }: PriceColumns, period: number): IndicatorLine {
  requirePeriod(period);
  requireSameLength(high, low, close);
  const line = startLine(close.length, period - 1);
  const ring = new Float64Array(period);
  for (let index = 0; index < close.length; index++) {
    const typical = (at(high, index) + at(low, index) + at(close, index)) / 3;
    ring[index % period] = typical;
    if (index >= line.begin) line.values[index - line.begin] = distanceFromMean(typical, ring);
  }
  return line;
}

function distanceFromMean(typical: number, ring: Float64Array): number {
  let total = 0;
  for (const value of ring) total += value;
  const mean = total / ring.length;
  let deviations = 0;
  for (const value of ring) deviations += Math.abs(value - mean);
  const distance = typical - mean;
  if (distance === 0 || deviations === 0) return 0;
  return distance / (LAMBERT_FACTOR * (deviations / ring.length));
}
