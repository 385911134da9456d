import { describe, expect, it } from 'vitest';
import type { Ohlc } from '../candle.ts';
import { findChartPatterns } from '../chart-patterns/find-chart-patterns.ts';
import { createRandom } from '../random.ts';
import { CandleSeries } from '../series.ts';
import { drawBrokenOffPattern } from './drawn-pattern.ts';
import { drawExercise, ExerciseError, type ExerciseSource } from './exercise.ts';

/** A fall of alternating candles, and a last one of a given shape. */
function afterFall(last: Ohlc): { candles: Ohlc[]; mark: { from: number; to: number } } {
  const fall = Array.from({ length: 15 }, (_, index): Ohlc => {
    const open = 120 - index;
    const close = index % 3 === 2 ? open + 0.6 : open - 1.4;
    return [open, Math.max(open, close) + 0.4, Math.min(open, close) - 0.4, close];
  });
  return { candles: [...fall, last], mark: { from: 15, to: 15 } };
}

const hammer = afterFall([104, 104.6, 100, 104.5]);
const longBody = afterFall([104, 104.6, 100, 100.4]);
const source: ExerciseSource = {
  recognizedAs: { kind: 'candlestick', name: 'CDLHAMMER', direction: 'up' },
  examples: [hammer],
  nearMisses: [longBody],
};

describe('drawExercise', () => {
  it('an exercise is the same for the same seed, and different for another', () => {
    const draw = (seed: number) => drawExercise({ source, shows: true, seed });
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1).candles).not.toEqual(draw(2).candles);
  });

  it('an exercise ends with its mark, because what followed would reveal the outcome', () => {
    const followed = { ...hammer, candles: [...hammer.candles, [105, 109, 104, 108] as const] };
    const { candles, mark } = drawExercise({ source: { ...source, examples: [followed] }, shows: true, seed: 3 });
    expect([candles.length, mark.to]).toEqual([16, 15]);
  });

  it('an exercise without a recognizer is scaled, to the cent, and otherwise unchanged', () => {
    const { candles } = drawExercise({ source: { ...source, recognizedAs: null }, shows: true, seed: 4 });
    const factor = (candles[0]?.[0] ?? 0) / 120;
    const scaled = hammer.candles.map((candle) => candle.map((price) => price * factor));
    expect(factor).toBeGreaterThanOrEqual(1);
    for (const [index, candle] of candles.entries()) {
      for (const [side, price] of candle.entries()) expect(price).toBeCloseTo(scaled[index]?.[side] ?? 0, 1);
    }
  });

  it('a source that contradicts the request is an error', () => {
    const swapped = { ...source, examples: [longBody], nearMisses: [hammer] };
    expect(() => drawExercise({ source: swapped, shows: true, seed: 5 })).toThrow(ExerciseError);
    expect(() => drawExercise({ source: { ...source, examples: [] }, shows: true, seed: 5 })).toThrow(ExerciseError);
  });

  it('chart patterns are drawn with their lines, and near misses without any', () => {
    const double: ExerciseSource = {
      recognizedAs: { kind: 'chart-pattern', name: 'double-bottom' },
      examples: [hammer],
      nearMisses: [hammer],
    };
    const draw = (shows: boolean, seed: number) => drawExercise({ source: double, shows, seed });
    for (let seed = 0; seed < 20; seed++) {
      expect(draw(true, seed).lines.length).toBeGreaterThan(0);
      expect(draw(false, seed).lines).toEqual([]);
    }
  });

  it('a chart pattern drawn up to just before its breakout says that only the breakout is missing', () => {
    const double: ExerciseSource = {
      recognizedAs: { kind: 'chart-pattern', name: 'double-bottom' },
      examples: [hammer],
      nearMisses: [hammer],
    };
    const drawn = Array.from({ length: 20 }, (_, seed) => drawExercise({ source: double, shows: false, seed }));
    const brokenOff = drawn.filter(({ isBrokenOff }) => isBrokenOff);
    expect(brokenOff.length).toBeGreaterThan(0);
    expect(brokenOff.length).toBeLessThan(20);
    for (const { missing, isBrokenOff } of drawn) {
      const text = 'What’s missing is the breakout: no close has passed the line yet.';
      expect(missing).toBe(isBrokenOff ? text : null);
    }
  });

  it('the mark of a chart pattern begins no later than its first turning point', () => {
    const double: ExerciseSource = {
      recognizedAs: { kind: 'chart-pattern', name: 'double-bottom' },
      examples: [hammer],
      nearMisses: [hammer],
    };
    for (let seed = 0; seed < 20; seed++) {
      const { candles, mark } = drawExercise({ source: double, shows: true, seed });
      const found = findChartPatterns(CandleSeries.fromOhlc(candles)).find(
        ({ breakout }) => breakout.index === mark.to,
      );
      expect(mark.from).toBeLessThanOrEqual(found?.points[0]?.index ?? -1);
    }
  });

  it('a double bottom broken off before its breakout has no close above the peak between its lows', () => {
    const drawn = Array.from({ length: 300 }, (_, seed) => drawBrokenOffPattern('double-bottom', createRandom(seed)));
    const charts = drawn.filter((chart) => chart !== null);
    expect(charts.length).toBeGreaterThan(250);
    for (const { candles, mark } of charts) {
      const peak = Math.max(...candles.slice(mark.from, mark.to).map(([, high]) => high));
      expect(candles[mark.to]?.[3]).toBeLessThanOrEqual(peak);
    }
  });
});
