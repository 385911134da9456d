import type { CandleTime, Price } from '@wickwise/market/candle';
import { CandleSeries } from '@wickwise/market/series';
import { describe, expect, test } from 'vitest';
import { defaultThresholds, findCandlestickPatterns } from '../pattern/found-patterns.ts';
import { placeDrawing, selectionOf } from './wick-drawing.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-03-02T14:30:00Z');
const series = CandleSeries.fromCandles(
  Array.from({ length: 30 }, (_, n) => ({
    time: (START + n * DAY) as CandleTime,
    open: 100 as Price,
    high: 103 as Price,
    low: 97 as Price,
    close: (n === 20 ? 100 : n % 2 ? 102 : 98) as Price,
    volume: 10,
  })),
);
const chart = { symbol: 'AAPL', interval: 'D' } as const;

describe('placeDrawing', () => {
  const line = (from: number, to: number) => ({ from: [from, 98] as const, to: [to, 102] as const });
  const at = (index: number) => START + index * DAY;

  test('candles named by their beginning are placed by their index', () => {
    const drawing = {
      span: { from: at(3), to: at(5) },
      readings: [{ met: false, lines: [line(at(3), at(4))], limits: [line(at(5), at(5))] }],
      levels: [{ price: 103, label: 'Confirms' }],
    };
    expect(placeDrawing(drawing, series)).toEqual({
      span: { from: 3, to: 5 },
      readings: [{ met: false, lines: [line(3, 4)], limits: [line(5, 5)] }],
      levels: [{ id: 'wick Confirms', price: 103, label: 'Confirms', tone: 'accent' }],
    });
  });

  test('lines to candles that the series does not have are left out', () => {
    const drawing = {
      span: { from: START - DAY, to: at(2) },
      readings: [{ met: true, lines: [line(START - DAY, at(2)), line(at(1), at(2))], limits: [] }],
      levels: [],
    };
    const placed = placeDrawing(drawing, series);
    expect(placed.span).toBe(null);
    expect(placed.readings[0]?.lines).toEqual([line(1, 2)]);
  });
});

describe('selectionOf', () => {
  test('without a pattern or a candle, the question is about the whole chart', () => {
    expect(selectionOf({ open: null, candle: null, series, chart })).toBe(null);
  });

  test('a candle is named by its beginning', () => {
    const time = START + 4 * DAY;
    const selected = selectionOf({ open: null, candle: time, series, chart });
    expect(selected).toEqual({ candle: time, pattern: null, name: 'the candle of Mar 6, 2026' });
  });

  test('an open pattern comes before a candle, with the side that was found', () => {
    const [open] = findCandlestickPatterns(series, defaultThresholds.candles, []);
    if (open?.kind !== 'candlestick') throw new Error('The series has a candlestick pattern.');
    const selected = selectionOf({ open, candle: START, series, chart });
    expect(selected?.candle).toBe(series.time[open.found.index]);
    expect(selected?.pattern).toEqual({
      kind: 'candlestick',
      name: open.found.pattern,
      direction: open.found.value > 0 ? 'up' : 'down',
    });
  });
});
