import type { CandleRow, ChartData } from '@wickwise/contract/market';
import { expect, it } from 'vitest';
import { seriesOf, withBar } from './live-candles.ts';

const row = (time: number, close = 101): CandleRow => [time, 100, 103, 99, close, 1000];
const chart: ChartData = {
  symbol: 'AAPL',
  interval: '60',
  source: { id: 'simulated', name: 'Simulated market', isSimulated: true },
  fetchedAt: '2026-11-20T20:00:00.000Z',
  problem: null,
  hours: { isOpen: true, changesAt: '2026-11-20T21:00:00.000Z' },
  candles: [row(1000), row(2000)],
  isLastFinished: false,
};

it('a bar that began with the newest candle takes its place', () => {
  const after = withBar(chart, { candle: row(2000, 102), isFinished: true });
  expect(after.candles).toEqual([row(1000), row(2000, 102)]);
  expect(after.isLastFinished).toBe(true);
});

it('a bar that began later is added, and one that began before is dropped', () => {
  expect(withBar(chart, { candle: row(3000), isFinished: false }).candles).toHaveLength(3);
  expect(withBar(chart, { candle: row(1500), isFinished: false })).toBe(chart);
});

it('a page that stays open drops its oldest candles many at a time', () => {
  const full = { ...chart, candles: Array.from({ length: 1000 }, (_, index) => row(index)) };
  expect(withBar(full, { candle: row(1000), isFinished: false }).candles).toHaveLength(500);
});

it('rows become a candle series', () => {
  expect(seriesOf(chart.candles).at(1)).toEqual({
    time: 2000,
    open: 100,
    high: 103,
    low: 99,
    close: 101,
    volume: 1000,
  });
});
