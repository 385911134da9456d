import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adx } from './adx.ts';
import { atr, nextAtr, startAtr } from './atr.ts';
import { bollingerBands } from './bollinger.ts';
import { cci } from './cci.ts';
import { ema, nextEma, startEma } from './ema.ts';
import { IndicatorError, type IndicatorLine, valueAt } from './indicator.ts';
import { macd } from './macd.ts';
import { obv } from './obv.ts';
import { nextRsi, rsi, startRsi } from './rsi.ts';
import { sma } from './sma.ts';
import { stochastic } from './stochastic.ts';
import { windowHigh, windowLow } from './window-extreme.ts';

const close = Float64Array.of(1, 2, 3, 4);
const prices = { high: close, low: close, close };

function codeOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof IndicatorError) return error.code;
    throw error;
  }
  return 'nothing thrown';
}

describe('valueAt', () => {
  const line = sma(close, 2);

  it.each([
    [-1, null],
    [0, null],
    [1, 1.5],
    [2, 2.5],
    [3, 3.5],
    [4, null],
  ])('candle %i has %o', (candle, value) => {
    expect(valueAt(line, candle)).toBe(value);
  });
});

describe('exact numbers', () => {
  it('EMA is seeded with the mean of its first period', () => {
    expect([...ema(Float64Array.of(1, 2, 3, 7), 3).values]).toEqual([2, 4.5]);
  });

  it('RSI is the share of rises', () => {
    expect([...rsi(Float64Array.of(10, 12, 11, 11), 2).values]).toEqual([100 * (2 / 3), 100 * (2 / 3)]);
    expect([...rsi(Float64Array.of(3, 2, 1), 2).values]).toEqual([0]);
  });

  it('ATR stretches over gaps', () => {
    const gap = {
      high: Float64Array.of(10, 15, 15),
      low: Float64Array.of(9, 14, 11),
      close: Float64Array.of(10, 14, 11),
    };
    expect([...atr(gap, 2).values]).toEqual([4.5]);
  });

  it('OBV skips a candle that closes unchanged', () => {
    const volume = Float64Array.of(5, 7, 11, 13);
    expect([...obv({ close: Float64Array.of(1, 2, 2, 1), volume }).values]).toEqual([5, 12, 12, -1]);
  });
});

describe('refusals', () => {
  const byPeriod: [string, (period: number) => unknown][] = [
    ['sma', (period) => sma(close, period)],
    ['ema', (period) => ema(close, period)],
    ['rsi', (period) => rsi(close, period)],
    ['atr', (period) => atr(prices, period)],
    ['adx', (period) => adx(prices, period)],
    ['cci', (period) => cci(prices, period)],
    ['bollingerBands', (period) => bollingerBands(close, { period, deviations: 2 })],
    ['macd', (period) => macd(close, { fast: period, slow: 26, signal: 9 })],
    ['macd signal', (period) => macd(close, { fast: 12, slow: 26, signal: period })],
    ['stochastic', (period) => stochastic(prices, { fastK: period, slowK: 3, slowD: 3 })],
    ['startEma', startEma],
    ['startRsi', startRsi],
    ['startAtr', startAtr],
  ];

  it.each(byPeriod)('%s rejects an invalid period', (_, compute) => {
    for (const period of [1, 0, -3, 2.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(codeOf(() => compute(period))).toBe('invalid_period');
    }
  });

  it('a fast period must be below the slow one, and smoothing takes at least one value', () => {
    expect(codeOf(() => macd(close, { fast: 26, slow: 26, signal: 9 }))).toBe('invalid_period');
    expect(codeOf(() => stochastic(prices, { fastK: 5, slowK: 0, slowD: 3 }))).toBe('invalid_period');
    expect(codeOf(() => stochastic(prices, { fastK: 5, slowK: 1, slowD: 1 }))).toBe('nothing thrown');
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('bands reject %d deviations', (deviations) => {
    expect(codeOf(() => bollingerBands(close, { period: 2, deviations }))).toBe('invalid_deviations');
  });

  it.each<[string, () => unknown]>([
    ['atr', () => atr({ ...prices, high: close.subarray(1) }, 2)],
    ['adx', () => adx({ ...prices, low: close.subarray(1) }, 2)],
    ['cci', () => cci({ ...prices, close: close.subarray(1) }, 2)],
    ['stochastic', () => stochastic({ ...prices, close: close.subarray(1) })],
    ['obv', () => obv({ close, volume: close.subarray(1) })],
  ])('%s refuses columns that differ in length', (_, compute) => {
    expect(codeOf(compute)).toBe('columns_differ_in_length');
  });
});

describe('a series shorter than the look-back', () => {
  const everyLine = (column: Float64Array): IndicatorLine[] => {
    const columns = { high: column, low: column, close: column };
    const groups = [macd(column), bollingerBands(column), stochastic(columns), adx(columns, 14)];
    const single = [sma(column, 5), ema(column, 5), rsi(column, 14), atr(columns, 14), cci(columns, 14)];
    return [...single, ...groups.flatMap((group) => Object.values(group) as IndicatorLine[])];
  };

  it('a series shorter than the look-back yields no values, and one just long enough yields one', () => {
    for (const line of everyLine(new Float64Array(0))) expect(line.values).toHaveLength(0);
    for (const { begin } of everyLine(close)) {
      const lengths = (candles: number) =>
        everyLine(new Float64Array(candles).fill(3))
          .filter((line) => line.begin === begin)
          .map((line) => line.values.length);
      expect(new Set(lengths(begin))).toEqual(new Set([0]));
      expect(new Set(lengths(begin + 1))).toEqual(new Set([1]));
    }
  });
});

describe('streams', () => {
  const anyPrices = fc.array(
    fc.integer({ min: 1, max: 5000 }).map((cents) => cents / 100),
    { maxLength: 60 },
  );
  const anyPeriod = fc.integer({ min: 2, max: 12 });

  it('streams return the values of the batch, bit for bit', () => {
    fc.assert(
      fc.property(anyPrices, anyPeriod, (values, period) => {
        const column = Float64Array.from(values);
        let average = startEma(period);
        let strength = startRsi(period);
        let range = startAtr(period);
        const columns = {
          high: column.map((price) => price + 1),
          low: column.map((price) => price - 2),
          close: column,
        };
        for (const [index, price] of values.entries()) {
          average = nextEma(average, price);
          strength = nextRsi(strength, price);
          range = nextAtr(range, { high: price + 1, low: price - 2, close: price });
          expect(average.value).toBe(valueAt(ema(column, period), index));
          expect(strength.value).toBe(valueAt(rsi(column, period), index));
          expect(range.value).toBe(valueAt(atr(columns, period), index));
        }
      }),
    );
  });

  it('streams preview a growing candle as often as it changes', () => {
    const finished = [1, 2, 3].reduce(nextEma, startEma(3));
    nextEma(finished, 100);
    expect(nextEma(finished, 7).value).toBe(4.5);
    expect(finished.value).toBe(2);
  });
});

describe('windowHigh and windowLow', () => {
  it('windowHigh and windowLow are the extremes of each window', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 })), fc.integer({ min: 1, max: 9 }), (values, period) => {
        const column = Float64Array.from(values);
        const windows = values.slice(period - 1).map((_, start) => values.slice(start, start + period));
        expect([...windowHigh(column, period).values]).toEqual(windows.map((seen) => Math.max(...seen)));
        expect([...windowLow(column, period).values].map((low) => low + 0)).toEqual(
          windows.map((seen) => Math.min(...seen)),
        );
      }),
    );
  });
});
