import type { Pattern } from '@wickwise/contract/lesson/pattern';
import { describe, expect, test } from 'vitest';
import { patternPreview } from '#tests/component/patterns.ts';
import {
  categoryPath,
  countMastery,
  countTiers,
  findAdjacentLessons,
  groupByCategory,
  isPatternCategory,
  lessonsFor,
  nextLesson,
  parseCategory,
  ratingText,
} from './model.ts';

const pattern = (id: string, fields: Partial<Pattern> = {}) => patternPreview({ id, name: id, ...fields });

const patterns = [
  pattern('doji'),
  pattern('hammer', { unlockRequirements: ['doji'] }),
  pattern('double-top', { category: 'chart-patterns', requiredTier: 'heritage' }),
  pattern('shooting-star', { unlockRequirements: ['doji', 'hammer'] }),
];

const lessons = (hasHeritageAccess: boolean, ...completed: string[]) =>
  lessonsFor(patterns, { completed: new Set(completed), hasHeritageAccess });

const lesson = (id: string) => {
  const found = lessons(false).find((each) => each.pattern.id === id);
  if (found === undefined) throw new Error(`no lesson ${id}`);
  return found;
};

describe('categories', () => {
  test.each([
    ['chart-patterns', 'chart-patterns'],
    ['risk-management', 'risk-management'],
    ['nonsense', 'candlesticks'],
    [null, 'candlesticks'],
  ])('%s opens %s', (text, category) => expect(parseCategory(text)).toBe(category));

  test('the first tab is the page itself; the others are named in the query', () => {
    expect(categoryPath('candlesticks')).toBe('/learn');
    expect(categoryPath('price-action')).toBe('/learn?category=price-action');
  });

  test('three categories hold patterns and three hold articles', () => {
    expect(isPatternCategory('price-action')).toBe(true);
    expect(isPatternCategory('technical-analysis')).toBe(false);
  });
});

describe('lessons', () => {
  test('a locked lesson names what is still missing, in the order of the list', () => {
    const missing = (...completed: string[]) =>
      lessons(false, ...completed)
        .at(-1)
        ?.missing.map(({ id }) => id);
    expect(missing()).toEqual(['doji', 'hammer']);
    expect(missing('doji')).toEqual(['hammer']);
    expect(missing('doji', 'hammer')).toEqual([]);
  });

  test('Heritage opens every lesson', () => {
    expect(lessons(false).map(({ state }) => state)).toEqual(['playable', 'locked', 'heritage', 'locked']);
    expect(lessons(true, 'doji').map(({ state }) => state)).toEqual(['completed', 'playable', 'playable', 'playable']);
  });

  test('mastery counts what the tier includes, and the rest separately', () => {
    expect(countMastery(lessons(false, 'doji'))).toEqual({ mastered: 1, included: 3, heritageOnly: 1 });
    expect(countMastery(lessons(true))).toEqual({ mastered: 0, included: 4, heritageOnly: 0 });
  });

  test('the next lesson is of this category when it has one', () => {
    expect(nextLesson(lessons(true), 'chart-patterns')?.pattern.id).toBe('double-top');
    expect(nextLesson(lessons(false, 'doji'), 'chart-patterns')?.pattern.id).toBe('hammer');
    expect(nextLesson(lessons(false, 'doji', 'hammer', 'shooting-star'), 'candlesticks')).toBeNull();
  });

  test('neighbors stay within the category', () => {
    const around = (id: string) => {
      const { previous, next } = findAdjacentLessons(lesson(id), lessons(false));
      return [previous?.pattern.id, next?.pattern.id];
    };
    expect(around('doji')).toEqual([undefined, 'hammer']);
    expect(around('hammer')).toEqual(['doji', 'shooting-star']);
    expect(around('double-top')).toEqual([undefined, undefined]);
  });
});

test.each([
  [84, '8.4'],
  [90, '9.0'],
  [100, '10.0'],
  [0, '0.0'],
])('a rating of %d tenths reads %s', (rating, text) => expect(ratingText(rating)).toBe(text));

describe('the overview', () => {
  test('the patterns of each tier are counted', () => {
    expect(countTiers(patterns)).toEqual({ genesis: 3, heritage: 1, total: 4 });
    expect(countTiers([])).toEqual({ genesis: 0, heritage: 0, total: 0 });
  });

  test('the overview groups patterns by category in the order of the tabs, without empty ones', () => {
    const named = groupByCategory(patterns.toReversed()).map(({ label, patterns }) => [
      label,
      ...patterns.map(({ id }) => id),
    ]);
    expect(named).toEqual([
      ['Candlesticks', 'shooting-star', 'hammer', 'doji'],
      ['Chart patterns', 'double-top'],
    ]);
  });
});
