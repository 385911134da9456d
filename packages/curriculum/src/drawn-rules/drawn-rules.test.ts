import { describe, expect, it } from 'vitest';
import type { DrawnRule, PatternEntry } from '../pattern.ts';
import { patterns } from '../patterns.ts';
import { drawnRulesOf } from './drawn-rules.ts';

const charts = patterns.filter(({ category }) => category === 'chart-patterns');

/** Whether a bound written as "at most 0.25 × …", "at least 5 …" or "8 to 75 …" holds for a number. */
function isWithin(bound: string, value: number): boolean | null {
  const [, most] = /\bat most ([\d.]+)/.exec(bound) ?? [];
  if (most !== undefined) return value <= Number(most);
  const [, least] = /\bat least ([\d.]+)/.exec(bound) ?? [];
  if (least !== undefined) return value >= Number(least);
  const [, from, to] = /^([\d.]+) to ([\d.]+)/.exec(bound) ?? [];
  return from === undefined || to === undefined ? null : value >= Number(from) && value <= Number(to);
}

function numbersIn(measured: string): number[] {
  return (measured.replace('−', '-').match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
}

/** Whether every number agrees with the bound as the lesson words it; the breakout says by words on which side it is. */
function agrees({ bound }: PatternEntry['rules'][number], { measured, met }: DrawnRule): boolean {
  const values = / beyond it$| short of it$/.test(measured) ? [] : numbersIn(measured.split(':')[0] ?? '');
  return values.every((value) => isWithin(bound, value) !== false) === met || values.length === 0;
}

describe.each(charts)('the drawn rules of $id', (entry) => {
  const drawn = drawnRulesOf(entry).filter((rule) => rule !== null);

  it('drawn rules measure every rule of the lesson, and all are met in the example', () => {
    expect(drawn).toHaveLength(entry.rules.length);
    expect(drawn.filter(({ example }) => !example.met)).toEqual([]);
  });

  it('the near miss fails at least one drawn rule', () => {
    expect(drawn.some(({ nearMiss }) => !nearMiss.met)).toBe(true);
  });

  it('drawn rules agree with the bounds that the lesson states', () => {
    const wrong = entry.rules.flatMap((rule, position) =>
      [drawn[position]?.example, drawn[position]?.nearMiss]
        .filter((rule) => rule !== undefined)
        .filter((measurement) => !agrees(rule, measurement))
        .map(({ measured }) => `${rule.measure}: ${measured}, ${rule.bound}`),
    );
    expect(wrong).toEqual([]);
  });

  it('drawn rules have at least one line each, at prices near the candles', () => {
    for (const [kind, { candles }] of [
      ['example', entry.example],
      ['nearMiss', entry.nearMiss],
    ] as const) {
      const [low, high] = [Math.min(...candles.map((c) => c[2])), Math.max(...candles.map((c) => c[1]))];
      for (const rule of drawn) {
        expect(rule[kind].lines.length).toBeGreaterThan(0);
        for (const [index, price] of rule[kind].lines.flatMap(({ from, to }) => [from, to])) {
          expect(index).toBeLessThan(candles.length);
          expect(price).toBeGreaterThan(low - (high - low) / 4);
          expect(price).toBeLessThan(high + (high - low) / 4);
        }
      }
    }
  });
});

it('candlestick rules are left to the market engine', () => {
  for (const entry of patterns.filter(({ category }) => category === 'candlesticks')) {
    expect(drawnRulesOf(entry)).toEqual([]);
  }
});

it('a close inside a symmetrical triangle is measured from the nearer of its lines, whichever that is', () => {
  const entry = charts.find(({ id }) => id === 'symmetrical-triangle');
  const nearMiss = entry && drawnRulesOf(entry).at(-1)?.nearMiss;
  const [line, distance] = nearMiss?.lines ?? [];
  // The close of 232.59 is 0.49 below the upper line and 0.04 above the lower one.
  expect(nearMiss?.measured).toBe('0.00 × the starting width short of it');
  expect(distance?.from).toEqual([44, 232.59]);
  expect(distance?.to[1]).toBeCloseTo(232.55, 2);
  expect(line?.to).toEqual(distance?.to);
});
