import { createRandom } from '@wickwise/market/random';
import { describe, expect, it } from 'vitest';
import { patterns } from '../patterns.ts';
import { checkRules, missedSentences, unmetSentence } from './checked-rules.ts';
import { showsText, showText } from './pattern-phrase.ts';
import { drawNearMiss } from './question-charts.ts';

it.each(['hammer', 'hanging-man', 'inverted-hammer', 'shooting-star'])(
  'the feedback on a %s requires the shadow that its lesson requires, not the shorter one of the market engine',
  (id) => {
    const entry = patterns.find((pattern) => pattern.id === id);
    if (entry === undefined) throw new Error(`There is no lesson ${id}.`);
    const candles = entry.example.candles.slice(0, (entry.example.mark?.to ?? 0) + 1);
    const bounds = checkRules(entry, { candles, mark: null }).map(({ bound }) => bound);
    expect(bounds).toContain(entry.rules.find(({ measure }) => /shadow ÷ body/i.test(measure))?.bound);
  },
);

it('a hammer after a rise is told by its trend first', () => {
  const entry = patterns.find(({ id }) => id === 'hammer');
  if (entry === undefined) throw new Error('There is no lesson hammer.');
  const { candles, mark } = entry.nearMiss;
  const checks = checkRules(entry, { candles: candles.slice(0, (mark?.to ?? 0) + 1), mark: null });
  expect(checks.filter(({ met }) => met === false)).toHaveLength(2);
  expect(unmetSentence(checks)).toBe(
    'Two conditions aren’t met. One is “Trend before it” (here: a rise; required: a decline).',
  );
});

it('the color of a spinning top, which its lesson leaves open, is no condition of it', () => {
  const entry = patterns.find(({ id }) => id === 'spinning-top');
  if (entry === undefined) throw new Error('There is no lesson spinning-top.');
  const candles = entry.example.candles.slice(0, (entry.example.mark?.to ?? 0) + 1);
  const conditions = checkRules(entry, { candles, mark: null }).map(({ rule }) => rule);
  expect(conditions).toEqual(['Small body', 'Upper shadow longer than the body', 'Lower shadow longer than the body']);
});

it('the marked candles of a hikkake are called a setup, which only a later close confirms', () => {
  const entry = patterns.find(({ id }) => id === 'bullish-hikkake');
  expect(entry && showsText(entry)).toBe('ends in a bullish hikkake setup');
});

it('a chart shows a completed chart pattern', () => {
  const entry = patterns.find(({ id }) => id === 'inverse-head-and-shoulders');
  expect(entry && showsText(entry)).toBe('shows a completed inverse head and shoulders');
  expect(entry && showText(entry)).toBe('show a completed inverse head and shoulders');
});

it('a condition without a measurement says what is required, not what was measured', () => {
  const check = { rule: 'Closes since the first low', measured: null, bound: 'all above the line', met: false };
  expect(unmetSentence([check])).toBe('Not met: “Closes since the first low” (required: all above the line).');
});

it.each([
  ['doji', 'It isn’t a doji. Not met: “Body” (required: at most 0.10 ×).'],
  ['three-white-soldiers', 'It doesn’t end in three white soldiers. Not met: “Body” (required: at most 0.10 ×).'],
])('a chart without a %s is told by the condition that it doesn’t meet', (id, text) => {
  const entry = patterns.find((pattern) => pattern.id === id);
  const check = { rule: 'Body', measured: null, bound: 'at most 0.10 ×', met: false };
  expect(entry && missedSentences(entry, [check])).toBe(text);
});

describe.each(patterns)('near misses of $id', (entry) => {
  const charts = Array.from({ length: 20 }, (_, seed) => drawNearMiss(entry, createRandom(seed)));

  it('a near miss is told by a condition that it doesn’t meet', () => {
    expect(charts.filter((chart) => unmetSentence(checkRules(entry, chart)) === null)).toEqual([]);
  });
});

describe('near misses of a double bottom', () => {
  const entry = patterns.find(({ id }) => id === 'double-bottom');
  if (entry === undefined) throw new Error('There is no lesson double-bottom.');
  const charts = Array.from({ length: 40 }, (_, seed) => drawNearMiss(entry, createRandom(seed)));

  it('one that ends before the breakout lacks only that, and measures nothing', () => {
    const brokenOff = charts.filter(({ lines }) => lines.length === 0);
    expect(brokenOff.length).toBeGreaterThan(5);
    for (const chart of brokenOff) {
      expect(checkRules(entry, chart).map(({ met }) => met)).toEqual([null, null, null, null, false]);
      expect(missedSentences(entry, checkRules(entry, chart))).toBe(
        'It doesn’t show a completed double bottom. Not met: “Breakout” (required: a close above the peak by at least 0.05 × the height; by any amount in most textbooks).',
      );
    }
  });

  it('one after the lesson’s near miss is measured in its own candles, with the lines of what isn’t met', () => {
    const varied = charts.filter(({ lines }) => lines.length > 0);
    expect(varied.length).toBeGreaterThan(5);
    for (const chart of varied) {
      const peak = Math.max(...chart.candles.slice(14, 19).map(([, high]) => high));
      const base = Math.min(...chart.candles.slice(7).map(([, , low]) => low));
      const close = chart.candles.at(-1)?.[3] ?? Number.NaN;
      expect(checkRules(entry, chart).at(-1)).toMatchObject({
        met: false,
        measured: `${((peak - close) / (peak - base)).toFixed(2)} × the height short of it`,
      });
    }
  });

  it('of another pattern, the same chart tells nothing', () => {
    const other = patterns.find(({ id }) => id === 'triple-bottom');
    expect(other && charts.every((chart) => unmetSentence(checkRules(other, chart)) === null)).toBe(true);
  });
});
