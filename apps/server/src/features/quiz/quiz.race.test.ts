import { randomUUID } from 'node:crypto';
import { GENESIS_QUIZZES_PER_DAY } from '@wickwise/contract/constants';
import { quizCalls } from '@wickwise/contract/quiz';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { level1 } from '@wickwise/curriculum/quizzes/level-1';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { startQuiz } from '#tests/support/learner/quiz.ts';
import { call, createLearner, type TestLearner } from '#tests/support/server.ts';

const server = await useTestServer();

/** A first quiz, a flawless one, and the milestone of the first perfect score. */
const BADGES = 25 + 50 + 20;
/** The badge for the tenth. */
const TEN_QUIZZES = 100;

const body = { category: 'candlesticks', score: 4, totalQuestions: 4, quizId: level1.id };

/** Gives the right answer to every question, without submitting the attempt. */
async function answerAll(as: TestLearner): Promise<string> {
  const { params, questions } = await startQuiz(server, { as });
  for (const { id, correctAnswer } of questions) {
    const answer = { questionId: id, chosen: correctAnswer, counts: true };
    await call(server, quizCalls.answerQuiz, { as, params, body: answer });
  }
  return params.attemptId;
}

test('twenty copies of one attempt at once are recorded once and earn once', async () => {
  const learner = await createLearner(server);
  const attemptId = await answerAll(learner);
  const send = () => call(server, quizCalls.recordQuizResult, { as: learner, body: { ...body, attemptId } });
  const sent = await Promise.all(Array.from({ length: 20 }, send));
  expect(sent.map(({ status }) => status)).toEqual(Array(20).fill(200));
  // Only the first of the copies returns the celebrations.
  expect(new Set(sent.map(({ body }) => JSON.stringify({ ...body.attempt, left: body.remainingToday }))).size).toBe(1);
  expect(sent.filter(({ body }) => body.earned.celebrations.length > 0)).toHaveLength(1);
  const total = await call(server, rewardCalls.rewardsTotal, { as: learner });
  expect(total.body.totalPoints).toBe(310 + BADGES);
  const history = await call(server, quizCalls.listQuizResults, { as: learner });
  expect(history.body.attempts).toHaveLength(1);
});

test('twenty different attempts at once stop at the daily limit', async () => {
  const learner = await createLearner(server);
  const attempts: string[] = [];
  while (attempts.length < 20) attempts.push(await answerAll(learner));
  const send = (attemptId: string) =>
    call(server, quizCalls.recordQuizResult, { as: learner, body: { ...body, attemptId } });
  const sent = await Promise.all(attempts.map(send));
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(GENESIS_QUIZZES_PER_DAY);
  expect(sent.filter(({ error }) => error.code === 'quiz_limit_reached')).toHaveLength(10);
  const total = await call(server, rewardCalls.rewardsTotal, { as: learner });
  expect(total.body.totalPoints).toBe(310 + BADGES + TEN_QUIZZES);
});

test('different answers to one question at once are judged as one of them', async () => {
  const as = await createLearner(server);
  const { params, questions } = await startQuiz(server, { as });
  const questionId = questions[0]?.id ?? '';
  const options = (['A', 'B', 'C', 'D'] as const).flatMap((chosen) => Array(5).fill(chosen));
  const sent = await Promise.all(
    options.map((chosen) =>
      call(server, quizCalls.answerQuiz, { as, params, body: { questionId, chosen, counts: true } }),
    ),
  );
  expect(sent.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(sent.map(({ body }) => body.chosen)).size).toBe(1);
});

test('twenty starts of one attempt at once ask the same questions, and those of different attempts others', async () => {
  const as = await createLearner(server);
  const start = (attemptId: string) =>
    call(server, quizCalls.startQuiz, { as, params: { quizId: level1.id, attemptId }, body: { counts: true } });
  const attemptId = randomUUID();
  const same = await Promise.all(Array.from({ length: 20 }, () => start(attemptId)));
  expect(new Set(same.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const others = await Promise.all(Array.from({ length: 10 }, () => start(randomUUID())));
  const questions = [...same.slice(0, 1), ...others].flatMap(({ body }) => body.questions);
  const charts = questions.flatMap(({ picture }) => (picture === null ? [] : [JSON.stringify(picture.candles)]));
  expect(new Set(charts).size).toBe(charts.length);
});
