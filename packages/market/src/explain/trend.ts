import { SIZE_PERIOD } from '../candlestick/measure/settings.ts';
import { at } from '../column.ts';
import { type IndicatorLine, valueAt } from '../indicators/indicator.ts';
import type { CandleSeries } from '../series.ts';
import type { Trend } from './explanation.ts';

/** Candles of the exponential average that the close is compared with. */
export const TREND_PERIOD = 10;

/**
 * How far the close may lie from the average and still be flat, as a share of the mean range of the ten
 * candles up to it. A steady trend leaves the average 4.5 candles behind, so a quarter of a range is a
 * move of about a twentieth of a range per candle: hardly a trend to the eye.
 */
const FLAT_SHARE = 0.25;

interface Moment {
  readonly series: CandleSeries;
  /** `ema(series.close, TREND_PERIOD)`. */
  readonly average: IndicatorLine;
  readonly index: number;
}

/**
 * The trend at a candle: the side of the exponential average of ten on which it closes. Morris, "Candlestick
 * Charting Explained" (2006), judges the trend before a pattern that way; the flat zone is ours.
 * Null in the first nine candles of a series.
 */
export function measureTrend({ series, average: line, index }: Moment): Trend | null {
  const average = valueAt(line, index);
  if (average === null) return null;
  const close = at(series.close, index);
  const tolerance = FLAT_SHARE * meanRange(series, index);
  const rise = close - average;
  const direction = Math.abs(rise) <= tolerance ? 'flat' : rise > 0 ? 'up' : 'down';
  return { direction, measuredAt: index, close, average, tolerance };
}

function meanRange({ high, low }: CandleSeries, index: number): number {
  let total = 0;
  for (let i = index - SIZE_PERIOD + 1; i <= index; i++) total += at(high, i) - at(low, i);
  return total / SIZE_PERIOD;
}
