import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adx } from './adx.ts';
import { atr } from './atr.ts';
import { bollingerBands } from './bollinger.ts';
import { cci } from './cci.ts';
import { ema } from './ema.ts';
import type { IndicatorLine } from './indicator.ts';
import { macd } from './macd.ts';
import { rsi } from './rsi.ts';
import { sma } from './sma.ts';
import { stochastic } from './stochastic.ts';

// Each indicator once more as its definition reads, without running totals: window by window.
interface Bar {
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length;
const windows = (values: readonly number[], size: number) =>
  values.slice(size - 1).map((_, start) => values.slice(start, start + size));
const means = (values: readonly number[], size: number) => windows(values, size).map(mean);

function smoothed(values: readonly number[], seed: number, weight: number): number[] {
  const averages = values.length < seed ? [] : [mean(values.slice(0, seed))];
  for (const value of values.slice(seed)) averages.push(weight * value + (1 - weight) * (averages.at(-1) ?? 0));
  return averages;
}

const exponential = (values: readonly number[], period: number) => smoothed(values, period, 2 / (period + 1));
const byWilder = (values: readonly number[], period: number) => smoothed(values, period, 1 / period);
const pairs = (bars: readonly Bar[]) => bars.slice(1).map((bar, index) => ({ bar, before: bars[index] ?? bar }));
const ranges = (bars: readonly Bar[]) =>
  pairs(bars).map(({ bar, before }) => Math.max(bar.high, before.close) - Math.min(bar.low, before.close));

function indexOfStrength(bars: readonly Bar[], period: number): number[] {
  const changes = pairs(bars).map(({ bar, before }) => bar.close - before.close);
  const gains = byWilder(
    changes.map((change) => Math.max(change, 0)),
    period,
  );
  const losses = byWilder(
    changes.map((change) => Math.max(-change, 0)),
    period,
  );
  return gains.map((gain, index) => 100 - 100 / (1 + gain / (losses[index] ?? 0)));
}

/** Wilder's sums, which begin after `period - 1` candles and lose one period-th a candle. */
function sums(values: readonly number[], period: number): number[] {
  const seed = values.slice(0, period - 1).reduce((total, value) => total + value, 0);
  return values.slice(period - 1).reduce<number[]>((all, value) => {
    const previous = all.at(-1) ?? seed;
    return all.concat(previous * (1 - 1 / period) + value);
  }, []);
}

function directions(bars: readonly Bar[], period: number) {
  const moves = pairs(bars).map(({ bar, before }) => [bar.high - before.high, before.low - bar.low] as const);
  const rises = sums(
    moves.map(([up, down]) => (up > down && up > 0 ? up : 0)),
    period,
  );
  const falls = sums(
    moves.map(([up, down]) => (down > up && down > 0 ? down : 0)),
    period,
  );
  const total = sums(ranges(bars), period);
  const plus = rises.map((rise, index) => (100 * rise) / (total[index] ?? 1));
  const minus = falls.map((fall, index) => (100 * fall) / (total[index] ?? 1));
  const dx = plus.map((value, index) => {
    const other = minus[index] ?? 0;
    return (100 * Math.abs(value - other)) / (value + other);
  });
  return { plus, minus, adx: byWilder(dx, period) };
}

function deviation(values: readonly number[]): number {
  return Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
}

function places(bars: readonly Bar[], size: number): number[] {
  return bars.slice(size - 1).map((bar, start) => {
    const seen = bars.slice(start, start + size);
    const low = Math.min(...seen.map((one) => one.low));
    return (100 * (bar.close - low)) / (Math.max(...seen.map((one) => one.high)) - low);
  });
}

function channelIndex(bars: readonly Bar[], size: number): number[] {
  return windows(
    bars.map(({ high, low, close }) => (high + low + close) / 3),
    size,
  ).map((seen) => {
    const absolute = mean(seen.map((value) => Math.abs(value - mean(seen))));
    return ((seen.at(-1) ?? 0) - mean(seen)) / (0.015 * absolute);
  });
}

const anyBars: fc.Arbitrary<Bar[]> = fc
  .array(fc.record({ low: fc.nat(2000), span: fc.integer({ min: 1, max: 900 }), place: fc.nat(100) }), {
    maxLength: 90,
  })
  .map((bars) =>
    bars.map(({ low, span, place }) => ({
      high: (9000 + low + span) / 100,
      low: (9000 + low) / 100,
      close: (9000 + low + (span * place) / 100) / 100,
    })),
  );

function columns(bars: readonly Bar[]) {
  const column = (name: keyof Bar) => Float64Array.from(bars, (bar) => bar[name]);
  return { high: column('high'), low: column('low'), close: column('close') };
}

function expectLine(line: IndicatorLine, expected: readonly number[]): void {
  expect(line.values).toHaveLength(expected.length);
  for (const [index, value] of expected.entries()) expect(line.values[index]).toBeCloseTo(value, 6);
}

/** For any candles: what `computed` gives for their columns are the `expected` lines, from `begins` on. */
function holds(
  computed: (prices: ReturnType<typeof columns>) => readonly IndicatorLine[],
  expected: (bars: readonly Bar[]) => readonly (readonly number[])[],
  begins: readonly number[],
): void {
  fc.assert(
    fc.property(anyBars, (bars) => {
      const lines = computed(columns(bars));
      expect(lines.map(({ begin }) => begin)).toEqual(begins);
      const values = expected(bars);
      for (const [index, line] of lines.entries()) expectLine(line, values[index] ?? []);
    }),
    { numRuns: 60, seed: 20260309 },
  );
}

const closes = (bars: readonly Bar[]) => bars.map(({ close }) => close);

describe('by their definitions', () => {
  it('moving averages', () => {
    holds(
      ({ close }) => [sma(close, 7), ema(close, 7)],
      (bars) => [means(closes(bars), 7), exponential(closes(bars), 7)],
      [6, 6],
    );
  });

  it('the convergence of two averages', () => {
    const expected = (bars: readonly Bar[]) => {
      const slow = exponential(closes(bars), 9);
      const fast = exponential(closes(bars).slice(5), 4);
      const line = slow.map((value, index) => (fast[index] ?? 0) - value);
      const signal = exponential(line, 3);
      return [line.slice(2), signal, signal.map((value, index) => (line[index + 2] ?? 0) - value)];
    };
    const periods = { fast: 4, slow: 9, signal: 3 };
    holds(({ close }) => Object.values(macd(close, periods)), expected, [10, 10, 10]);
  });

  it('bands', () => {
    holds(
      ({ close }) => {
        const { lower, middle, upper } = bollingerBands(close, { period: 6, deviations: 1.5 });
        return [lower, middle, upper];
      },
      (bars) =>
        [-1.5, 0, 1.5].map((reach) => windows(closes(bars), 6).map((seen) => mean(seen) + reach * deviation(seen))),
      [5, 5, 5],
    );
  });

  it('strength and range', () => {
    holds(
      (prices) => [rsi(prices.close, 5), atr(prices, 5)],
      (bars) => [indexOfStrength(bars, 5), byWilder(ranges(bars), 5)],
      [5, 5],
    );
  });

  it('direction', () => {
    holds(
      (prices) => {
        const lines = adx(prices, 5);
        return [lines.plusDi, lines.minusDi, lines.adx];
      },
      (bars) => {
        const lines = directions(bars, 5);
        return [lines.plus, lines.minus, lines.adx];
      },
      [5, 5, 9],
    );
  });

  it('place in the range, and distance from the mean', () => {
    holds(
      (prices) => {
        const { slowK, slowD } = stochastic(prices, { fastK: 4, slowK: 2, slowD: 3 });
        return [slowK, slowD, cci(prices, 6)];
      },
      (bars) => {
        const slow = means(places(bars, 4), 2);
        return [slow.slice(2), means(slow, 3), channelIndex(bars, 6)];
      },
      [6, 6, 5],
    );
  });
});
