import { describe, expect, test } from 'vitest';
import type { Ohlc } from './candle.ts';
import { CandleSeries } from './series.ts';
import { findSwings, nearestSwings } from './swings.ts';

/** Candles of one point around each price. */
const around = (...middles: number[]) =>
  CandleSeries.fromOhlc(middles.map((middle): Ohlc => [middle, middle + 1, middle - 1, middle]));

describe('findSwings', () => {
  test('a swing is beyond two candles on either side', () => {
    expect(findSwings(around(10, 11, 14, 13, 12, 9, 12, 13))).toEqual([
      { index: 2, price: 15, kind: 'high' },
      { index: 5, price: 8, kind: 'low' },
    ]);
  });

  test('a turn is not known before two candles have followed it', () => {
    expect(findSwings(around(10, 11, 14, 13))).toEqual([]);
    expect(findSwings(around(10, 11))).toEqual([]);
  });

  test('of equal highs side by side, the first one is the swing', () => {
    expect(findSwings(around(10, 11, 14, 14, 11, 10)).filter(({ kind }) => kind === 'high')).toEqual([
      { index: 2, price: 15, kind: 'high' },
    ]);
  });
});

describe('nearestSwings', () => {
  test('a swing high that turned price once is nearer than a level that turned it often', () => {
    const { support, resistance } = nearestSwings(
      around(30, 40, 60, 40, 30, 40, 60, 40, 20, 10, 20, 22, 31, 22, 20, 18, 25),
    );
    expect(resistance).toEqual({ index: 12, price: 32, kind: 'high' });
    expect(support).toEqual({ index: 9, price: 9, kind: 'low' });
  });

  test('a swing that a later candle closed beyond is passed over', () => {
    const { support, resistance } = nearestSwings(around(30, 35, 40, 35, 30, 35, 45, 60, 50, 40, 35, 38));
    expect(resistance).toEqual({ index: 7, price: 61, kind: 'high' });
    expect(support).toEqual({ index: 4, price: 29, kind: 'low' });
  });

  test('beyond the last swing there is none', () => {
    expect(nearestSwings(around(10, 11, 14, 11, 10, 9, 16))).toEqual({ support: null, resistance: null });
  });
});
