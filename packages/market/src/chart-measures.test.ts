import { describe, expect, test } from 'vitest';
import { classifyVolume, measureChart } from './chart-measures.ts';
import { CandleSeries } from './series.ts';
import { simulateCandles } from './simulation/simulated-market.ts';
import { findSwings, type Swing } from './swings.ts';

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
    expect(measures).toMatchObject({ rsi: 100, averageTrueRange: 2, meanSpan: 2, volume: 0, resistance: null });
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
      levelBelow: null,
      levelAbove: null,
      rsi: null,
      macd: null,
      averageTrueRange: null,
      meanSpan: null,
      volume: 0,
      meanVolume: null,
      candlesticks: [],
      chartPatterns: [],
    });
  });

  test('no swing and no level lies between the newest close and the nearest ones', () => {
    const counts = Array.from({ length: 30 }, (_, n) => 5 * n + 250);
    for (const count of counts) {
      const { close, support, resistance, levelBelow, levelAbove } = measureChart(firstOf(count));
      const swings = findSwings(firstOf(count));
      const isOpen = ({ index, price }: Swing) =>
        series.close.slice(index + 1, count).every((later) => later < price === close < price);
      const [low, high] = [support?.price ?? -Infinity, resistance?.price ?? Infinity];
      const between = swings.filter((swing) => isOpen(swing) && swing.price > low && swing.price < high);
      expect(between.filter(({ kind, price }) => (kind === 'high') === price > close)).toEqual([]);
      for (const level of [levelBelow, levelAbove]) if (level !== null) expect(level.touches.length).toBeGreaterThan(1);
    }
    const last = measureChart(firstOf(300));
    expect([last.support, last.resistance, last.levelBelow, last.levelAbove]).not.toContain(null);
  });

  test('the mean distance from high to low leaves out the gaps that the average true range counts', () => {
    const gapping = Array.from({ length: 30 }, (_, n) => [100 + 5 * n, 101 + 5 * n, 99 + 5 * n, 100 + 5 * n] as const);
    const { meanSpan, averageTrueRange } = measureChart(CandleSeries.fromOhlc(gapping));
    expect([meanSpan, averageTrueRange]).toEqual([2, 6]);
  });

  test.each([
    [0.49, 'well below'],
    [0.5, 'below'],
    [0.71, 'below'],
    [0.8, 'about'],
    [1.2, 'about'],
    [1.21, 'above'],
    [1.5, 'well above'],
  ])('%s times the average volume is %s average', (ratio, name) => {
    expect(classifyVolume(ratio)).toBe(name);
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
