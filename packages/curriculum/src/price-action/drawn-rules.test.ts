import { describe, expect, it } from 'vitest';
import { patterns } from '../patterns.ts';
import { drawPriceAction } from './drawn-rules.ts';

const lessons = patterns.filter(({ category }) => category === 'price-action');

describe.each(lessons)('the drawn rules of $id', (entry) => {
  const drawn = drawPriceAction(entry).map((rule) => {
    if (rule === null) throw new Error('A rule of price action can always be drawn.');
    return rule;
  });

  it('the example meets all drawn rules, and they are drawn among its candles', () => {
    expect(drawn.filter(({ example }) => !example.met)).toEqual([]);
    const [low, high] = [
      Math.min(...entry.example.candles.map((c) => c[2])),
      Math.max(...entry.example.candles.map((c) => c[1])),
    ];
    for (const { example } of drawn) {
      expect(example.lines.length).toBeGreaterThan(0);
      for (const [index, price] of example.lines.flatMap(({ from, to }) => [from, to])) {
        expect(index).toBeLessThan(entry.example.candles.length);
        expect(price).toBeGreaterThan(low - (high - low) / 4);
        expect(price).toBeLessThan(high + (high - low) / 4);
      }
    }
  });

  it('the near miss fails a drawn rule', () => {
    expect(drawn.some(({ nearMiss }) => !nearMiss.met)).toBe(true);
  });
});

it('drawn rules say what they measure, in the example and in the near miss', () => {
  const figuresOf = (id: string) =>
    lessons
      .filter((entry) => entry.id === id)
      .flatMap(drawPriceAction)
      .map((rule) => [rule?.example.measured, rule?.nearMiss.measured]);
  expect(figuresOf('false-breakout')).toEqual([
    ['0.7% apart', '0.3% apart'],
    ['97.19', '54.38'],
    ['0.68 above it', '0.47 above it'],
    ['1.34 below it after 3 candles', '0.23 above it after 5 candles'],
  ]);
  expect(figuresOf('narrow-range-seven').slice(1)).toEqual([
    ['0.35 vs. 0.79', '1.58 vs. 1.34'],
    ['1.27 below, after 1 candle', '0.45 below, after 3 candles'],
  ]);
});
