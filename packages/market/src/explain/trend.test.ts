import { describe, expect, it } from 'vitest';
import type { Ohlc } from '../candle.ts';
import { patternNames } from '../candlestick/pattern-name.ts';
import { candlestickPatterns } from '../candlestick/patterns.ts';
import { ema } from '../indicators/ema.ts';
import { CandleSeries } from '../series.ts';
import { explainCandle } from './explain.ts';
import { candlesBackToTrend, readingOf, requiredTrend } from './meaning.ts';
import { measureTrend } from './trend.ts';

/** Twenty candles with a range of 4 whose closes move by `step`. */
function walk(step: number): CandleSeries {
  const candles = Array.from({ length: 20 }, (_, index): Ohlc => {
    const close = 100 + step * index;
    return [close, close + 2, close - 2, close];
  });
  return CandleSeries.fromOhlc(candles);
}

function trendOf(series: CandleSeries, index: number) {
  return measureTrend({ series, average: ema(series.close, 10), index });
}

describe('the trend', () => {
  it.each([
    [1, 'up'],
    [0.3, 'up'],
    [0.2, 'flat'],
    [0, 'flat'],
    [-0.2, 'flat'],
    [-0.3, 'down'],
  ])('the trend of closes that move by %d in ranges of 4 is %s', (step, direction) => {
    expect(trendOf(walk(step), 15)?.direction).toBe(direction);
  });

  it('the trend compares a close with the average of ten, with a quarter of the mean range as tolerance', () => {
    const trend = trendOf(walk(1), 15);
    expect(trend).toMatchObject({ measuredAt: 15, close: 115, tolerance: 1 });
    expect(trend?.average).toBeCloseTo(110.5, 12);
  });

  it('the trend is unknown in the first nine candles', () => {
    expect(trendOf(walk(1), 8)).toBeNull();
    expect(trendOf(walk(1), 9)?.direction).toBe('up');
  });

  it('the trend is measured at the first candle of a reversal, and before one that turns at once or carries on', () => {
    const series = walk(1);
    const measuredAt = (pattern: 'CDLMORNINGSTAR' | 'CDLBELTHOLD' | 'CDLMATHOLD') =>
      explainCandle({ series, pattern, index: 19 }).trend?.measuredAt;
    expect([measuredAt('CDLMORNINGSTAR'), measuredAt('CDLBELTHOLD'), measuredAt('CDLMATHOLD')]).toEqual([17, 18, 14]);
  });

  it.each([
    ['CDLHAMMER', 'up', 'down'],
    ['CDLHANGINGMAN', 'down', 'up'],
    ['CDLENGULFING', 'down', 'up'],
    ['CDLGRAVESTONEDOJI', 'up', 'up'],
    ['CDLDRAGONFLYDOJI', 'up', 'down'],
    ['CDLMATHOLD', 'up', 'up'],
    ['CDLONNECK', 'down', 'down'],
    ['CDLMARUBOZU', 'down', 'down'],
    ['CDLKICKING', 'up', null],
    ['CDLSPINNINGTOP', 'up', null],
  ] as const)('%s on its %s side requires %s', (pattern, side, asked) => {
    expect(requiredTrend(pattern, readingOf(pattern, side))).toBe(asked);
  });

  it('a trend never fits a pattern that requires none, and a flat one fits no pattern that requires one', () => {
    const series = walk(0);
    for (const pattern of patternNames) {
      const { direction, fitsTrend } = explainCandle({ series, pattern, index: 19 });
      const asked = requiredTrend(pattern, readingOf(pattern, direction));
      expect([pattern, fitsTrend]).toEqual([pattern, asked === null ? null : false]);
    }
  });

  it('the trend is known wherever the look-back of a pattern ends', () => {
    for (const pattern of patternNames)
      expect(candlestickPatterns[pattern].size + candlesBackToTrend(pattern)).toBeLessThan(7);
  });
});
