import { findChartPatterns } from '@wickwise/market/chart-patterns/find-chart-patterns';
import { CandleSeries } from '@wickwise/market/series';
import { describe, expect, it } from 'vitest';
import { findArithmeticFaults } from '../../checks/arithmetic-check.ts';
import { figuresWithoutOrigin, superfluousFigures } from '../../checks/figure-origins.ts';
import { sentencesOf, textsOf, wordCount } from '../articles/article-text.ts';
import { fundamentals } from './fundamentals.ts';

/** A learner reads at 200 words a minute, at 150 with time for the figures. */
const WORDS_PER_MINUTE = { slow: 150, fast: 200 };

describe('the trading fundamentals', () => {
  it('the trading fundamentals have the five specified sections', () => {
    expect(fundamentals.map(({ title }) => title)).toEqual([
      'What is Trading',
      'Understanding Financial Markets',
      'Types of Market Analysis',
      'Risk Management Basics',
      'Trading Psychology',
    ]);
  });

  it('the trading fundamentals teach a risk of 1 to 2% and a ratio of at least 2:1', () => {
    const texts = textsOf(fundamentals.find(({ id }) => id === 'risk-management-basics')?.blocks ?? []).join(' ');
    expect(texts).toContain('risk 1% to 2% of the account on a single trade');
    expect(texts).toContain('reward-to-risk ratio of 2:1');
  });
});

it('the US rules are dated, and the pattern day trader rule is told as replaced', () => {
  const texts = textsOf(fundamentals.find(({ id }) => id === 'financial-markets')?.blocks ?? []).join(' ');
  expect(texts).toContain('as of November 2026');
  expect(texts).toMatch(/pattern day trader rule was replaced .* on June 4, 2026.* until October 20, 2027/);
  for (const rule of ['locate shares', 'Rule 201', 'limit up-limit down', 'Overnight']) expect(texts).toContain(rule);
});

it('the trading fundamentals show a pattern made by coin tosses alone', () => {
  const psychology = fundamentals.find(({ id }) => id === 'trading-psychology');
  const pictures = psychology?.blocks.flatMap((block) => (block.kind === 'chart' ? [block.picture] : [])) ?? [];
  const [{ candles, mark } = { candles: [], mark: null }] = pictures;
  // A hundred steps of ten cents each leave price an even number of steps from where it began.
  for (const [open, , , close] of candles) expect(Math.round((close - open) * 100) % 20).toBeCloseTo(0);
  expect(candles.slice(1).map(([open]) => open)).toEqual(candles.slice(0, -1).map(([, , , close]) => close));
  const found = findChartPatterns(CandleSeries.fromOhlc(candles));
  expect(found.map(({ name, breakout }) => [name, breakout.index])).toEqual([['double-bottom', mark?.to]]);
});

describe.each(fundamentals)('$id', (section) => {
  const { summary, blocks, estimatedTime, terms, arithmetic } = section;
  const texts = textsOf(blocks);

  it('a section has 600 to 1,200 words and can be read in the time it states', () => {
    const words = wordCount(texts);
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1200);
    expect(estimatedTime).toBeGreaterThanOrEqual(Math.floor(words / WORDS_PER_MINUTE.fast));
    expect(estimatedTime).toBeLessThanOrEqual(Math.ceil(words / WORDS_PER_MINUTE.slow));
  });

  it('a section has a worked example, a chart, common mistakes and, last, one thing to do', () => {
    const kinds = blocks.map(({ kind }) => kind);
    expect(kinds).toContain('worked-example');
    expect(kinds).toContain('chart');
    expect(kinds).toContain('mistakes');
    expect(kinds.filter((kind) => kind === 'exercise')).toHaveLength(1);
    expect(kinds.at(-1)).toBe('exercise');
  });

  it('every sentence of a section ends with a period or a question mark', () => {
    expect([summary, ...sentencesOf(blocks)].filter((text) => !/[.?]$/.test(text))).toEqual([]);
  });

  it('a section takes every figure from an equation, a picture or its givens', () => {
    expect(figuresWithoutOrigin(section)).toEqual([]);
    expect(superfluousFigures(section)).toEqual([]);
  });

  it('a section’s numbers add up', () => {
    const prices = blocks.flatMap((block) => (block.kind === 'chart' ? block.picture.candles.flat() : []));
    const bars = blocks.flatMap((block) => (block.kind === 'bars' ? block.bars.map(({ value }) => value) : []));
    const lines = blocks.flatMap((block) =>
      block.kind === 'chart' ? block.lines.flatMap(({ from, to }) => [...from, ...to]) : [],
    );
    const text = [...texts, ...bars].join(' ');
    expect(findArithmeticFaults(arithmetic, { text, given: [...prices, ...lines] })).toEqual([]);
    expect(new Set(terms).size).toBe(terms.length);
  });
});
