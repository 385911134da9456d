import { randomUUID } from 'node:crypto';
import { GENESIS_QUIZZES_PER_DAY } from '@wickwise/contract/constants';
import { identityCalls } from '@wickwise/contract/identity';
import { progressCalls } from '@wickwise/contract/progress';
import { quizCalls } from '@wickwise/contract/quiz';
import { reviewCalls } from '@wickwise/contract/review';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { FLASHCARD_REVIEW_POINTS } from '@wickwise/learning/experience';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner } from '#tests/support/server.ts';

const server = await useTestServer();

const COMPLETE = { completed: true, masteryLevel: 'mastered' } as const;
const BARE_QUIZ = { category: 'candlesticks', score: 4, totalQuestions: 4 };
const SUNDAY_EVENING = '2026-03-08T20:00:00Z';
const MONDAY_EVENING = '2026-03-09T22:00:00Z';
const TUESDAY_NIGHT = '2026-03-10T01:30:00Z';
const TUESDAY_AT_4 = '2026-03-10T04:00:00Z';
const TUESDAY_EVENING = '2026-03-10T22:00:00Z';
const WEDNESDAY_EVENING = '2026-03-11T22:00:00Z';

/** A learner in UTC. */
async function createNightOwl(dayBeginsAt: number) {
  server.now = new Date(SUNDAY_EVENING);
  const as = await createLearner(server, { dayBeginsAt });
  return {
    at: (moment: string) => {
      server.now = new Date(moment);
    },
    beginDaysAt: (hour: number) => call(server, identityCalls.updateAccount, { as, body: { dayBeginsAt: hour } }),
    complete: async (patternId: string) => {
      const { body } = await call(server, progressCalls.updateProgress, { as, params: { patternId }, body: COMPLETE });
      return body.earned;
    },
    grade: async (cardId: string) => {
      const entry = { id: randomUUID(), kind: 'grade', cardId, grade: 'again', reviewedAt: server.now.toISOString() };
      return (await call(server, reviewCalls.recordReviews, { as, body: { entries: [entry as never] } })).body;
    },
    readReviews: async () => (await call(server, reviewCalls.readReviews, { as })).body,
    takeQuiz: () => call(server, quizCalls.recordQuizResult, { as, body: BARE_QUIZ }),
    quizzesLeft: async () => (await call(server, quizCalls.listQuizResults, { as })).body.remainingToday,
    readStreak: async () => (await call(server, rewardCalls.stats, { as })).body.streak,
    readCalendar: async () => (await call(server, progressCalls.studyCalendar, { as })).body,
  };
}

const daysPaid = ({ entries }: { readonly entries: readonly { cause: string }[] }) =>
  entries.map(({ cause }) => cause).filter((cause) => cause.startsWith('streak-day:'));

test('study at 1:30 counts for the day before when days begin at 4', async () => {
  const { at, complete, readStreak, readCalendar } = await createNightOwl(4);
  await complete('doji');
  at(TUESDAY_NIGHT);
  expect((await readCalendar()).today).toBe('2026-03-09');
  expect(daysPaid(await complete('hammer'))).toEqual(['streak-day:2026-03-09']);
  expect(await readStreak()).toBe(2);
  at(TUESDAY_AT_4);
  expect((await readCalendar()).today).toBe('2026-03-10');
  expect(daysPaid(await complete('bullish-engulfing'))).toEqual(['streak-day:2026-03-10']);
  expect(await readStreak()).toBe(3);
});

test('study at 1:30 counts for the new day when days begin at midnight', async () => {
  const { at, complete, readStreak } = await createNightOwl(0);
  await complete('doji');
  at(TUESDAY_NIGHT);
  expect(daysPaid(await complete('hammer'))).toEqual(['streak-day:2026-03-10']);
  expect(await readStreak()).toBe(1);
});

test('the ten quizzes of a day last until the next one begins', async () => {
  const { at, takeQuiz, quizzesLeft } = await createNightOwl(4);
  at(MONDAY_EVENING);
  for (let count = 0; count < GENESIS_QUIZZES_PER_DAY; count++) await takeQuiz();
  at(TUESDAY_NIGHT);
  const refused = await takeQuiz();
  expect([refused.status, refused.error.code]).toEqual([429, 'quiz_limit_reached']);
  expect(refused.error.message).toContain('New ones are ready at 4 a.m.');
  at(TUESDAY_AT_4);
  expect(await quizzesLeft()).toBe(GENESIS_QUIZZES_PER_DAY);
});

