import type { CandlePrices, Price } from '../candle.ts';
import type { CandleSeries } from '../series.ts';
import { HitCollector, type PatternHits } from './hit.ts';
import { Scanner } from './scanner.ts';

/** All hits of all 61 patterns in a series, equal to TA-Lib's with its default settings. */
export function scan(series: CandleSeries): PatternHits {
  const hits = new HitCollector();
  const scanner = new Scanner(hits);
  const { open, high, low, close } = series;
  // One candle is filled again and again, so that reading a series allocates nothing per candle.
  const candle = { open: 0 as Price, high: 0 as Price, low: 0 as Price, close: 0 as Price };
  for (let index = 0; index < series.length; index++) {
    candle.open = open[index] as Price;
    candle.high = high[index] as Price;
    candle.low = low[index] as Price;
    candle.close = close[index] as Price;
    scanner.read(candle satisfies CandlePrices);
  }
  return hits.toHits();
}
