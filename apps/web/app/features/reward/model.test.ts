import { badges } from '@wickwise/curriculum/badges/badges';
import { expect, test } from 'vitest';
import { earned } from '#tests/component/people.ts';
import { celebrationTokens } from './celebration.ts';
import { badgeFilters, earnedPhrases, filledDots, filterBadges } from './model.ts';

const mastered = (id: string) => ({ cause: `pattern-mastered:${id}`, points: 50 });
const streakDay = { cause: 'streak-day:2026-03-09', points: 30 };
const nameOf = (id: string) => id.toUpperCase();

test('every cause is named with its points', () => {
  const answer = earned(1120, mastered('hammer'), streakDay, { cause: 'level-up:2', points: 40 });
  expect(earnedPhrases({ earned: answer, nameOf })).toEqual([
    '+50 XP · HAMMER completed',
    '+30 XP · day 3 of your streak',
    '+40 XP · level 2 reached',
  ]);
});

test('nothing earned gives no phrases', () => {
  expect(earnedPhrases({ earned: earned(500), nameOf })).toEqual([]);
});

test('many lessons are reported as one sum', () => {
  const answer = earned(230, mastered('doji'), mastered('hammer'), mastered('harami'), streakDay);
  expect(earnedPhrases({ earned: answer, nameOf })).toEqual([
    '+150 XP · 3 lessons completed',
    '+30 XP · day 3 of your streak',
  ]);
});

test('an unknown cause still shows its points', () => {
  expect(earnedPhrases({ earned: earned(5, { cause: 'raffle:42', points: 5 }), nameOf })).toEqual(['+5 XP']);
});

test('a celebration shows its XP, level, streak, achievement and milestone, in that order', () => {
  const words = { title: 'Well done', description: 'You did it.' };
  const reached = { points: 40, level: 2, streak: 7, achievement: 'First Steps', milestone: '5 patterns mastered' };
  expect(celebrationTokens({ ...words, ...reached })).toEqual([
    '+40 XP',
    'Level 2',
    '7-day streak',
    'First Steps',
    '5 patterns mastered',
  ]);
  expect(celebrationTokens(words)).toEqual([]);
});

test('badges can be filtered by four categories, or not at all', () => {
  expect(badgeFilters.map(({ label }) => label)).toEqual(['All', 'Progress', 'Mastery', 'Dedication', 'Special']);
  for (const { id } of badgeFilters) {
    const expected = badges.filter(({ category }) => id === 'all' || category === id);
    expect(filterBadges(badges, id)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
  }
});

test.each([
  [0, 0],
  [6, 6],
  [7, 7],
  [8, 1],
  [14, 7],
  [9, 2],
])('a streak of %i days fills %i of the seven dots', (days, dots) => {
  expect(filledDots(days)).toBe(dots);
});