test('flashcards are reviewed, paid and due by the day that begins at 4', async () => {
  const { at, grade } = await createNightOwl(4);
  at(MONDAY_EVENING);
  await grade('doji');
  at(TUESDAY_NIGHT);
  const { reviews, earned } = await grade('hammer');
  expect(reviews.today).toBe('2026-03-09');
  expect(reviews.schedules.map(({ dueOn }) => dueOn)).toEqual(['2026-03-10', '2026-03-10']);
  expect(earned?.entries).toEqual([{ cause: 'flashcard-review:2026-03-09:2', points: FLASHCARD_REVIEW_POINTS }]);
});

test('an earlier hour makes no card due again at once, and pays none twice', async () => {
  const { at, beginDaysAt, grade, readReviews } = await createNightOwl(4);
  at(TUESDAY_NIGHT);
  await grade('doji');
  await beginDaysAt(0);
  expect((await readReviews()).today).toBe('2026-03-09');
  const { reviews, earned } = await grade('doji');
  expect(reviews.schedules).toMatchObject([{ lastReviewedOn: '2026-03-09', dueOn: '2026-03-10' }]);
  expect(earned?.entries).toEqual([]);
  at(TUESDAY_AT_4);
  expect((await grade('doji')).earned?.entries).toContainEqual({
    cause: 'flashcard-review:2026-03-10:1',
    points: FLASHCARD_REVIEW_POINTS,
  });
});

test('a later hour starts no more new cards', async () => {
  const { at, beginDaysAt, grade } = await createNightOwl(0);
  at(TUESDAY_NIGHT);
  await grade('doji');
  await beginDaysAt(4);
  const { reviews } = await grade('hammer');
  expect(reviews.today).toBe('2026-03-10');
  expect(reviews.schedules.map(({ firstReviewedOn }) => firstReviewedOn)).toEqual(['2026-03-10', '2026-03-10']);
});

test('changing the hour back and forth at night pays no second day and opens no limit again', async () => {
  const { at, beginDaysAt, complete, takeQuiz, quizzesLeft, readStreak, readCalendar } = await createNightOwl(4);
  await complete('doji');
  at(TUESDAY_NIGHT);
  await complete('hammer');
  for (let count = 0; count < GENESIS_QUIZZES_PER_DAY; count++) await takeQuiz();
  const patterns = ['bearish-engulfing', 'shooting-star', 'bullish-engulfing'];
  for (const hour of [0, 6, 0]) {
    await beginDaysAt(hour);
    expect([await quizzesLeft(), await readStreak(), (await readCalendar()).today]).toEqual([0, 2, '2026-03-09']);
    expect(daysPaid(await complete(patterns.pop() ?? ''))).toEqual([]);
  }
  at(TUESDAY_AT_4);
  expect([await quizzesLeft(), (await readCalendar()).today]).toEqual([GENESIS_QUIZZES_PER_DAY, '2026-03-10']);
});

test('a later hour gives yesterday’s limits and day no second time', async () => {
  const { at, beginDaysAt, complete, takeQuiz, quizzesLeft, readCalendar } = await createNightOwl(0);
  at(TUESDAY_NIGHT);
  for (let count = 0; count < GENESIS_QUIZZES_PER_DAY; count++) await takeQuiz();
  await beginDaysAt(4);
  expect(await quizzesLeft()).toBe(0);
  await beginDaysAt(0);
  await complete('doji');
  await beginDaysAt(4);
  expect((await readCalendar()).today).toBe('2026-03-10');
  expect(daysPaid(await complete('hammer'))).toEqual([]);
});

test('changing the hour and changing it back loses no day of a streak', async () => {
  const { at, beginDaysAt, complete, readStreak, readCalendar } = await createNightOwl(0);
  at(MONDAY_EVENING);
  await complete('doji');
  await beginDaysAt(4);
  at(TUESDAY_NIGHT);
  await complete('hammer');
  await beginDaysAt(0);
  at(WEDNESDAY_EVENING);
  expect(await readStreak()).toBe(1);
  await complete('bullish-engulfing');
  expect(await readStreak()).toBe(2);
  const { weeks, longestStreak } = await readCalendar();
  expect(longestStreak).toBe(2);
  expect(weeks.flat().find(({ day }) => day === '2026-03-10')?.state).toBe('frozen');
});

test('an earlier hour skips no day', async () => {
  const { at, beginDaysAt, complete, readStreak } = await createNightOwl(6);
  at(TUESDAY_NIGHT);
  await complete('doji');
  await beginDaysAt(0);
  at(TUESDAY_EVENING);
  expect((await complete('hammer')).stats.streak).toBe(2);
  at(WEDNESDAY_EVENING);
  await complete('bullish-engulfing');
  expect(await readStreak()).toBe(3);
});
