import type { Ohlc } from '@wickwise/market/candle';
import { CandleSeries } from '@wickwise/market/series';
import { expect, it } from 'vitest';
import { firstChanged } from './series-change.ts';

const candles = Array.from({ length: 6 }, (_, index): Ohlc => [100, 105 + index, 95, 102]);
const series = CandleSeries.fromOhlc(candles);

it('draws everything at first, and nothing when nothing changed', () => {
  expect(firstChanged(null, series)).toBe(0);
  expect(firstChanged(series, CandleSeries.fromOhlc(candles))).toBe(6);
});

it('draws the last candle when it has grown, and the new ones when some came', () => {
  const grown = CandleSeries.fromOhlc([...candles.slice(0, -1), [100, 120, 95, 118]]);
  expect(firstChanged(series, grown)).toBe(5);
  expect(firstChanged(series, CandleSeries.fromOhlc([...candles, [102, 103, 101, 102]]))).toBe(6);
});

it('draws everything when the candles are others', () => {
  const later = CandleSeries.fromColumns({
    ...CandleSeries.fromOhlc(candles),
    time: series.time.map((time) => time + 1),
  });
  expect(firstChanged(series, later)).toBe(0);
  const corrected = CandleSeries.fromOhlc([...candles.slice(0, 4), [100, 130, 95, 102], [100, 110, 95, 102]]);
  expect(firstChanged(series, corrected)).toBe(0);
  expect(firstChanged(series, CandleSeries.fromOhlc(candles.slice(0, 3)))).toBe(0);
});
