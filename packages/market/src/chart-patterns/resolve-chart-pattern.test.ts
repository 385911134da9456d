import { expect, it } from 'vitest';
import type { Ohlc } from '../candle.ts';
import { CandleSeries } from '../series.ts';
import type { ChartPattern } from './finding.ts';
import { resolveChartPattern } from './resolve-chart-pattern.ts';

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

function resolve(pattern: ChartPattern, ...after: Ohlc[]) {
  return resolveChartPattern(CandleSeries.fromOhlc([[99, 102, 98, 101], ...after]), pattern);
}

it('a chart pattern is open while neither its target nor its stop was touched', () => {
  expect(resolve(upward)).toEqual({ state: 'open', resolvedAt: null });
  expect(resolve(upward, [101, 109.9, 95.1, 102])).toEqual({ state: 'open', resolvedAt: null });
});

it('a chart pattern is resolved by the first candle that touches the target or the stop', () => {
  expect(resolve(upward, [101, 105, 100, 104], [104, 110, 103, 108])).toEqual({
    state: 'target_reached',
    resolvedAt: 2,
  });
  expect(resolve(upward, [101, 102, 95, 96], [96, 120, 96, 119])).toEqual({ state: 'stop_reached', resolvedAt: 1 });
  expect(resolve(downward, [99, 100, 90, 92])).toEqual({ state: 'target_reached', resolvedAt: 1 });
  expect(resolve(downward, [101, 105, 100, 104])).toEqual({ state: 'stop_reached', resolvedAt: 1 });
});

it('a candle that touches both counts for the stop', () => {
  expect(resolve(upward, [100, 112, 94, 100])).toEqual({ state: 'stop_reached', resolvedAt: 1 });
});
