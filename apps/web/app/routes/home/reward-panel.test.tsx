import { expect, test } from 'vitest';
import { stats } from '#tests/component/people.ts';
import { firstLessonEarns, reachedSoFar } from './reward-panel.tsx';

test.each([
  [{ lessonsCompleted: 0, streak: 0, level: 1 }, []],
  [{ lessonsCompleted: 1, streak: 1, level: 1 }, ['1 lesson completed']],
  [{ lessonsCompleted: 5, streak: 3, level: 2 }, ['Level 2 reached', '3 days in a row', 'All 5 lessons completed']],
])('the celebration for %o is %j', (changes, phrases) => {
  expect(reachedSoFar({ ...stats, ...changes })).toEqual(phrases);
});

test.each([
  [{ experience: 0, streak: 0 }, 'it earns your first XP and starts a streak'],
  [{ experience: 35, streak: 1 }, 'it earns 50 XP and a badge'],
  [{ experience: 0, streak: 1 }, 'it earns 50 XP and a badge'],
])('of the first lesson, a learner with %o reads that %s', (soFar, text) => {
  expect(firstLessonEarns(soFar)).toBe(text);
});
