import { findChartPatterns } from '@wickwise/market/chart-patterns/find-chart-patterns';
import type { PriceSeries } from '@wickwise/market/price-series';
import { describe, expect, it } from 'vitest';
import { doubleBottom } from './patterns/double-bottom.ts';
import { headAndShoulders } from './patterns/head-and-shoulders.ts';

function toSeries(candles: readonly (readonly number[])[]): PriceSeries {
  const column = (side: number) => Float64Array.from(candles, (candle) => candle[side] ?? Number.NaN);
  return { open: column(0), high: column(1), low: column(2), close: column(3) };
}

describe('the pictures of the lessons', () => {
  it('the double bottom is found with the numbers of its scenario', () => {
    const [found, ...others] = findChartPatterns(toSeries(doubleBottom.example.candles));
    expect(others).toEqual([]);
    expect(found?.name).toBe('double-bottom');
    expect(found?.points.map(({ index, price, role }) => [role, index, price])).toEqual([
      ['first low', 16, 64.57],
      ['first high', 23, 73.49],
      ['second low', 32, 64.8],
    ]);
    expect(found?.breakout).toEqual({ index: 39, direction: 'up', price: 73.49 });
    expect(found?.target).toBeCloseTo(82.41, 2);
    expect(found?.stop).toBe(64.57);
  });

  it('the head and shoulders is found with the numbers of its scenario', () => {
    const [found, ...others] = findChartPatterns(toSeries(headAndShoulders.example.candles));
    expect(others).toEqual([]);
    expect(found?.name).toBe('head-and-shoulders');
    expect(found?.points.map(({ index, price, role }) => [role, index, price])).toEqual([
      ['left shoulder', 14, 181.75],
      ['left neckline point', 19, 166.14],
      ['head', 28, 190.9],
      ['right neckline point', 35, 167.01],
      ['right shoulder', 40, 180.48],
    ]);
    expect([found?.breakout.index, found?.breakout.direction]).toEqual([45, 'down']);
    expect(found?.breakout.price).toBeCloseTo(167.55, 2);
    expect(found?.target).toBeCloseTo(143.28, 2);
    expect(found?.stop).toBe(180.48);
  });

  it('both failures are found too, and neither near miss', () => {
    const names = (picture: { readonly candles: readonly (readonly number[])[] }) =>
      findChartPatterns(toSeries(picture.candles)).map(({ name }) => name);
    expect(names(doubleBottom.failure)).toEqual(['double-bottom']);
    expect(names(headAndShoulders.failure)).toEqual(['head-and-shoulders']);
    expect(names(headAndShoulders.nearMiss)).not.toContain('head-and-shoulders');
    expect(names(doubleBottom.nearMiss)).not.toContain('double-bottom');
  });
});
