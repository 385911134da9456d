import { analyticsCalls } from '@wickwise/contract/analytics';
import type { Call, CallResponse } from '@wickwise/contract/call';
import { progressCalls } from '@wickwise/contract/progress';
import { quizCalls } from '@wickwise/contract/quiz';
import type { QuizAttempt } from '@wickwise/contract/quiz-result';
import { reviewCalls } from '@wickwise/contract/review';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { milestoneRules } from '@wickwise/learning/milestones';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { demoAccounts, openDemoSession } from '#tests/support/learner/demonstration.ts';
import { call, send, type TestLearner } from '#tests/support/server.ts';
import { purchase } from '../../db/schema/access.ts';
import { categoryOf } from '../reward/public.ts';
import { seedDemonstration } from './demonstration.ts';

const server = await useTestServer();

beforeAll(async () => {
  const { db, auth, payments } = server.runtime;
  await seedDemonstration({ db, auth, payments, clock: () => server.now });
});

const isVocabulary = ({ quizId }: QuizAttempt) => quizId === 'vocabulary';
const share = ({ score, totalQuestions }: QuizAttempt) => score / totalQuestions;

// Before a refund takes the analytics away.
test('the totals of the analytics are those of the tabs, the week and the milestones', async () => {
  const as = await openDemoSession(server, 'heritage@example.com');
  const weak = (await call(server, analyticsCalls.listWeakAreas, { as })).body;
  const strong = (await call(server, analyticsCalls.listStrengths, { as })).body;
  const { judgedPatterns, cells } = (await call(server, analyticsCalls.confusions, { as })).body;
  expect(judgedPatterns).toBeGreaterThanOrEqual(weak.length + strong.length);
  for (const { times, outOf } of cells) expect(times).toBeLessThanOrEqual(outOf);
  const { total } = (await call(server, analyticsCalls.listSessions, { as })).body;
  const week = (await call(server, progressCalls.weeklyReview, { as })).body;
  expect(total.seconds).toBeGreaterThanOrEqual(week.studySeconds);
  const milestones = (await call(server, rewardCalls.listMilestones, { as })).body;
  const hours = milestones.flatMap((one) => (one.milestoneType === 'study_time' ? one.milestoneValue : []));
  const reached = milestoneRules.study_time.values.filter((value) => value <= total.seconds / 3600);
  expect(hours.sort((a, b) => a - b)).toEqual(reached);
  expect(weak.length + strong.length + cells.length + reached.length).toBeGreaterThan(3);
});

describe.each(demoAccounts)('the rewards of $who', ({ email, isRefunded = false }) => {
  let as: TestLearner;
  beforeAll(async () => {
    as = await openDemoSession(server, email);
    if (isRefunded) await server.runtime.db.update(purchase).set({ status: 'refunded' });
  });
  const read = async <C extends Call>(declared: C): Promise<CallResponse<C>> =>
    (await send(server, declared, { as })).body;

  /** A check without a mistake counts once a day. */
  async function readQuizzes() {
    const { attempts } = await read(quizCalls.listQuizResults);
    const perfect = attempts.filter(
      (attempt) => attempt.quizId !== null && !isVocabulary(attempt) && share(attempt) === 1,
    );
    return {
      perfect: new Set(perfect.map(({ quizId, finishedAt }) => `${quizId}:${finishedAt.slice(0, 10)}`)).size,
      passed: attempts.filter((attempt) => isVocabulary(attempt) && share(attempt) >= 0.6).length,
      excellent: attempts.filter((attempt) => isVocabulary(attempt) && share(attempt) >= 0.8).length,
    };
  }

  test('the achievements count the lessons, quizzes and days that the other screens show', async () => {
    const lessons = await read(progressCalls.listProgress);
    const candlesticks = lessons.filter(({ patternId }) => categoryOf(patternId) === 'candlesticks');
    const { perfect } = await readQuizzes();
    const { streak } = await read(rewardCalls.stats);
    const shown = { 'first-steps': lessons.length, 'pattern-expert': candlesticks.length, 'quiz-master': perfect };
    for (const { achievementType, current, target } of await read(rewardCalls.listAchievementProgress)) {
      if (achievementType === 'dedicated-learner') expect(current).toBeGreaterThanOrEqual(Math.min(streak, target));
      else expect(current, achievementType).toBe(Math.min(shown[achievementType], target));
    }
  });

  test('the milestones are those of the quizzes, terms and flashcards that the other screens show', async () => {
    const { perfect, passed, excellent } = await readQuizzes();
    const { terms } = await read(progressCalls.listCompletions);
    const { schedules } = await read(reviewCalls.readReviews);
    const counts = {
      perfect_scores: perfect,
      vocabulary_quiz_pass: passed,
      vocabulary_quiz_excellence: excellent,
      terms_studied: terms.length,
    };
    const milestones = await read(rewardCalls.listMilestones);
    for (const [type, count] of Object.entries(counts)) {
      const reached = milestoneRules[type as keyof typeof counts].values.filter((value) => value <= count);
      const own = milestones.filter(({ milestoneType }) => milestoneType === type);
      expect(
        own.map(({ milestoneValue }) => milestoneValue).sort((a, b) => a - b),
        type,
      ).toEqual(reached);
    }
    const mastered = milestones.filter(({ milestoneType }) => milestoneType === 'patterns_completed');
    for (const { milestoneValue } of mastered) expect(milestoneValue).toBeLessThanOrEqual(schedules.length);
  });
});
