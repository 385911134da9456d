import { randomUUID } from 'node:crypto';
import { progressCalls } from '@wickwise/contract/progress';
import { reviewCalls } from '@wickwise/contract/review';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { takeDrill } from '#tests/support/learner/drill.ts';
import { FOUR_LESSONS, takeQuiz } from '#tests/support/learner/quiz.ts';
import { call, createLearner, type TestLearner } from '#tests/support/server.ts';

const server = await useTestServer();

/** Takes level 1 and gets the questions with these indices right. */
function take(as: TestLearner, right: readonly number[]) {
  return takeQuiz(server, { as, itemIds: FOUR_LESSONS, isRight: (place) => right.includes(place) });
}

test('the weekly summary of a new account is empty', async () => {
  const { body } = await call(server, progressCalls.weeklyReview, { as: await createLearner(server) });
  expect(body).toMatchObject({ daysStudied: 0, experience: 0, learned: { quizzes: 0, quizScorePercent: null } });
});

test('the weekly summary says what was learned, what slipped and what is due', async () => {
  server.now = new Date('2026-03-02T12:00:00Z');
  const as = await createLearner(server);
  await take(as, [0]);
  server.now = new Date('2026-03-09T12:00:00Z');
  await take(as, [1, 2, 3]);
  const grade = (cardId: string, value: 'again' | 'good') => ({
    kind: 'grade' as const,
    id: randomUUID(),
    cardId,
    grade: value,
    reviewedAt: server.now.toISOString(),
  });
  const entries = [grade('doji', 'again'), grade('hammer', 'good')];
  await call(server, reviewCalls.recordReviews, { as, body: { entries } });
  server.now = new Date('2026-03-10T12:00:00Z');
  const { body } = await call(server, progressCalls.weeklyReview, { as });
  expect(body).toMatchObject({
    from: '2026-03-04',
    to: '2026-03-10',
    daysStudied: 1,
    studySeconds: 120,
    before: { daysStudied: 1 },
    learned: { quizzes: 1, quizScorePercent: 75, cardsReviewed: 2, patternIds: [] },
    slipped: { forgottenCards: ['doji'], missedPatterns: ['hammer'] },
    due: { cardsNow: 1, cardIds: ['doji'] },
  });
});

test('the weekly summary counts the charts of drills, and names the pattern whose last chart was read wrong', async () => {
  const as = await createLearner(server);
  const isAsked = (patternId: string) => (questions: readonly { patternId: string }[]) =>
    questions.every((question) => question.patternId === patternId);
  for (const [patternId, rights] of [
    ['hammer', [true, true, false]],
    ['doji', [false, true, true]],
  ] as const) {
    await takeDrill(server, { as, patternId, rights, isWanted: isAsked(patternId) });
  }
  const { body } = await call(server, progressCalls.weeklyReview, { as });
  expect(body).toMatchObject({
    daysStudied: 1,
    learned: { chartsAnswered: 6, chartsRight: 4 },
    slipped: { missedPatterns: ['hammer'] },
  });
});
