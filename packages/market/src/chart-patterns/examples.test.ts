import { describe, expect, it } from 'vitest';
import { examples } from '../../fixtures/drawn-examples.ts';
import { drawStraightCandles } from '../../fixtures/straight-candles.ts';
import type { PriceSeries } from '../price-series.ts';
import { findChartPatterns } from './find-chart-patterns.ts';

function upsideDown({ open, high, low, close }: PriceSeries): PriceSeries {
  const flip = (column: Float64Array) => column.map((price) => 220 - price);
  return { open: flip(open), high: flip(low), low: flip(high), close: flip(close) };
}

const round = (value: number) => Math.round(value * 1e9) / 1e9;

describe.each(examples)('$name, drawn by hand', (example) => {
  const { name, mirrored, corners, points, breakout, target, stop } = example;

  it('a pattern drawn by hand is the only finding, with its points, breakout, target and stop', () => {
    const found = findChartPatterns(drawStraightCandles(corners));
    expect(found.map((pattern) => pattern.name)).toEqual([name]);
    const [pattern] = found;
    expect(pattern?.points.map(({ index, price }) => [index, round(price)])).toEqual(points);
    expect(pattern?.breakout.direction).toBe('up');
    expect([pattern?.breakout.index, round(pattern?.breakout.price ?? 0)]).toEqual(breakout);
    expect(round(pattern?.target ?? 0)).toBe(target);
    expect(round(pattern?.stop ?? 0)).toBe(stop);
  });

  it('a score is at most 100 in whole points, the sum of its reasons', () => {
    const [pattern] = findChartPatterns(drawStraightCandles(corners));
    const points = pattern?.reasons.map((reason) => reason.points) ?? [];
    expect(points.every(Number.isInteger)).toBe(true);
    expect(points.reduce((sum, part) => sum + part, 0)).toBe(pattern?.score);
    expect(pattern?.score).toBeLessThanOrEqual(100);
  });

  it('the lines end at the breakout, where the broken one has the price of the breakout', () => {
    const [pattern] = findChartPatterns(drawStraightCandles(corners));
    expect(pattern?.lines.map((line) => line.to.index)).toEqual(pattern?.lines.map(() => breakout[0]));
    expect(round(pattern?.lines[0]?.to.price ?? 0)).toBe(breakout[1]);
  });

  it('a pattern drawn by hand, turned upside down, is found as its mirror image', () => {
    const found = findChartPatterns(upsideDown(drawStraightCandles(corners)));
    if (mirrored === null) return expect(found.map((pattern) => pattern.name)).not.toContain(name);
    const pattern = found.find((candidate) => candidate.name === mirrored);
    expect(pattern?.breakout.direction).toBe('down');
    expect(pattern?.breakout.index).toBe(breakout[0]);
    expect(pattern?.points.map(({ index, price }) => [index, round(220 - price)])).toEqual(points);
    expect([round(220 - (pattern?.target ?? 0)), round(220 - (pattern?.stop ?? 0))]).toEqual([target, stop]);
  });

  it('a pattern drawn by hand is not found before its breakout, and does not depend on what follows', () => {
    const whole = drawStraightCandles(corners);
    const cut = (to: number): PriceSeries => ({
      open: whole.open.slice(0, to),
      high: whole.high.slice(0, to),
      low: whole.low.slice(0, to),
      close: whole.close.slice(0, to),
    });
    expect(findChartPatterns(cut(breakout[0]))).toEqual([]);
    expect(findChartPatterns(cut(breakout[0] + 1))).toEqual(findChartPatterns(whole));
  });
});
