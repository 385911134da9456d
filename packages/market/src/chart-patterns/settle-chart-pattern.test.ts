import { expect, it } from 'vitest';
import type { Ohlc } from '../candle.ts';
import { CandleSeries } from '../series.ts';
import type { ChartPattern } from './finding.ts';
import { settleChartPattern } from './settle-chart-pattern.ts';

const upward: ChartPattern = {
  name: 'double-bottom',
  points: [],
  lines: [],
  breakout: { index: 0, direction: 'up', price: 100 },
  target: 110,
  stop: 95,
  score: 90,
  reasons: [],
};
const downward: ChartPattern = {
  ...upward,
  name: 'double-top',
  breakout: { index: 0, direction: 'down', price: 100 },
  target: 90,
  stop: 105,
};

function settle(pattern: ChartPattern, ...after: Ohlc[]) {
  return settleChartPattern(CandleSeries.fromOhlc([[99, 102, 98, 101], ...after]), pattern);
}

it('a chart pattern is open while neither its target nor its stop was touched', () => {
  expect(settle(upward)).toEqual({ state: 'open', settledAt: null });
  expect(settle(upward, [101, 109.9, 95.1, 102])).toEqual({ state: 'open', settledAt: null });
});

it('a chart pattern is settled by the first candle that touches the target or the stop', () => {
  expect(settle(upward, [101, 105, 100, 104], [104, 110, 103, 108])).toEqual({ state: 'target_reached', settledAt: 2 });
  expect(settle(upward, [101, 102, 95, 96], [96, 120, 96, 119])).toEqual({ state: 'stop_reached', settledAt: 1 });
  expect(settle(downward, [99, 100, 90, 92])).toEqual({ state: 'target_reached', settledAt: 1 });
  expect(settle(downward, [101, 105, 100, 104])).toEqual({ state: 'stop_reached', settledAt: 1 });
});

it('a candle that touches both counts for the stop', () => {
  expect(settle(upward, [100, 112, 94, 100])).toEqual({ state: 'stop_reached', settledAt: 1 });
});
