import type { CandleSpan } from '../candle.ts';
import { findPivots, meanTrueRange, type Pivot } from '../pivots.ts';
import { atOrNaN, type PriceSeries } from '../price-series.ts';
import type { ChartPoint } from './finding.ts';
import { type Line, lineThrough, priceOn } from './line.ts';

/**
 * Reversals of the zigzags, in mean true ranges. One zigzag sees only patterns of its own size: a small step catches
 * the last swings of a triangle, a large one passes over the noise inside a head and shoulders.
 */
export const ZIGZAG_REVERSALS = [1, 1.5, 2.2, 3.2, 4.6] as const;

/** A series with the measurements all recognizers share. Recognizers look for upward breakouts only. */
export interface ChartView {
  readonly series: PriceSeries;
  /** Mean true range of the last 20 candles, per candle, in price units. */
  readonly range: Float64Array;
  /** The pivots of each zigzag in `ZIGZAG_REVERSALS`. */
  readonly zigzags: readonly (readonly Pivot[])[];
}

/** Measures a series once for all recognizers. Takes the columns as they are: `checkPriceSeries` comes before. */
export function viewChart(series: PriceSeries): ChartView {
  const range = meanTrueRange(series);
  return {
    series,
    range,
    zigzags: ZIGZAG_REVERSALS.map((reversal) => findPivots({ series, range, reversal })),
  };
}

/** The candles to search for a breakout, inclusive; `to` may lie past the end. */
export interface BreakoutSearch extends CandleSpan {
  /** The line that a close must pass. */
  readonly line: Line;
  /** How far past it the close must be, in price units. */
  readonly margin?: number;
  /** A close under this line ends the search: the pattern broke the other way. */
  readonly floor: Line;
}

/** The first candle from `from` to `to` that closes above the line, or null. */
export function findBreakout({ series }: ChartView, search: BreakoutSearch): number | null {
  const { from, line, margin = 0, floor } = search;
  const to = Math.min(search.to, series.close.length - 1);
  for (let index = from; index <= to; index++) {
    const close = atOrNaN(series.close, index);
    if (close > priceOn(line, index) + margin) return index;
    if (close < priceOn(floor, index)) return null;
  }
  return null;
}

/** How a trend into a turning point is looked for. */
export interface TrendSearch {
  /** How many candles before the turning point are looked at. */
  readonly lookback: number;
  /** Price that had been this near to the turning point before was moving sideways: no trend led in. In price units. */
  readonly zone: number;
}

/** How far price fell into a low from elsewhere, in price units; 0 when it had been there shortly before. */
export function fallInto({ series }: ChartView, low: ChartPoint, { lookback, zone }: TrendSearch): number {
  let highest = low.price;
  for (let index = low.index - 1; index >= Math.max(0, low.index - lookback); index--) {
    const left = highest > low.price + 2 * zone;
    if (atOrNaN(series.low, index) < low.price + (left ? zone : 0)) return 0;
    highest = Math.max(highest, atOrNaN(series.high, index));
  }
  return highest - low.price;
}

/** How far price rose into a high from elsewhere, in price units; 0 when it had been there shortly before. */
export function riseInto({ series }: ChartView, high: ChartPoint, { lookback, zone }: TrendSearch): number {
  let lowest = high.price;
  for (let index = high.index - 1; index >= Math.max(0, high.index - lookback); index--) {
    const left = lowest < high.price - 2 * zone;
    if (atOrNaN(series.high, index) > high.price - (left ? zone : 0)) return 0;
    lowest = Math.min(lowest, atOrNaN(series.low, index));
  }
  return high.price - lowest;
}

/**
 * How far candles lie from straight legs between the points: the mean distance of their bodies, in mean heights of a
 * leg. Small when a pattern is drawn in clear strokes, large when it is one of many ways to connect the dots of a
 * random walk.
 */
export function legDistance({ series }: ChartView, points: readonly ChartPoint[]): number {
  let sum = 0;
  let count = 0;
  let climbed = 0;
  for (const [position, to] of points.slice(1).entries()) {
    const from = points[position] ?? to;
    const leg = lineThrough(from, to);
    climbed += Math.abs(to.price - from.price);
    for (let index = from.index; index < to.index; index++) sum += bodyDistance(series, index, priceOn(leg, index));
    count += to.index - from.index;
  }
  return climbed === 0 ? 0 : sum / count / (climbed / (points.length - 1));
}

function bodyDistance({ open, close }: PriceSeries, index: number, price: number): number {
  const [from, to] = [atOrNaN(open, index), atOrNaN(close, index)];
  return Math.max(0, price - Math.max(from, to), Math.min(from, to) - price);
}

/**
 * The largest retracement by closes, in price units, within one leg between the points. A large one means
 * that a turning point was passed over: price swung where the pattern has a straight leg.
 */
export function largestSetback({ series }: ChartView, points: readonly ChartPoint[]): number {
  let largest = 0;
  for (const [position, to] of points.slice(1).entries()) {
    const from = points[position] ?? to;
    const sign = to.price > from.price ? 1 : -1;
    let best = Number.NEGATIVE_INFINITY;
    // The candle of a turning point may close on either side of it: it belongs to no leg.
    for (let index = from.index + 1; index < to.index; index++) {
      const progress = sign * atOrNaN(series.close, index);
      best = Math.max(best, progress);
      largest = Math.max(largest, best - progress);
    }
  }
  return largest;
}

/** The last candle at which nothing after a pivot is known yet: the one before the next pivot shows. */
export function lastKnown(pivots: readonly Pivot[], position: number): number {
  const next = pivots[position + 1];
  return next === undefined ? Number.POSITIVE_INFINITY : next.knownAt - 1;
}

/** How evenly turning points are spaced: the standard deviation of the legs' durations over their mean. */
export function legSpread(points: readonly ChartPoint[]): number {
  const legs = points.slice(1).map(({ index }, position) => index - (points[position]?.index ?? 0));
  const mean = legs.reduce((sum, leg) => sum + leg, 0) / legs.length;
  return Math.sqrt(legs.reduce((sum, leg) => sum + (leg - mean) ** 2, 0) / legs.length) / mean;
}

/** How far the breakout candle closed past the line, in mean true ranges. */
export function breakoutStrength({ series, range }: ChartView, breakout: number, line: Line): number {
  return (atOrNaN(series.close, breakout) - priceOn(line, breakout)) / atOrNaN(range, breakout);
}
