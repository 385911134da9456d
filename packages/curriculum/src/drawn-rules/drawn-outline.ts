import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import type { CandleSpan } from '@wickwise/market/candle';
import { type ChartView, viewChart } from '@wickwise/market/chart-patterns/chart-view';
import type { ChartPoint } from '@wickwise/market/chart-patterns/finding';
import { mirrorSeries } from '@wickwise/market/price-series';
import { CandleSeries } from '@wickwise/market/series';

/** Where to look for a pattern in a picture. */
export interface WrittenOutline {
  /** The candles that turn, by index, oldest first; what they are depends on the family of the pattern. */
  readonly turns: readonly number[];
  /** The candle that breaks out, or comes closest to it. */
  readonly breakout: number;
}

/** A pattern in its candles, read upward: what breaks downward is mirrored, so that each rule is measured once. */
export interface Outline extends WrittenOutline {
  readonly view: ChartView;
}

/** The view that the recognizers have of a picture: upside down for what breaks downward. */
export function viewPicture({ candles }: Pick<CandlePicture, 'candles'>, direction: 'up' | 'down'): ChartView {
  const series = CandleSeries.fromOhlc(candles);
  return viewChart(direction === 'up' ? series : mirrorSeries(series));
}

/** The low of a candle as a point. @throws RangeError without such a candle */
export function lowAt({ view }: Pick<Outline, 'view'>, index: number | undefined): ChartPoint {
  return pointOf(view.series.low, index);
}

/** The high of a candle as a point. @throws RangeError without such a candle */
export function highAt({ view }: Pick<Outline, 'view'>, index: number | undefined): ChartPoint {
  return pointOf(view.series.high, index);
}

/** The close of a candle as a point. @throws RangeError without such a candle */
export function closeAt({ view }: Pick<Outline, 'view'>, index: number | undefined): ChartPoint {
  return pointOf(view.series.close, index);
}

/** The lowest low from one candle to another, both included. @throws RangeError when there is none */
export function lowestIn({ view }: Pick<Outline, 'view'>, { from, to }: CandleSpan): ChartPoint {
  const lows = view.series.low.subarray(from, to + 1);
  return lowAt({ view }, from + lows.indexOf(Math.min(...lows)));
}

function pointOf(column: Float64Array, index = -1): ChartPoint {
  const price = column[index];
  if (price === undefined) throw new RangeError(`The picture has no candle ${index}.`);
  return { index, price };
}
