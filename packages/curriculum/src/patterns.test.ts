import { patternLesson } from '@wickwise/contract/lesson/lesson';
import { describe, expect, it } from 'vitest';
import { evidenceOf } from './evidence/evidence.ts';
import { studyPriorityOf } from './evidence/study-priority.ts';
import { lessonFrame } from './lesson-frame.ts';
import { measuredRules } from './measured-rules.ts';
import type { PatternEntry } from './pattern.ts';
import { patterns } from './patterns.ts';

const entrySchema = patternLesson.omit({ access: true, imageUrl: true, picture: true }).strict();

const shape = Object.keys(entrySchema.shape);

/** The lesson as it is sent, but for what the server adds of pictures and access. */
function complete(entry: PatternEntry) {
  const sent = Object.fromEntries(Object.entries(entry).filter(([key]) => shape.includes(key)));
  return {
    ...sent,
    alsoCalled: entry.alsoCalled,
    evidence: evidenceOf(entry),
    rating: studyPriorityOf(entry),
    rules: measuredRules(entry),
    frame: lessonFrame(entry, (id) => id),
  };
}

function pictures({ example, nearMiss, failure }: PatternEntry) {
  return [example, nearMiss, failure];
}

describe('patterns', () => {
  it.each(patterns)('$id satisfies the contract', (entry) => {
    expect(() => entrySchema.parse(complete(entry))).not.toThrow();
  });

  it('patterns have unique ids and names', () => {
    expect(new Set(patterns.map((entry) => entry.id)).size).toBe(patterns.length);
    expect(new Set(patterns.map((entry) => entry.name)).size).toBe(patterns.length);
  });

  it('there are 56 patterns: 34 candlesticks, 14 chart patterns and 8 of price action', () => {
    const count = (category: string) => patterns.filter((entry) => entry.category === category).length;
    expect([count('candlesticks'), count('chart-patterns'), count('price-action')]).toEqual([34, 14, 8]);
  });

  it('the patterns start with the five free candlesticks', () => {
    const free = patterns.filter((entry) => entry.requiredTier === 'genesis');
    expect(patterns.slice(0, free.length)).toEqual(free);
    expect(free.map((entry) => entry.id)).toEqual([
      'doji',
      'hammer',
      'shooting-star',
      'bullish-engulfing',
      'bearish-engulfing',
    ]);
    expect(free.every((entry) => entry.category === 'candlesticks')).toBe(true);
  });

  // Each requirement comes earlier in the list, so there is neither a cycle nor an unknown id.
  it.each(patterns.map((entry, index) => [entry.id, index] as const))(
    '%s requires only what comes before',
    (_, index) => {
      const before = patterns.slice(0, index).map((entry) => entry.id);
      for (const required of patterns[index]?.unlockRequirements ?? []) expect(before).toContain(required);
    },
  );

  it('a free lesson never requires a paid one', () => {
    const paid = new Set(patterns.filter((entry) => entry.requiredTier === 'heritage').map((entry) => entry.id));
    const free = patterns.filter((entry) => entry.requiredTier === 'genesis');
    expect(free.flatMap((entry) => entry.unlockRequirements).filter((id) => paid.has(id))).toEqual([]);
  });

  it.each(patterns)('$id names the source, its page, the sample and the year of what was measured', ({ evidence }) => {
    if (evidence.kind !== 'measured') return expect(evidence.note).not.toBe('');
    expect(evidence.source).toBe('Thomas Bulkowski, thepatternsite.com');
    expect([evidence.page, evidence.sample]).not.toContain('');
    expect(evidence.dated).toMatch(/^((August|read in) )?20\d\d$/);
    expect(evidence.finding).toContain('Not a win rate');
  });

  it('chart patterns cite the statistics of August 2020', () => {
    const charts = patterns.filter(({ category }) => category === 'chart-patterns');
    const older = charts.filter(({ evidence }) => evidence.kind === 'measured' && evidence.dated !== 'August 2020');
    expect(older.map(({ id }) => id)).toEqual([]);
  });
});

describe.each(patterns)('the pictures of $id', (entry) => {
  it('a lesson’s pictures have 12 to 60 candles and mark some, with candles before and after', () => {
    for (const { candles, mark } of pictures(entry)) {
      expect(candles.length).toBeGreaterThanOrEqual(12);
      expect(candles.length).toBeLessThanOrEqual(60);
      expect(mark?.from).toBeGreaterThanOrEqual(4);
      expect(mark?.to).toBeGreaterThanOrEqual(mark?.from ?? 0);
      expect(mark?.to).toBeLessThan(candles.length - 3);
    }
  });

  it('a lesson’s pictures have possible candles at realistic prices in cents', () => {
    for (const [open, high, low, close] of pictures(entry).flatMap(({ candles }) => candles)) {
      expect(low).toBeGreaterThanOrEqual(40);
      expect(high).toBeLessThanOrEqual(260);
      expect(low).toBeLessThanOrEqual(Math.min(open, close));
      expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
      for (const price of [open, high, low, close]) expect(price).toBe(Math.round(price * 100) / 100);
    }
  });

  it('a lesson’s three pictures differ', () => {
    expect(new Set(pictures(entry).map(({ candles }) => JSON.stringify(candles))).size).toBe(3);
  });
});
