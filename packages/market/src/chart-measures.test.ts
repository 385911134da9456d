import { describe, expect, test } from 'vitest';
import { measureChart } from './chart-measures.ts';
import { CandleSeries } from './series.ts';
import { simulateCandles } from './simulation/simulated-market.ts';

const series = simulateCandles({
  symbol: 'AAPL',
  interval: 'D',
  from: Date.parse('2024-06-01'),
  to: Date.parse('2026-03-10'),
});

/** A climb of 1 a candle, each candle 2 from low to high. */
const climb = CandleSeries.fromOhlc(
  Array.from({ length: 60 }, (_, n) => [100 + n, 101.5 + n, 99.5 + n, 101 + n] as const),
);

describe('measureChart', () => {
  test('a steady climb is measured', () => {
    const measures = measureChart(climb);
    expect(measures).toMatchObject({ close: 160, trend: { direction: 'up' }, shortAverage: 150.5, longAverage: 135.5 });
    expect(measures.change).toBeCloseTo(1 / 159, 10);
    expect(measures).toMatchObject({ rsi: 100, range: 2, volume: 0, meanVolume: 0, resistance: null });
    expect(measures.macd?.histogram).toBeCloseTo(0, 1);
  });

  test('a short series leaves out the measures it is too short for', () => {
    const short = CandleSeries.fromOhlc([[10, 11, 9, 10.5]]);
    expect(measureChart(short)).toEqual({
      close: 10.5,
      change: null,
      trend: null,
      shortAverage: null,
      longAverage: null,
      support: null,
      resistance: null,
      rsi: null,
      macd: null,
      range: null,
      volume: 0,
      meanVolume: null,
      candlesticks: [],
      chartPatterns: [],
    });
  });

  test('the nearest level on each side of the newest close is found', () => {
    const found = Array.from({ length: 30 }, (_, n) => measureChart(firstOf(5 * n + 250)));
    for (const { close, support, resistance } of found) {
      if (support !== null) expect(support.price).toBeLessThan(close);
      if (resistance !== null) expect(resistance.price).toBeGreaterThan(close);
    }
    expect(found.filter(({ support }) => support !== null).length).toBeGreaterThan(15);
  });

  test('only patterns of the newest candles are reported, newest first', () => {
    for (let count = 250; count < series.length; count += 10) {
      const { candlesticks, chartPatterns } = measureChart(firstOf(count));
      const indices = candlesticks.map(({ index }) => index);
      expect(indices.toSorted((a, b) => b - a)).toEqual(indices);
      for (const index of indices) expect(index).toBeGreaterThanOrEqual(count - 3);
      for (const { breakout } of chartPatterns) expect(breakout.index).toBeGreaterThanOrEqual(count - 20);
    }
  });

  test('an empty series is rejected', () => {
    expect(() => measureChart(CandleSeries.fromOhlc([]))).toThrow(RangeError);
  });
});

/** The series as it was after this many candles. */
function firstOf(count: number): CandleSeries {
  const cut = (column: Float64Array) => column.slice(0, count);
  return CandleSeries.fromColumns({
    time: cut(series.time),
    open: cut(series.open),
    high: cut(series.high),
    low: cut(series.low),
    close: cut(series.close),
    volume: cut(series.volume),
  });
}
