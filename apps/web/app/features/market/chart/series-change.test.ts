import type { Ohlc } from '@wickwise/market/candle';
import { CandleSeries } from '@wickwise/market/series';
import { expect, it } from 'vitest';
import { firstChanged } from './series-change.ts';

const candles = Array.from({ length: 6 }, (_, index): Ohlc => [100, 105 + index, 95, 102]);
const series = CandleSeries.fromOhlc(candles);

it('a series is drawn whole at first, and not again when nothing changed', () => {
  expect(firstChanged(null, series)).toBe(0);
  expect(firstChanged(series, CandleSeries.fromOhlc(candles))).toBe(6);
});

it('a series that grows has only its last and its new candles drawn', () => {
  const grown = CandleSeries.fromOhlc([...candles.slice(0, -1), [100, 120, 95, 118]]);
  expect(firstChanged(series, grown)).toBe(5);
  expect(firstChanged(series, CandleSeries.fromOhlc([...candles, [102, 103, 101, 102]]))).toBe(6);
});

it('a series of other candles is drawn whole', () => {
  const later = CandleSeries.fromColumns({
    ...CandleSeries.fromOhlc(candles),
    time: series.time.map((time) => time + 1),
  });
  expect(firstChanged(series, later)).toBe(0);
  const corrected = CandleSeries.fromOhlc([...candles.slice(0, 4), [100, 130, 95, 102], [100, 110, 95, 102]]);
  expect(firstChanged(series, corrected)).toBe(0);
  expect(firstChanged(series, CandleSeries.fromOhlc(candles.slice(0, 3)))).toBe(0);
});
