import { patterns } from '@wickwise/curriculum/patterns';
import { scheduleAfter } from '@wickwise/learning/card-schedule';
import { parseLocalDay } from '@wickwise/learning/local-day';
import { expect, test } from 'vitest';
import { listFlashcards } from '../../../../server/src/features/review/data.ts';
import { filterCards, intervalText, milestoneReached, shuffleCards, weekdayText, wrapAround } from './model.ts';

const cards = listFlashcards({ hasHeritageAccess: true });

test('filters narrow by category, by difficulty and to suspended cards, and null is all', () => {
  const all = { category: null, difficulty: null, status: null };
  const deck = { cards, suspended: new Set(['doji']) };
  expect(filterCards(deck, all)).toEqual(cards);
  expect(filterCards(deck, { ...all, status: 'suspended' }).map(({ id }) => id)).toEqual(['doji']);
  const hardCharts = patterns.filter(
    ({ category, difficulty }) => category === 'chart-patterns' && difficulty === 'hard',
  );
  const shown = filterCards(deck, { ...all, category: 'chart-patterns', difficulty: 'hard' });
  expect(shown.map(({ id }) => id)).toEqual(hardCharts.map(({ id }) => id));
});

test('shuffling keeps every card, and the same seed keeps the order', () => {
  const shuffled = shuffleCards(cards, 7);
  expect(shuffled).not.toEqual(cards);
  expect(shuffled.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(cards.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  expect(shuffleCards(cards, 7)).toEqual(shuffled);
});

test.each([
  [0, 5, 0],
  [5, 5, 0],
  [-1, 5, 4],
  [-6, 5, 4],
  [3, 0, 0],
])('place %i among %i cards is %i: both ends wrap around', (place, count, expected) => {
  expect(wrapAround(place, count)).toBe(expected);
});

test.each([
  [4, 5, 5],
  [5, 6, null],
  [9, 10, 10],
  [14, 15, 15],
  [3, 11, 10],
  [6, 5, null],
])('from %i to %i mastered patterns the milestone is %s', (before, after, expected) => {
  expect(milestoneReached(before, after)).toBe(expected);
});

const TODAY = parseLocalDay('2026-03-09');
const card = { cardId: 'doji', retentionPercent: 90 };

test.each([
  ['again', '1 day'],
  ['good', '3 days'],
  ['easy', '8 days'],
] as const)('a new card graded %s comes back after %s', (grade, expected) => {
  expect(intervalText(grade, { ...card, schedule: null, today: TODAY })).toBe(expected);
});

test('long intervals are given in months and years', () => {
  const known = scheduleAfter(null, { cardId: 'doji', grade: 'easy', day: TODAY });
  const second = scheduleAfter(known, { cardId: 'doji', grade: 'easy', day: known.dueOn });
  const on = { ...card, today: second.dueOn };
  expect(intervalText('easy', { ...on, schedule: second })).toBe('13 months');
  const third = scheduleAfter(second, { cardId: 'doji', grade: 'easy', day: second.dueOn });
  expect(intervalText('easy', { ...card, today: third.dueOn, schedule: third })).toBe('5 years');
});

test.each([
  [80, '8 days'],
  [90, '3 days'],
])('at a retention of %i percent, a new card graded Medium comes back after %s', (retentionPercent, expected) => {
  expect(intervalText('good', { ...card, retentionPercent, schedule: null, today: TODAY })).toBe(expected);
});

test('the forecast names the days after today by weekday', () => {
  expect([0, 1, 6].map((days) => weekdayText(TODAY, days, 'short'))).toEqual(['Today', 'Tue', 'Sun']);
  expect(weekdayText(TODAY, 1, 'long')).toBe('Tuesday');
});
