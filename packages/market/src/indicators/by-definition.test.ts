import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Bar,
  byWilder,
  channelIndex,
  deviation,
  directionalIndicators,
  exponentialMean,
  indexOfStrength,
  mean,
  means,
  places,
  ranges,
  windows,
} from '../../fixtures/indicator-definitions.ts';
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
  it('moving averages agree with their definitions', () => {
    holds(
      ({ close }) => [sma(close, 7), ema(close, 7)],
      (bars) => [means(closes(bars), 7), exponentialMean(closes(bars), 7)],
      [6, 6],
    );
  });

  it('MACD agrees with its definition', () => {
    const expected = (bars: readonly Bar[]) => {
      const slow = exponentialMean(closes(bars), 9);
      const fast = exponentialMean(closes(bars).slice(5), 4);
      const line = slow.map((value, index) => (fast[index] ?? 0) - value);
      const signal = exponentialMean(line, 3);
      return [line.slice(2), signal, signal.map((value, index) => (line[index + 2] ?? 0) - value)];
    };
    const periods = { fast: 4, slow: 9, signal: 3 };
    holds(({ close }) => Object.values(macd(close, periods)), expected, [10, 10, 10]);
  });

  it('Bollinger bands agree with their definition', () => {
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

  it('RSI and ATR agree with their definitions', () => {
    holds(
      (prices) => [rsi(prices.close, 5), atr(prices, 5)],
      (bars) => [indexOfStrength(bars, 5), byWilder(ranges(bars), 5)],
      [5, 5],
    );
  });

  it('ADX agrees with its definition', () => {
    holds(
      (prices) => {
        const lines = adx(prices, 5);
        return [lines.plusDi, lines.minusDi, lines.adx];
      },
      (bars) => {
        const lines = directionalIndicators(bars, 5);
        return [lines.plus, lines.minus, lines.adx];
      },
      [5, 5, 9],
    );
  });

  it('the stochastic and CCI agree with their definitions', () => {
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
