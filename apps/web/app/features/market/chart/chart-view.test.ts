import type { IChartApi, LogicalRange } from 'lightweight-charts';
import { expect, test } from 'vitest';
import { ChartView } from './chart-view.ts';

/** A view of 500 candles, with the range that is visible. */
function viewOf(chartWidth: number, from: number, to: number) {
  let range = { from, to } as LogicalRange;
  const timeScale = {
    width: () => chartWidth,
    getVisibleLogicalRange: () => range,
    setVisibleLogicalRange: (next: LogicalRange) => {
      range = next;
    },
  };
  const chart = { timeScale: () => timeScale } as unknown as IChartApi;
  return { view: new ChartView({ chart, length: () => 500 }), range: () => range };
}

/** Pixels from the middle of a candle to the right edge of the chart. */
const pixelsAfter = (index: number, { from, to }: LogicalRange, chartWidth: number) =>
  ((to - index) * chartWidth) / (to - from);

test('a pattern below the names of levels is moved to the middle, and one that is clear of them stays', () => {
  const { view, range } = viewOf(990, 435, 490);
  view.frame({ from: 480, to: 481 });
  expect(range()).toEqual({ from: 453, to: 508 });
  view.frame({ from: 470, to: 471 });
  expect(range()).toEqual({ from: 453, to: 508 });
});

test.each([
  ['a candle', { from: 499, to: 499 }],
  ['a pattern of many candles', { from: 420, to: 499 }],
])('%s at the end of the chart is framed clear of the names of levels', (_, span) => {
  const { view, range } = viewOf(990, 346, 506);
  view.frame(span);
  expect(pixelsAfter(499, range(), 990)).toBeGreaterThanOrEqual(180);
  expect(range().from).toBeLessThan(span.from);
});

test('a narrow chart, which has no names of levels, leaves them no space', () => {
  const { view, range } = viewOf(360, 440, 506);
  view.frame({ from: 499, to: 499 });
  expect(range()).toEqual({ from: 486, to: 506 });
});

test('a candle that is out of sight is scrolled to clear of the names of levels, and a visible one is left', () => {
  const { view, range } = viewOf(990, 100, 155);
  view.bringIntoView(154);
  expect(range()).toEqual({ from: 100, to: 155 });
  view.bringIntoView(160);
  expect(pixelsAfter(160, range(), 990)).toBeGreaterThanOrEqual(180);
  view.bringIntoView(50);
  expect(range()).toEqual({ from: 44, to: 99 });
});

test('what was visible before candles were framed is shown again', () => {
  const { view, range } = viewOf(990, 346, 506);
  view.frame({ from: 400, to: 401 });
  view.frame({ from: 480, to: 481 });
  view.unframe();
  expect(range()).toEqual({ from: 346, to: 506 });
});
