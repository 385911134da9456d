import { describe, expect, it } from 'vitest';
import { measuredRules } from './measured-rules.ts';
import type { PatternEntry } from './pattern.ts';
import { patterns } from './patterns.ts';
import { ruleChecks } from './rule-checks.ts';

const candlesticks = patterns.filter(({ recognizedAs }) => recognizedAs?.kind === 'candlestick');

/** Rules that only the candles after a setup decide. */
const LATER_RULES = ['Confirming close', 'New setups before that close'];

function entryOf(id: string): PatternEntry {
  const entry = patterns.find((pattern) => pattern.id === id);
  if (entry === undefined) throw new Error(`There is no lesson ${id}.`);
  return entry;
}

it('the measured lessons are the candlesticks and no others', () => {
  expect(Object.keys(ruleChecks)).toEqual(candlesticks.map(({ id }) => id));
});

describe.each(candlesticks)('the rules of $id', (entry) => {
  const rules = measuredRules(entry);
  const sources = ruleChecks[entry.id] ?? [];
  const measured = rules.filter((_, index) => sources[index] !== null);

  it('every rule of a lesson has a source, and every source a rule', () => {
    expect(sources).toHaveLength(entry.rules.length);
  });

  it('a lesson’s rules are measured, and met in the example, wherever they can be tested', () => {
    expect(measured.filter(({ example }) => !example?.met || example.measured === '')).toEqual([]);
  });

  it('the rules of a lesson show which one the near miss breaks', () => {
    expect(measured.filter(({ nearMiss }) => nearMiss === null)).toEqual([]);
    expect(measured.filter(({ nearMiss }) => nearMiss?.met === false).length).toBeGreaterThanOrEqual(1);
  });

  it('a lesson’s rules are drawn over candles of the picture, and decided by the end of the mark unless a later close confirms', () => {
    for (const { measure, example, nearMiss } of measured) {
      const isLater = LATER_RULES.includes(measure);
      for (const [reading, picture] of [[example, entry.example] as const, [nearMiss, entry.nearMiss] as const]) {
        const lines = [...(reading?.lines ?? []), ...(reading?.limits ?? [])];
        expect(reading?.lines.length).toBeGreaterThanOrEqual(1);
        expect(lines.filter(({ from, to }) => Math.max(from[0], to[0]) >= picture.candles.length)).toEqual([]);
        expect(reading && reading.candle > (picture.mark?.to ?? 0)).toBe(isLater);
      }
    }
  });
});

describe.each(patterns.filter(({ recognizedAs }) => recognizedAs?.kind !== 'candlestick'))(
  'the rules of $id',
  (entry) => {
    const rules = measuredRules(entry);

    it('every drawn rule is shown and met in the example', () => {
      expect(rules.filter(({ example }) => !example?.met || example.lines.length === 0)).toEqual([]);
    });

    it('the rules of a lesson show which one the near miss breaks', () => {
      expect(rules.some(({ nearMiss }) => nearMiss?.met === false)).toBe(true);
    });
  },
);

describe('a reading', () => {
  const readingOf = (id: string, rule: number) => measuredRules(entryOf(id))[rule];

  it('a size is given as a multiple and drawn beside the allowed size', () => {
    expect(readingOf('hammer', 1)?.example).toEqual({
      measured: '3.85 ×',
      met: true,
      candle: 15,
      lines: [{ from: [15, 97.04], to: [15, 93.81] }],
      limits: [{ from: [15, 97.04], to: [15, 96.2] }],
    });
  });

  it('a price is given beside its limit, with the level drawn from the candle that has it', () => {
    expect(readingOf('bullish-engulfing', 1)?.example).toEqual({
      measured: '57.55 vs. 57.71',
      met: true,
      candle: 16,
      lines: [{ from: [16, 57.55], to: [16, 57.55] }],
      limits: [{ from: [15, 57.71], to: [16, 57.71] }],
    });
  });

  it('a rule with several checks describes only the unmet ones', () => {
    expect(readingOf('three-white-soldiers', 1)?.example?.measured).toBe('0.05 ×, 0.04 × and 0.02 ×');
    expect(readingOf('three-white-soldiers', 1)?.nearMiss).toMatchObject({
      measured: '0.73 ×',
      met: false,
      candle: 16,
    });
  });

  it('a reading names the colors of candles', () => {
    expect(readingOf('bullish-engulfing', 0)?.example?.measured).toBe('falling, then rising');
    expect(readingOf('matching-low', 0)?.example?.measured).toBe('both falling');
  });

  it('a reading has one figure for each candle that its rule names', () => {
    expect(readingOf('rising-three-methods', 0)?.example?.measured).toBe('3.41 × and 1.88 ×, both rising');
    expect(readingOf('rising-three-methods', 3)?.example?.measured).toBe('50.41, 50.15 and 49.89');
    expect(readingOf('bullish-abandoned-baby', 2)?.example?.measured).toBe('175.30 and 176.48');
  });

  it('a reading of many prices says how many comparisons are met', () => {
    expect(readingOf('rising-three-methods', 2)?.example?.measured).toBe('all 6 comparisons met');
  });

  it('a rule that can be met in several ways counts them', () => {
    expect(readingOf('advance-block', 4)?.example?.measured).toBe('3 of 5');
  });

  it('a trend rule compares the close with the drawn average', () => {
    const trend = readingOf('hammer', 4)?.example;
    expect(trend).toMatchObject({ measured: '97.04 vs. 100.95', lines: [{ from: [15, 97.04], to: [15, 97.04] }] });
    expect(trend?.limits.at(-1)?.to).toEqual([15, 100.95]);
  });
});
