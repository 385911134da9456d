import type { Pattern } from '@wickwise/contract/lesson/pattern';
import { noiseFigures } from '@wickwise/curriculum/evidence/noise-figures';
import { expect, it } from 'vitest';
import type { FoundPattern } from './found-patterns.ts';
import { NOISE_CANDLES, patternsIn, rankPatterns, scoreOf } from './rank-patterns.ts';

const rate = (percent: number, cases: number) => ({ percent, cases, low: percent - 1, high: percent + 1 });

interface Figures {
  readonly published: number;
  readonly noise: ReturnType<typeof rate> | null;
  readonly real?: ReturnType<typeof rate>;
}

function lessonOf({ published, noise, real }: Figures): Pattern {
  return {
    access: 'lesson',
    evidence: { kind: 'measured', percent: published, noise, real: real ?? null },
  } as Pattern;
}

/** A candlestick pattern of this name, completed by a candle. */
function hit(name: string, index: number, figures: Figures | null = null): FoundPattern {
  const lesson = figures && lessonOf(figures);
  const found = { pattern: name, index, value: 100 };
  return { kind: 'candlestick', key: `${name} ${index}`, name, lesson, found } as unknown as FoundPattern;
}

const everyday = { published: 51, noise: rate(50, 745_000) };
const rareByChance = { published: 62, noise: rate(62, 8_000) };
const farFromChance = { published: 79, noise: rate(68, 157_000) };
const names = (patterns: readonly FoundPattern[]) =>
  patterns.map(({ name, found }) => [name, 'index' in found && found.index]);
const rank = (...patterns: FoundPattern[]) => names(rankPatterns(patterns, { found: patterns, candles: 500 }));

it('rare patterns and those far from chance come before everyday ones', () => {
  expect(rank(hit('doji', 90, everyday), hit('star', 20, rareByChance), hit('engulfing', 30, farFromChance))).toEqual([
    ['engulfing', 30],
    ['star', 20],
    ['doji', 90],
  ]);
});

it('of equal patterns the newest comes first', () => {
  const other = { ...everyday };
  expect(rank(hit('doji', 10, everyday), hit('spinning top', 40, other))).toEqual([
    ['spinning top', 40],
    ['doji', 10],
  ]);
});

it('each pattern is named once, at its newest candle, and each candle has one', () => {
  expect(rank(hit('star', 10, rareByChance), hit('star', 60, rareByChance), hit('doji', 60, everyday))).toEqual([
    ['star', 60],
  ]);
});

it('a published rate that our own count does not bear out is as near to chance as that count', () => {
  const chart = { found: [], candles: 500 };
  const published = hit('engulfing', 1, farFromChance);
  const counted = hit('engulfing', 1, { ...farFromChance, real: rate(67, 805) });
  expect(scoreOf(published, chart) - scoreOf(counted, chart)).toBeCloseTo(11 / 15 - 1 / 15);
});

it('a distance that too few cases would decide counts as none', () => {
  const chart = { found: [], candles: 500 };
  const few = hit('three methods', 1, { published: 74, noise: rate(40, 99) });
  const none = hit('three methods', 1, { published: 40, noise: rate(40, 99) });
  expect(scoreOf(few, chart)).toBe(scoreOf(none, chart));
});

it('without a count by chance, a pattern is as rare as it is on the chart', () => {
  const often = Array.from({ length: 20 }, (_, index) => hit('short line', index));
  const once = hit('kicking', 50);
  const chart = { found: [...often, once], candles: 500 };
  expect(scoreOf(once, chart)).toBeGreaterThan(scoreOf(hit('short line', 0), chart));
});

it('only the patterns that end in view are ranked, and all of them before the chart is drawn', () => {
  const patterns = [hit('doji', 10), hit('doji', 20), hit('doji', 30)];
  expect(names(patternsIn(patterns, { from: 15, to: 30 }))).toEqual([
    ['doji', 20],
    ['doji', 30],
  ]);
  expect(patternsIn(patterns, null)).toBe(patterns);
});

it('chance was counted on as many candles as the curriculum says', () => {
  expect(NOISE_CANDLES).toBe(noiseFigures.candles);
});
