import { describe, expect, it } from 'vitest';
import type { Ohlc } from './candle.ts';
import { type CandleColumns, CandleSeries, SeriesError } from './series.ts';

function columns(candles: readonly Ohlc[], more: Partial<CandleColumns> = {}): CandleColumns {
  const column = (place: 0 | 1 | 2 | 3) => Float64Array.from(candles, (candle) => candle[place]);
  return {
    time: Float64Array.from(candles, (_, index) => index),
    open: column(0),
    high: column(1),
    low: column(2),
    close: column(3),
    volume: new Float64Array(candles.length),
    ...more,
  };
}

const rising: Ohlc = [10, 12, 9, 11];

describe('CandleSeries', () => {
  it('a series returns its candles', () => {
    const series = CandleSeries.fromColumns(columns([rising, [11, 11, 11, 11]]));
    expect(series.length).toBe(2);
    expect(series.at(1)).toEqual({ time: 1, open: 11, high: 11, low: 11, close: 11, volume: 0 });
    expect(CandleSeries.fromCandles([series.at(0), series.at(1)])).toEqual(series);
    expect(CandleSeries.fromOhlc([rising, [11, 11, 11, 11]])).toEqual(series);
  });

  it.each([-1, 2, 0.5, Number.NaN])('CandleSeries has no candle %d among two', (index) => {
    expect(() => CandleSeries.fromOhlc([rising, rising]).at(index)).toThrow(RangeError);
  });

  it.each<[string, Ohlc]>([
    ['not_finite', [10, Number.NaN, 9, 11]],
    ['not_finite', [10, Number.POSITIVE_INFINITY, 9, 11]],
    ['high_below_low', [10, 9, 12, 11]],
    ['high_below_body', [13, 12, 9, 11]],
    ['low_above_body', [10, 12, 9, 8]],
  ])('a series rejects a candle as %s', (code, candle) => {
    expect(() => CandleSeries.fromOhlc([rising, candle])).toThrow(expect.objectContaining({ code, index: 1 }));
  });

  it('a series rejects time that does not advance, negative volume, and columns of different lengths', () => {
    const refusal = (more: Partial<CandleColumns>) => () => CandleSeries.fromColumns(columns([rising, rising], more));
    expect(refusal({ time: Float64Array.of(3, 3) })).toThrow(new SeriesError('time_not_after_previous', 1));
    expect(refusal({ time: Float64Array.of(3, Number.NaN) })).toThrow(new SeriesError('not_finite', 1));
    expect(refusal({ volume: Float64Array.of(-1, 0) })).toThrow(new SeriesError('negative_volume', 0));
    expect(refusal({ close: Float64Array.of(11) })).toThrow(new SeriesError('columns_differ_in_length', 1));
  });

  it('a series accepts prices below zero', () => {
    expect(CandleSeries.fromOhlc([[-37, -10, -40, -13]]).at(0).close).toBe(-13);
  });
});
