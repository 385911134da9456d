import type { Ohlc } from '@wickwise/market/candle';
import { CandleSeries } from '@wickwise/market/series';
import { expect, it } from 'vitest';
import type { ChartMark } from './chart/chart-parts.ts';
import {
  ageText,
  candleSpeech,
  changeText,
  changeTone,
  findCandle,
  readCandle,
  snapToPrice,
  volumeText,
} from './model.ts';

const NOON = Date.UTC(2026, 10, 20, 17);
const HOUR = 3_600_000;
const candles: readonly Ohlc[] = [
  [100, 104, 98, 102],
  [102, 103, 96, 96.9],
  [96.9, 99, 96, 96.9],
];
const series = CandleSeries.fromColumns({
  ...CandleSeries.fromOhlc(candles),
  time: Float64Array.from(candles, (_, index) => NOON + index * HOUR),
});

it('a candle is read with its change from the close before', () => {
  expect(readCandle(series, 1)).toMatchObject({ candle: { close: 96.9 }, change: 96.9 / 102 - 1 });
  expect(readCandle(series, 0).change).toBeCloseTo(0.02);
});

it('a candle is read out with its patterns, New York time, close and other prices', () => {
  const hammer: ChartMark = { id: 'h', index: 1, direction: 'up', label: 'Hammer' };
  expect(candleSpeech({ series, interval: '60', index: 1, marks: [hammer] })).toBe(
    'Hammer. Nov 20, 2026, 1:00 PM. Close 96.90, down 5.00%. Open 102.00, high 103.00, low 96.00.',
  );
  expect(candleSpeech({ series, interval: 'D', index: 2, marks: [hammer] })).toBe(
    'Nov 20, 2026. Close 96.90, unchanged. Open 96.90, high 99.00, low 96.00.',
  );
});

it('a currency is read out with the decimals of its quotes', () => {
  const euro = CandleSeries.fromOhlc([[1.27812, 1.28001, 1.27704, 1.27814]]);
  expect(candleSpeech({ series: euro, interval: 'D', index: 0, marks: [], decimals: 5 })).toContain(
    'Close 1.27814, up less than 0.01%. Open 1.27812, high 1.28001, low 1.27704.',
  );
});

it.each([
  [97.9, 98],
  [99.2, 100],
  [101.5, 102],
  [250, 104],
])('a price of %d snaps to the nearest price of its candle', (price, nearest) => {
  expect(snapToPrice(series, { index: 0, price })).toEqual({ index: 0, price: nearest });
});

it('a candle is found by the time at which it began, and by no time between', () => {
  expect([0, 1, 2].map((index) => findCandle(series, NOON + index * HOUR))).toEqual([0, 1, 2]);
  expect([NOON - 1, NOON + 1, NOON + 3 * HOUR].map((time) => findCandle(series, time))).toEqual([null, null, null]);
});

it.each([
  [0.00004, '0.00%', 'text-muted'],
  [-0.00004, '0.00%', 'text-muted'],
  [0.00005, '+0.01%', 'text-up'],
  [-0.0042, '-0.42%', 'text-down'],
])('a change of %d is shown as %s in the color of that figure', (change, text, tone) => {
  expect([changeText(change), changeTone(change)]).toEqual([text, tone]);
});

it('a change that rounds to nothing is read out as a small one', () => {
  const still = CandleSeries.fromOhlc([
    [1000, 1000, 1000, 1000],
    [1000, 1000, 999.97, 999.97],
  ]);
  expect(candleSpeech({ series: still, interval: 'D', index: 1, marks: [] })).toContain(
    'Close 999.97, down less than 0.01%.',
  );
});

it('percentages have a sign, volumes are abbreviated, and ages use the largest unit', () => {
  expect([changeText(0.0042), changeText(-0.5), changeText(0)]).toEqual(['+0.42%', '-50.00%', '0.00%']);
  expect([volumeText(12_400_000), volumeText(950)]).toEqual(['12.4M', '950']);
  expect([ageText(59), ageText(60), ageText(7200), ageText(2 * 86_400)]).toEqual(['59 s', '1 min', '2 h', '2 days']);
});
