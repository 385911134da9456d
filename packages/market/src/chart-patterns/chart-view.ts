import type { CandleSpan } from '../candle.ts';
import { findPivots, meanTrueRange, type Pivot } from '../pivots.ts';
import type { ChartPoint } from './finding.ts';
import { type Line, lineThrough, priceOn } from './line.ts';
import { at, type PriceSeries } from './price-series.ts';

/**
 * Reversals of the zigzags, in mean true ranges. One zigzag sees only patterns of its own size: a small step catches
 * the last swings of a triangle, a large one passes over the noise inside a head and shoulders.
 */
export const ZIGZAG_REVERSALS = [1.5, 2.2, 3.2, 4.6] as const;

/** A series with what all recognisers measure it by. Recognisers look for breakouts upwards only. */
export interface ChartView {
  readonly series: PriceSeries;
  /** Mean true range per candle. */
  readonly range: Float64Array;
  /** The pivots of each zigzag in `ZIGZAG_REVERSALS`. */
  readonly zigzags: readonly (readonly Pivot[])[];
}

export function viewChart(series: PriceSeries): ChartView {
  const range = meanTrueRange(series);
  return {
    series,
    range,
    zigzags: ZIGZAG_REVERSALS.map((reversal) => findPivots({ series, range, reversal })),
  };
}

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
    const close = at(series.close, index);
    if (close > priceOn(line, index) + margin) return index;
    if (close < priceOn(floor, index)) return null;
  }
  return null;
}

/** How far price fell into a low from the highest high of the `lookback` candles before it, in price units. */
export function fallInto({ series }: ChartView, low: ChartPoint, lookback: number): number {
  let highest = low.price;
  for (let index = Math.max(0, low.index - lookback); index < low.index; index++) {
    if (at(series.low, index) < low.price) highest = low.price;
    else highest = Math.max(highest, at(series.high, index));
  }
  return highest - low.price;
}

/**
 * How far closes lie from straight legs between the points: the mean distance in price units. Small when a pattern is
 * drawn in clear strokes, large when it is one of many ways to connect the dots of a random walk.
 */
export function legDistance({ series }: ChartView, points: readonly ChartPoint[]): number {
  let sum = 0;
  let count = 0;
  for (const [position, to] of points.slice(1).entries()) {
    const from = points[position];
    if (from === undefined || to.index === from.index) continue;
    const leg = lineThrough(from, to);
    for (let index = from.index; index < to.index; index++)
      sum += Math.abs(at(series.close, index) - priceOn(leg, index));
    count += to.index - from.index;
  }
  return count === 0 ? 0 : sum / count;
}

/** How far the breakout candle closed past the line, in mean true ranges. */
export function breakoutStrength({ series, range }: ChartView, breakout: number, line: Line): number {
  return (at(series.close, breakout) - priceOn(line, breakout)) / at(range, breakout);
}
