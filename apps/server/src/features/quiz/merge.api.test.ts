import { randomUUID } from 'node:crypto';
import { quizCalls } from '@wickwise/contract/quiz';
import type { VisitorQuiz } from '@wickwise/contract/quiz-result';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner, type TestLearner } from '#tests/support/server.ts';

const server = await useTestServer();

const quiz = (more: Partial<VisitorQuiz> = {}): VisitorQuiz => ({
  id: randomUUID(),
  category: 'candlesticks',
  score: 4,
  totalQuestions: 4,
  seconds: 60,
  finishedAt: server.now.toISOString(),
  ...more,
});

const merge = (as: TestLearner | null, results: VisitorQuiz[]) =>
  call(server, quizCalls.mergeQuizResults, { as, body: { results } });
const history = async (as: TestLearner) => (await call(server, quizCalls.listQuizResults, { as })).body;

test('a visitor’s quizzes join the history of the account and earn nothing', async () => {
  const learner = await createLearner(server);
  const [perfect, words] = [quiz(), quiz({ category: 'vocabulary', score: 3, totalQuestions: 5 })];
  expect((await merge(learner, [perfect, words])).body).toEqual({ added: 2 });
  const { attempts, best } = await history(learner);
  expect(new Set(attempts.map(({ id }) => id))).toEqual(new Set([perfect.id, words.id]));
  expect(attempts.every(({ quizId, entries }) => quizId === null && entries.length === 0)).toBe(true);
  expect(best).toEqual([]);
  const { body } = await call(server, rewardCalls.rewardsTotal, { as: learner });
  expect(body.totalPoints).toBe(0);
});

test('quizzes that are merged twice, also at once, are in the history once', async () => {
  const learner = await createLearner(server);
  const results = [quiz(), quiz()];
  const sent = await Promise.all([merge(learner, results), merge(learner, results)]);
  expect(sent.reduce((sum, { body }) => sum + body.added, 0)).toBe(2);
  expect((await merge(learner, results)).body).toEqual({ added: 0 });
  expect((await history(learner)).attempts).toHaveLength(2);
});

test('quizzes from two devices all end up in the history', async () => {
  const learner = await createLearner(server);
  for (const device of [[quiz()], [quiz(), quiz()]]) await merge(learner, device);
  expect((await history(learner)).attempts).toHaveLength(3);
});

test('a visitor’s quizzes count toward the limit of the day on which they were finished', async () => {
  const learner = await createLearner(server, { timeZone: 'UTC' });
  const yesterday = new Date(server.now.getTime() - 24 * 60 * 60_000).toISOString();
  await merge(learner, [...Array.from({ length: 10 }, () => quiz({ finishedAt: yesterday })), quiz()]);
  expect((await history(learner)).remainingToday).toBe(9);
});

test('a quiz dated in the future by its browser counts as finished now', async () => {
  const learner = await createLearner(server);
  await merge(learner, [quiz({ finishedAt: '2999-01-01T00:00:00.000Z' })]);
  expect((await history(learner)).attempts).toMatchObject([{ finishedAt: server.now.toISOString() }]);
});

test('a quiz from a clock that says the year 1 is merged', async () => {
  const learner = await createLearner(server);
  expect((await merge(learner, [quiz({ finishedAt: '0001-01-01T00:00:00.000Z' })])).body).toEqual({ added: 1 });
});

test('a score above the total is refused, and none of the others is stored', async () => {
  const learner = await createLearner(server);
  const refused = await merge(learner, [quiz(), quiz({ score: 5 })]);
  expect([refused.status, refused.error.code]).toEqual([400, 'invalid_request']);
  expect((await history(learner)).attempts).toEqual([]);
});
