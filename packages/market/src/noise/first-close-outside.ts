import type { CandleSpan } from '../candle.ts';
import type { Direction } from '../candlestick/direction.ts';
import type { CandleSeries } from '../series.ts';

/** Where price first closed beyond the range of a pattern's candles. */
export interface PatternExit {
  readonly side: Direction;
  readonly index: number;
}

/**
 * Where price first closes beyond the range of a pattern's candles, its highest high or its lowest low, as Bulkowski
 * defines a breakout ("Top-Performing Reversal Candles", Stocks & Commodities, June 2008). Null when the series ends
 * before any close does.
 */
export function firstCloseOutside({ high, low, close }: CandleSeries, { from, to }: CandleSpan): PatternExit | null {
  const top = Math.max(...high.subarray(from, to + 1));
  const bottom = Math.min(...low.subarray(from, to + 1));
  for (let index = to + 1; index < close.length; index++) {
    const price = close[index] as number;
    if (price > top) return { side: 'up', index };
    if (price < bottom) return { side: 'down', index };
  }
  return null;
}
