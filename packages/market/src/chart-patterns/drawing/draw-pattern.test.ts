import { describe, expect, it } from 'vitest';
import { checkPriceSeries } from '../../price-series.ts';
import { createRandom, normal } from '../../random.ts';
import { findChartPatterns } from '../find-chart-patterns.ts';
import { chartPatternNames } from '../finding.ts';
import { drawPattern } from './draw-pattern.ts';
import { drawRandomWalk } from './random-walk.ts';

describe('createRandom', () => {
  it('random numbers repeat for a seed, differ between seeds and stay below 1', () => {
    const numbers = (seed: number) => Array.from({ length: 1000 }, createRandom(seed));
    expect(numbers(7)).toEqual(numbers(7));
    expect(numbers(7)).not.toEqual(numbers(8));
    expect(Math.min(...numbers(7))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers(7))).toBeLessThan(1);
  });

  it('normal random numbers have mean 0 and deviation 1', () => {
    const random = createRandom(3);
    const numbers = Array.from({ length: 20_000 }, () => normal(random));
    const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
    const variance = numbers.reduce((sum, value) => sum + (value - mean) ** 2, 0) / numbers.length;
    expect(mean).toBeCloseTo(0, 1);
    expect(variance).toBeCloseTo(1, 1);
  });
});

describe.each(chartPatternNames)('a drawn %s', (name) => {
  it.each(['clean', 'medium', 'strong'] as const)(
    'a drawn pattern is a series of candles that holds its breakout, %s',
    (noise) => {
      for (let seed = 1; seed <= 10; seed++) {
        const { series, start, breakout, tolerance } = drawPattern({ name, noise, random: createRandom(seed) });
        expect(() => checkPriceSeries(series)).not.toThrow();
        expect(start).toBeGreaterThan(0);
        expect(breakout).toBeGreaterThan(start);
        expect(breakout + tolerance).toBeLessThan(series.close.length);
      }
    },
  );

  it('a clean drawing is recognized at least eight times out of ten', () => {
    const random = createRandom(11);
    const drawings = Array.from({ length: 10 }, () => drawPattern({ name, noise: 'clean', random }));
    const recognized = drawings.filter(({ series, breakout, tolerance }) =>
      findChartPatterns(series).some(
        (one) => one.name === name && Math.abs(one.breakout.index - breakout) <= tolerance,
      ),
    );
    expect(recognized.length).toBeGreaterThanOrEqual(8);
  });
});

describe('drawRandomWalk', () => {
  it.each([
    { what: 'normal steps', tails: null },
    { what: 'fat tails', tails: 5 },
  ])('a random walk moves by its volatility with $what', ({ tails }) => {
    const input = { random: createRandom(5), candles: 20_000, volatility: 0.01, drift: 0, gapShare: 0, tails };
    const { open, close } = drawRandomWalk(input);
    const steps = close.map((price, index) => Math.log(price / (open[index] ?? price)));
    const deviation = Math.sqrt(steps.reduce((sum, step) => sum + step ** 2, 0) / steps.length);
    expect(deviation).toBeGreaterThan(0.009);
    expect(deviation).toBeLessThan(0.011);
  });
});
