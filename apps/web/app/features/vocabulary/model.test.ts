import { counts } from '@wickwise/curriculum/copy/counts';
import { termTitle } from '@wickwise/curriculum/vocabulary/term-names';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { expect, test } from 'vitest';
import { filterTerms, NO_TERM_FILTER, passedMilestone } from './model.ts';

const idsOf = (filter: Partial<typeof NO_TERM_FILTER>) =>
  filterTerms(vocabulary, { ...NO_TERM_FILTER, ...filter }).map(({ id }) => id);

test('the unfiltered list has all terms', () => {
  expect(idsOf({})).toHaveLength(counts.terms);
});

test('the search covers names and texts, whatever the case and surrounding spaces', () => {
  expect(idsOf({ search: '  MACD ' })).toContain('macd');
  expect(idsOf({ search: 'morning star' })).toContain('candlestick-pattern');
  expect(idsOf({ search: 'stop loss' })).toContain('stop-loss');
  expect(idsOf({ search: 'no such word' })).toEqual([]);
});

test('the search finds words by their beginning, and names before texts', () => {
  expect(idsOf({ search: 'ratio' })).not.toContain('free-cash-flow');
  const stops = idsOf({ search: 'stop' });
  expect(stops[0]).toBe('stop-loss');
  expect(stops).toContain('slippage');
  expect(idsOf({ search: 'p/e' })[0]).toBe('price-earnings-ratio');
  expect(idsOf({ search: '?' })).toHaveLength(counts.terms);
});

test('category and difficulty narrow the list together', () => {
  const both = filterTerms(vocabulary, { search: '', category: 'risk', level: 'beginner' });
  expect(both.length).toBeGreaterThan(0);
  expect(both.every(({ category, difficulty }) => category === 'risk' && difficulty === 'beginner')).toBe(true);
});

test.each([
  [9, 10, 10],
  [10, 11, null],
  [24, 25, 25],
  [8, 30, 25],
  [66, 67, 67],
  [0, 9, null],
])('from %i to %i studied terms the milestone is %s', (before, now, milestone) => {
  expect(passedMilestone({ before, now, total: 67 })).toBe(milestone);
});

test('a title begins with a capital and keeps abbreviations', () => {
  expect(['stop-loss', 'MACD', 'R-multiple'].map((term) => termTitle({ term }))).toEqual([
    'Stop-loss',
    'MACD',
    'R-multiple',
  ]);
});
