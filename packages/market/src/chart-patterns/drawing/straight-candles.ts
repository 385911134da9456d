import type { PriceSeries } from '../../price-series.ts';
import { pathLevelAt } from './sketch.ts';

/**
 * Candles without shadows along straight strokes between corners of [candle, price]: each opens at the close before,
 * and each corner is a close. For examples whose numbers can be worked out by hand.
 */
export function drawStraightCandles(corners: readonly (readonly [index: number, price: number])[]): PriceSeries {
  const path = corners.map(([time, level]) => ({ time, level }));
  const length = (corners.at(-1)?.[0] ?? -1) + 1;
  const close = Float64Array.from({ length }, (_, index) => pathLevelAt(path, index));
  const open = close.map((price, index) => close[index - 1] ?? price);
  const pairs = (pick: (a: number, b: number) => number) =>
    close.map((price, index) => pick(price, open[index] ?? price));
  return { open, high: pairs(Math.max), low: pairs(Math.min), close };
}
