import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawStraightCandles } from '../fixtures/straight-candles.ts';
import { drawRandomWalk } from './chart-patterns/drawing/random-walk.ts';
import { findPivots, meanTrueRange } from './pivots.ts';
import type { PriceSeries } from './price-series.ts';
import { createRandom } from './random.ts';

function pivotsOf(series: PriceSeries, reversal: number) {
  return findPivots({ series, range: meanTrueRange(series), reversal });
}

const walk = fc.integer({ min: 1, max: 1_000_000 }).map((seed) =>
  drawRandomWalk({
    random: createRandom(seed),
    candles: 200,
    volatility: 0.02,
    drift: 0,
    gapShare: 0.2,
    tails: null,
  }),
);

describe('meanTrueRange', () => {
  it('the mean true range includes gaps and averages the last candles', () => {
    const series = {
      open: Float64Array.of(10, 14, 13),
      high: Float64Array.of(12, 15, 14),
      low: Float64Array.of(9, 13, 12),
      close: Float64Array.of(11, 14, 13),
    };
    // Ranges 3, then 15 - 11 = 4 across the gap, then 14 - 12 = 2.
    expect([...meanTrueRange(series)]).toEqual([3, 3.5, 3]);
    expect([...meanTrueRange(series, 2)]).toEqual([3, 3.5, 3]);
    expect([...meanTrueRange(series, 1)]).toEqual([3, 4, 2]);
  });
});

describe('findPivots', () => {
  it('a pivot is known once price has reversed far enough', () => {
    const series = drawStraightCandles([
      [0, 100],
      [10, 110],
      [20, 100],
      [30, 110],
    ]);
    // True ranges are 1 a candle and 0 for the first: their mean is 2/3 at candle 2, and nearly 1 later on.
    expect(pivotsOf(series, 3)).toEqual([
      { index: 0, price: 100, kind: 'low', knownAt: 2 },
      { index: 10, price: 110, kind: 'high', knownAt: 13 },
      { index: 20, price: 100, kind: 'low', knownAt: 23 },
    ]);
  });

  it('a swing smaller than the reversal is not a pivot', () => {
    const series = drawStraightCandles([
      [0, 100],
      [10, 110],
      [12, 108],
      [20, 116],
      [30, 106],
    ]);
    expect(pivotsOf(series, 4).map(({ index }) => index)).toEqual([0, 20]);
    expect(pivotsOf(series, 1.5).map(({ index }) => index)).toEqual([0, 10, 12, 20]);
  });

  it('flat, single or missing candles have no pivots', () => {
    for (const corners of [
      [],
      [[0, 5]],
      [
        [0, 5],
        [50, 5],
      ],
    ] as const)
      expect(pivotsOf(drawStraightCandles(corners), 1)).toEqual([]);
  });

  it('pivots alternate, each known after its turn and the next at least the reversal away', () => {
    fc.assert(
      fc.property(walk, fc.constantFrom(1, 2, 4), (series, reversal) => {
        const range = meanTrueRange(series);
        const pivots = findPivots({ series, range, reversal });
        expect(pivots.every(({ index, knownAt }) => knownAt > index)).toBe(true);
        for (const [position, next] of pivots.slice(1).entries()) {
          const { price, kind, knownAt } = pivots[position] ?? next;
          expect(next.kind).not.toBe(kind);
          expect(Math.abs(next.price - price)).toBeGreaterThanOrEqual(reversal * (range[knownAt] ?? 0));
        }
      }),
    );
  });

  it('findPivots does not change known pivots when more candles come', () => {
    fc.assert(
      fc.property(walk, fc.integer({ min: 1, max: 200 }), (series, count) => {
        const cut = (column: Float64Array) => column.slice(0, count);
        const first = {
          open: cut(series.open),
          high: cut(series.high),
          low: cut(series.low),
          close: cut(series.close),
        };
        expect(pivotsOf(first, 2)).toEqual(pivotsOf(series, 2).filter(({ knownAt }) => knownAt < count));
      }),
    );
  });
});
