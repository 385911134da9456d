import { parseLocalDay } from '@wickwise/learning/local-day';
import { measuresOf } from '@wickwise/learning/measures';
import { describe, expect, test } from 'vitest';
import { blankRecord } from '../../../../../packages/learning/fixtures/blank-record.ts';
import { toBadgeProgress } from './badges.ts';

const blank = blankRecord(parseLocalDay('2026-03-02'));

const measures = measuresOf(blank, () => 'candlesticks');
const nothingEarned = { alreadyEarned: new Set<string>(), hasHeritage: true };

test('a new learner’s nearest badges are those that one lesson or quiz earns, not levels', () => {
  const nearest = toBadgeProgress(measures, nothingEarned).slice(0, 3);
  expect(nearest.map(({ progress }) => progress.target)).toEqual([1, 1, 1]);
});

test('progress toward a level is counted from level 1, where everyone starts', () => {
  const order = toBadgeProgress(
    { ...measures, level: 5, 'quizzes-completed': 5 },
    { ...nothingEarned, alreadyEarned: new Set(['badge:level-five']) },
  );
  const ids = order.map(({ badge }) => badge.id);
  // Five quizzes of ten are half of the way; from level 1, level 5 is four ninths of the way to 10.
  expect(ids.indexOf('ten-quizzes')).toBeLessThan(ids.indexOf('level-ten'));
});

test('progress names what counts as the badge does', () => {
  const progressOf = (id: string) =>
    toBadgeProgress(measures, nothingEarned).find(({ badge }) => badge.id === id)?.progress.description;
  expect(progressOf('ten-quizzes')).toBe('0 of 10 knowledge checks finished');
  expect(progressOf('flawless-five')).toBe('0 of 5 perfect knowledge checks, each counted once a day');
});

describe('a badge that takes Heritage', () => {
  // All of it but a scenario, which only Heritage has.
  const done = {
    ...measures,
    'lessons-completed': 5,
    'quizzes-completed': 1,
    'vocabulary-quizzes-completed': 1,
    'cards-reviewed': 1,
  };
  const placeIn = (list: ReturnType<typeof toBadgeProgress>) =>
    list.findIndex(({ badge }) => badge.id === 'every-door');

  test('comes after all others in the free tier, and says so', () => {
    const list = toBadgeProgress(done, { ...nothingEarned, hasHeritage: false });
    const outOfReach = list.filter(({ needsHeritage }) => needsHeritage).map(({ badge }) => badge.id);
    expect(outOfReach).toEqual(list.slice(-outOfReach.length).map(({ badge }) => badge.id));
    expect(outOfReach[0]).toBe('every-door');
    expect(outOfReach).toEqual(expect.arrayContaining(['ten-lessons', 'ten-cards-kept', 'all-rounder']));
    expect(outOfReach).not.toContain('level-twenty-five');
  });

  test('is in its place with Heritage, and where its scenario was solved before', () => {
    const paid = toBadgeProgress(done, nothingEarned);
    expect(paid.some(({ needsHeritage }) => needsHeritage)).toBe(false);
    expect(placeIn(paid)).toBeLessThan(5);
    const solved = { ...done, 'scenarios-right-first-try': 1, 'cards-reviewed': 0 };
    const lapsed = toBadgeProgress(solved, { ...nothingEarned, hasHeritage: false });
    expect(lapsed[placeIn(lapsed)]?.needsHeritage).toBe(false);
  });
});
