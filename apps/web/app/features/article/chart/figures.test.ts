import { describe, expect, test } from 'vitest';
import { barTexts, numberColumns, numberPlace } from './figures.ts';

const bars = (...values: number[]) => values.map((value) => ({ label: String(value), value }));

describe('bars', () => {
  test('bars all show cents when one of them has cents', () => {
    expect(barTexts(bars(29.74, 30.6, 30))).toEqual(['29.74', '30.60', '30.00']);
  });

  test('bars keep their decimals when none of them has cents', () => {
    expect(barTexts(bars(480, 19.5, 11.1, 0.7))).toEqual(['480', '19.5', '11.1', '0.7']);
  });
});

test('a numeric column has only numbers, and the first column names the rows', () => {
  const rows = [
    ['1', '4.9%', '12,000', 'Item 8', '−'],
    ['2', '9.6%', '8', '10', '3'],
  ];
  expect(numberColumns({ head: ['a', 'b', 'c', 'd', 'e'], rows })).toEqual([false, true, true, false, false]);
});

describe('the number of a line', () => {
  const line = { x1: 100, y1: 50, x2: 200, y2: 50 };
  const candle = (x: number, wickTop: number, wickBottom: number) =>
    ({ x, wickTop, wickBottom, bodyTop: wickTop, bodyHeight: 1, bodyWidth: 6, rising: true }) as const;
  const behind = { x: 213, y: 50 };
  const before = { x: 87, y: 50 };

  test.each([
    ['behind its end', [], behind],
    ['behind it above a candle', [candle(213, 60, 90)], behind],
    ['before its start where a candle is in the way', [candle(218, 20, 80)], before],
    ['behind it where candles are in both ways', [candle(213, 20, 80), candle(87, 45, 55)], behind],
  ])('the number of a line is placed %s', (_, shapes, place) => expect(numberPlace(line, shapes)).toEqual(place));
});
