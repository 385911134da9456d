import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CANDLES, mirrorSeries, type PriceSeries, PriceSeriesError } from '../price-series.ts';
import { createRandom } from '../random.ts';
import { drawPattern } from './drawing/draw-pattern.ts';
import { drawRandomWalk } from './drawing/random-walk.ts';
import { findChartPatterns } from './find-chart-patterns.ts';
import { chartPatternNames } from './finding.ts';

function toSeries(candles: readonly (readonly number[])[]): PriceSeries {
  const column = (side: number) => Float64Array.from(candles, (candle) => candle[side] ?? Number.NaN);
  return { open: column(0), high: column(1), low: column(2), close: column(3) };
}

function mapPrices({ open, high, low, close }: PriceSeries, change: (price: number) => number): PriceSeries {
  return { open: open.map(change), high: high.map(change), low: low.map(change), close: close.map(change) };
}

function firstCandles({ open, high, low, close }: PriceSeries, count: number): PriceSeries {
  const cut = (column: Float64Array) => column.slice(0, count);
  return { open: cut(open), high: cut(high), low: cut(low), close: cut(close) };
}

/** Noisy drawings and a random walk, at a threshold that lets weak findings through as well. */
const anySeries = fc
  .record({
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    name: fc.constantFrom(...chartPatternNames, 'walk' as const),
  })
  .map(({ seed, name }) => {
    const random = createRandom(seed);
    if (name !== 'walk') return drawPattern({ name, noise: 'medium', random }).series;
    return drawRandomWalk({ random, candles: 300, volatility: 0.015, drift: 0, gapShare: 0.1, tails: 4 });
  });
const WEAK = { minimumScore: 40 };

describe('findings in any series', () => {
  it('findings use nothing from after their breakout', () => {
    fc.assert(
      fc.property(anySeries, fc.integer({ min: 1, max: 300 }), (series, count) => {
        const early = findChartPatterns(series, WEAK).filter(({ breakout }) => breakout.index < count);
        expect(findChartPatterns(firstCandles(series, count), WEAK)).toEqual(early);
      }),
      { numRuns: 60 },
    );
  });

  it('findings in any series are the same at any scale of prices', () => {
    fc.assert(
      fc.property(anySeries, fc.constantFrom(1e-4, 0.01, 3, 1e6), (series, factor) => {
        const shape = (one: PriceSeries, unit: number) =>
          findChartPatterns(one, WEAK).map(({ name, breakout, points, target }) => {
            return [name, breakout.index, points.map(({ index }) => index), (target / unit).toFixed(6)];
          });
        expect(
          shape(
            mapPrices(series, (price) => price * factor),
            factor,
          ),
        ).toEqual(shape(series, 1));
      }),
      { numRuns: 25 },
    );
  });

  it('findings in any series are mirrored in the mirrored series, except for the cup', () => {
    fc.assert(
      fc.property(anySeries, (series) => {
        const of = (one: PriceSeries, direction: 'up' | 'down') =>
          findChartPatterns(one)
            .filter(({ breakout }) => breakout.direction === direction)
            .map(({ breakout, score }) => [breakout.index, breakout.price, score]);
        fc.pre(findChartPatterns(series).every(({ name }) => name !== 'cup-with-handle'));
        fc.pre(findChartPatterns(mirrorSeries(series)).every(({ name }) => name !== 'cup-with-handle'));
        expect(of(mirrorSeries(series), 'down')).toEqual(
          of(series, 'up').map(([index, price = 0, score]) => [index, 0 - price, score]),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('the points of a finding are in order, with stop and target on either side of the line', () => {
    fc.assert(
      fc.property(anySeries, (series) => {
        for (const { points, breakout, target, stop, score } of findChartPatterns(series, WEAK)) {
          const sign = breakout.direction === 'up' ? 1 : -1;
          const indices = points.map(({ index }) => index);
          expect(indices).toEqual([...indices].sort((a, b) => a - b));
          expect(indices.at(-1)).toBeLessThan(breakout.index);
          expect(sign * (target - breakout.price)).toBeGreaterThan(0);
          expect(sign * (breakout.price - stop)).toBeGreaterThan(0);
          expect(score).toBeGreaterThanOrEqual(WEAK.minimumScore);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('small and odd series', () => {
  const flat = (length: number, price: number) => toSeries(Array.from({ length }, () => [price, price, price, price]));

  it.each([0, 1, 2, 3, 20, 400])('a series of %i equal candles has no patterns', (length) => {
    expect(findChartPatterns(flat(length, 100), { minimumScore: 0 })).toEqual([]);
    expect(findChartPatterns(flat(length, 0), { minimumScore: 0 })).toEqual([]);
  });

  it('a straight line has no patterns', () => {
    const line = toSeries(Array.from({ length: 200 }, (_, i) => [i, i + 1, i, i + 1]));
    expect(findChartPatterns(line, { minimumScore: 0 })).toEqual([]);
  });

  it.each([
    {
      code: 'not_finite',
      candles: [
        [1, 2, 0, 1],
        [1, Number.NaN, 0, 1],
      ],
      index: 1,
    },
    { code: 'not_finite', candles: [[1, Number.POSITIVE_INFINITY, 0, 1]], index: 0 },
    {
      code: 'not_a_candle',
      candles: [
        [1, 2, 0, 1],
        [1, 2, 0, 1],
        [1, 1, 0, 2],
      ],
      index: 2,
    },
    { code: 'not_a_candle', candles: [[1, 2, 1, 0.5]], index: 0 },
  ])('a series with $code is rejected', ({ code, candles, index }) => {
    const find = () => findChartPatterns(toSeries(candles));
    expect(find).toThrow(PriceSeriesError);
    expect(find).toThrow(expect.objectContaining({ code, index }));
  });

  it('columns of unequal length and far too many candles are rejected', () => {
    const unequal = { ...flat(3, 1), close: new Float64Array(2) };
    expect(() => findChartPatterns(unequal)).toThrow(expect.objectContaining({ code: 'unequal_lengths' }));
    expect(() => findChartPatterns(flat(MAX_CANDLES + 1, 1))).toThrow(expect.objectContaining({ code: 'too_long' }));
  });

  it.each([-1, 101, Number.NaN])('a minimum score of %d is rejected', (minimumScore) => {
    expect(() => findChartPatterns(flat(3, 1), { minimumScore })).toThrow(RangeError);
  });
});
