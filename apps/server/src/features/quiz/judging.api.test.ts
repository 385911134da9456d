import { randomUUID } from 'node:crypto';
import { type OptionId, quizCalls } from '@wickwise/contract/quiz';
import { level1 } from '@wickwise/curriculum/quizzes/level-1';
import { level2 } from '@wickwise/curriculum/quizzes/level-2';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { type AttemptParams, optionOf, startQuiz } from '#tests/support/learner/quiz.ts';
import { call, createLearner, type TestLearner } from '#tests/support/server.ts';
import { consumeRateLimit, createRateLimiter } from '../../plugins/rate-limit.ts';
import { answerLimit } from './rules.ts';

const server = await useTestServer();

interface Sent {
  readonly questionId?: string;
  readonly chosen: OptionId | null;
  readonly counts?: boolean;
}

const send = (
  as: TestLearner | null,
  params: AttemptParams,
  { questionId = 'question-1', counts = true, chosen }: Sent,
) => call(server, quizCalls.answerQuiz, { as, params, body: { questionId, chosen, counts } });

const finish = async (as: TestLearner, params: AttemptParams) => {
  const body = { category: 'candlesticks', ...params, score: 4, totalQuestions: 4 };
  return (await call(server, quizCalls.recordQuizResult, { as, body })).body.attempt;
};

/** A started attempt at level 1, with its first question. */
async function begin() {
  const learner = await createLearner(server);
  const { params, questions, matching } = await startQuiz(server, { as: learner });
  const [first] = questions;
  if (first === undefined || matching === null) throw new Error('Level 1 asks questions and has pictures to match.');
  return { learner, params, first, matching };
}

const newParams = (quizId = level1.id): AttemptParams => ({ quizId, attemptId: randomUUID() });

test('an answer is judged with its key and explanation', async () => {
  for (const isRight of [true, false]) {
    const { learner, params, first } = await begin();
    const { correctAnswer, explanation, patternType } = first;
    const chosen = optionOf(first, isRight);
    const { body } = await send(learner, params, { chosen });
    expect(body).toEqual({ correctAnswer, explanation, patternType, chosen, isCorrect: isRight });
  }
  const { learner, params } = await begin();
  expect((await send(learner, params, { chosen: null })).body).toMatchObject({ chosen: null, isCorrect: false });
});

test('a learner’s first answer counts: sending the key it revealed earns nothing', async () => {
  const { learner, params, first } = await begin();
  const wrong = optionOf(first, false);
  await send(learner, params, { chosen: wrong });
  const again = await send(learner, params, { chosen: first.correctAnswer });
  expect(again.body).toMatchObject({ chosen: wrong, isCorrect: false });
  const { score, entries } = await finish(learner, params);
  expect(score).toBe(0);
  expect(entries.map(({ cause }) => cause)).toEqual([expect.stringMatching(/^streak-day:/)]);
});

test('an answer after the end of the attempt changes nothing', async () => {
  const { learner, params, first } = await begin();
  const ended = await finish(learner, params);
  await send(learner, params, { chosen: first.correctAnswer });
  expect(await finish(learner, params)).toEqual(ended);
  expect(ended.score).toBe(0);
});

test('a visitor’s answers are judged and none is stored', async () => {
  const params = newParams();
  const revealed = (await send(null, params, { chosen: 'A', counts: false })).body;
  const { body } = await send(null, params, { chosen: revealed.correctAnswer, counts: false });
  expect(body.isCorrect).toBe(true);
  const { rows } = await server.connection.run('select 1 from quiz_answer where attempt_id = $1', [params.attemptId]);
  expect(rows).toEqual([]);
});

test.each([
  ['an unknown quiz', newParams('no-such-quiz'), 'question-1', 'not_found'],
  ['a question that was not asked', newParams(), 'question-5', 'invalid_request'],
  ['a question of another quiz', newParams(), level2.questions[0]?.id ?? '', 'invalid_request'],
  ['a Heritage quiz', newParams(level2.id), 'question-1', 'heritage_required'],
])('an answer to %s is refused', async (_, params, questionId, code) => {
  expect((await send(null, params, { questionId, chosen: 'A', counts: false })).error.code).toBe(code);
  const learner = await createLearner(server);
  expect((await send(learner, params, { questionId, chosen: 'A' })).error.code).toBe(code);
});

test('matches are judged zone by zone, and the first ones count', async () => {
  const { learner, params, matching } = await begin();
  const match = async (as: TestLearner | null, items: readonly string[]) => {
    const placements = matching.zones.map(({ id }, place) => ({ zoneId: id, itemId: items[place] ?? '' }));
    return call(server, quizCalls.matchQuiz, { as, params, body: { placements, counts: as !== null } });
  };
  const right = matching.zones.map(({ itemId }) => itemId);
  const [one = '', ...others] = right;
  const shifted = [...others, one];
  const judged = (await match(learner, shifted)).body;
  expect(judged).toEqual(
    matching.zones.map(({ id, itemId }, place) => ({ zoneId: id, itemId: shifted[place], correctItemId: itemId })),
  );
  expect((await match(learner, right)).body).toEqual(judged);
  expect((await match(null, right)).body.every((zone) => zone.itemId === zone.correctItemId)).toBe(true);
  for (const items of [
    [one, one, others[0] ?? ''],
    ['no-such-item', ...others],
  ]) {
    const refused = await match(await createLearner(server), items);
    expect([refused.status, refused.error.code]).toEqual([400, 'invalid_request']);
  }
});

test('more answers in a minute than anyone can give are refused, and none is stored', async () => {
  const { learner, params, first } = await begin();
  const answers = createRateLimiter(server.runtime.db, answerLimit);
  for (let taken = 0; taken < answerLimit.points; taken += 1) await consumeRateLimit(answers, learner.id);
  const refused = await send(learner, params, { chosen: first.correctAnswer });
  expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
  expect(await finish(learner, params)).toMatchObject({ score: 0 });
});
