import type { LessonProgress } from '@wickwise/contract/progress';
import { expect, test } from 'vitest';
import { earned } from '#tests/component/people.ts';
import { celebrationOf } from '#tests/component/rewards.ts';
import {
  completedIds,
  earnedMessage,
  lessonEarnedText,
  mergeMessage,
  reopenedIds,
  saveProblem,
  withLessons,
} from './model.ts';

const progress = (patternId: string, completed: boolean): LessonProgress => ({
  patternId,
  completed,
  masteryLevel: completed ? 'mastered' : 'learning',
  updatedAt: '2026-03-09T10:00:00.000Z',
});

test('a response replaces what was known about the same lesson', () => {
  const list = [progress('doji', true), progress('hammer', false)];
  expect(withLessons(list, [progress('hammer', true)])).toEqual([progress('doji', true), progress('hammer', true)]);
  expect(withLessons([], [progress('doji', true)])).toEqual([progress('doji', true)]);
});

test('completed and reopened lessons are distinguished', () => {
  const list = [progress('doji', true), progress('hammer', false)];
  expect([...completedIds(list)]).toEqual(['doji']);
  expect([...reopenedIds(list)]).toEqual(['hammer']);
});

test.each([
  [null, 'try-again'],
  ['internal_error', 'try-again'],
  ['too_many_requests', 'try-again'],
  ['not_signed_in', 'sign-in'],
  ['lesson_locked', 'none'],
] as const)('after the error %s the remedy is %s', (code, remedy) => {
  expect(saveProblem({ code, reason: null }, 'lesson').remedy).toBe(remedy);
});

test('a call without a response can be tried again', () => {
  expect(saveProblem(null, 'lesson')).toMatchObject({
    remedy: 'try-again',
    message: expect.stringContaining('reach the server'),
  });
});

test.each([
  ['lesson_locked', 'Complete Doji first.'],
  ['too_many_requests', 'Take a break and try again in half an hour.'],
] as const)("%s is explained in the server's words", (code, reason) => {
  expect(saveProblem({ code, reason }, 'lesson').message).toBe(reason);
});

const mastered = { cause: 'pattern-mastered:hammer', points: 50 };
const nameOf = () => 'Hammer';

const celebrationData = { title: 'Lesson completed', description: 'You completed the Hammer lesson.' };
const celebrations = [celebrationOf({ id: 'c-1', triggerEvent: mastered.cause, celebrationData })];

test('a completed lesson reports only what was earned, unless a card tells it', () => {
  const streakDay = { cause: 'streak-day:2026-03-09', points: 10 };
  expect(lessonEarnedText({ earned: earned(60, mastered, streakDay), nameOf })).toBe(
    '+50 XP · Hammer completed, +10 XP · day 3 of your streak.',
  );
  expect(lessonEarnedText({ earned: earned(60), nameOf })).toBe('You already earned its XP.');
  expect(lessonEarnedText({ earned: { ...earned(60, mastered), celebrations }, nameOf })).toBeNull();
});

test('a merge reports what was earned and what was refused', () => {
  const sent = { patternIds: ['doji', 'hammer'], terms: [], sections: [], modules: [], articles: [] };
  expect(mergeMessage({ sent, refused: 0, earned: earned(50, mastered), nameOf })).toEqual({
    title: 'Your lessons are now in your account',
    description: '+50 XP · Hammer completed',
  });
  expect(
    mergeMessage({ sent, refused: 0, earned: { ...earned(50, mastered), celebrations }, nameOf }).description,
  ).toBe('');
  expect(mergeMessage({ sent, refused: 1, earned: earned(0), nameOf }).description).toBe(
    'No new XP this time. 1 lesson was left out because it isn’t available to this account.',
  );
  expect(mergeMessage({ sent, refused: 2, earned: earned(0), nameOf })).toEqual({
    title: 'No lessons were added to your account',
    description: '2 lessons were left out because they aren’t available to this account.',
  });
  expect(mergeMessage({ sent: { ...sent, terms: ['gap'] }, refused: 2, earned: earned(0), nameOf }).title).toBe(
    'Your progress is now in your account',
  );
});

test('a completed term reports what it earned, and nothing when it earned nothing', () => {
  expect(earnedMessage(earned(10, { cause: 'streak-day:2026-03-09', points: 10 }))).toEqual({
    title: 'XP earned',
    description: '+10 XP · day 3 of your streak',
  });
  expect(earnedMessage(earned(10))).toBeNull();
  expect(earnedMessage({ ...earned(10, mastered), celebrations })).toBeNull();
});
