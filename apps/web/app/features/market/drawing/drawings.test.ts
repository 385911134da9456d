import type { Ohlc } from '@wickwise/market/candle';
import { CandleSeries } from '@wickwise/market/series';
import { expect, it } from 'vitest';
import { type Drawing, drawingText, drawnParts, indexAt, measureText } from './drawings.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 20, 15);
const candles = Array.from({ length: 5 }, (_, index): Ohlc => [100 + index, 102 + index, 99 + index, 101 + index]);
const series = CandleSeries.fromColumns({
  ...CandleSeries.fromOhlc(candles),
  time: Float64Array.from(candles, (_, index) => START + index * HOUR),
});

function drawing(fields: Partial<Drawing>): Drawing {
  const [from, to] = [
    { time: START + HOUR, price: 100 },
    { time: START + 3 * HOUR, price: 105 },
  ];
  return { id: 'd', symbol: 'AAPL', kind: 'trend', from, to, ...fields };
}

it('a time lies in the candle that began before it', () => {
  expect([0, 0.5, 1, 4].map((hours) => indexAt(series, START + hours * HOUR))).toEqual([0, 0, 1, 4]);
});

it('a time outside the candles is placed at their spacing', () => {
  expect(indexAt(series, START - 2 * HOUR)).toBe(-2);
  expect(indexAt(series, START + 6 * HOUR)).toBe(6);
});

it('a trend line extends to the right, whichever of its ends was placed first', () => {
  const { from, to } = drawing({});
  const [segment] = drawnParts([drawing({ from: to, to: from })], series).segments;
  expect(segment).toMatchObject({ from: { index: 1, price: 100 }, to: { index: 3, price: 105 }, extended: true });
});

it('a level is drawn as a price, and a measure as a box with its distance', () => {
  expect(drawnParts([drawing({ kind: 'level' })], series).levels).toMatchObject([{ price: 100 }]);
  expect(drawnParts([drawing({ kind: 'measure' })], series).boxes).toMatchObject([
    { tone: 'up', label: '+5.00 (+5.00%), 2 candles' },
  ]);
});

it('a measured decline has a minus sign, and one candle is singular', () => {
  expect(measureText({ from: { index: 2, price: 200 }, to: { index: 1, price: 150 } })).toBe(
    '−50.00 (−25.00%), 1 candle',
  );
});

it('each drawing is described in words', () => {
  const chart = { series, interval: '60' } as const;
  expect(drawingText(drawing({ kind: 'level' }), chart)).toBe('Level at 100.00');
  expect(drawingText(drawing({ kind: 'measure' }), chart)).toBe(
    'Measure from 100.00 on Nov 20, 2026, 11:00 AM to 105.00 on Nov 20, 2026, 1:00 PM: +5.00 (+5.00%), 2 candles',
  );
});
