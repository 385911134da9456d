import { randomUUID } from 'node:crypto';
import { GENESIS_QUIZZES_PER_DAY } from '@wickwise/contract/constants';
import { identityCalls } from '@wickwise/contract/identity';
import { quizCalls } from '@wickwise/contract/quiz';
import type { Earned } from '@wickwise/contract/reward/reward';
import { vocabularyCalls } from '@wickwise/contract/vocabulary';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { SHORTEST_VOCABULARY_QUIZ } from '@wickwise/learning/learning-counts';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { takeVocabularyQuiz } from '#tests/support/learner/vocabulary.ts';
import { call, createLearner, send, type TestLearner } from '#tests/support/server.ts';

const server = await useTestServer();

/** What the quiz and its day earned, without the badges and milestones that follow. */
const ownPoints = ({ entries }: Earned) =>
  entries.filter(({ cause }) => !/^(badge|milestone):/.test(cause)).map(({ points }) => points);

const start = (as: TestLearner, attemptId: string, body: { length: number; scope: 'all' | 'studied' }) =>
  call(server, vocabularyCalls.startVocabularyQuiz, { as, params: { attemptId }, body });

test('a vocabulary quiz is scored as the server judged it: 5 for each right answer', async () => {
  const as = await createLearner(server);
  const { body } = await takeVocabularyQuiz(server, { as, rights: [true, false, true] });
  expect(body.attempt).toMatchObject({ quizId: 'vocabulary', category: 'vocabulary', score: 2, totalQuestions: 3 });
  expect(ownPoints(body.earned)).toEqual([10, 10]);
});

test('a vocabulary quiz pays three times a day', async () => {
  const as = await createLearner(server);
  const points = async () => ownPoints((await takeVocabularyQuiz(server, { as, rights: [true, true] })).body.earned);
  expect([await points(), await points(), await points(), await points()]).toEqual([[10, 10], [10], [10], []]);
});

test('a vocabulary quiz says what the next milestone is, counting passed quizzes only', async () => {
  const as = await createLearner(server);
  const next = async (rights: boolean[]) => (await takeVocabularyQuiz(server, { as, rights })).body.nextMilestone;
  expect(await next([true, true, false, false, false])).toEqual({ value: 1, left: 1 });
  expect(await next([true, true, true, false, false])).toEqual({ value: 5, left: 4 });
  expect(await next([false, false, false, false, false])).toEqual({ value: 5, left: 4 });
});

test('a quiz of a few terms, as the day’s plan asks, uses up none of the day’s quizzes', async () => {
  const as = await createLearner(server);
  const remaining = async (rights: boolean[]) => (await takeVocabularyQuiz(server, { as, rights })).body.remainingToday;
  const whole = Array.from({ length: SHORTEST_VOCABULARY_QUIZ }, () => true);
  expect(await remaining(whole)).toBe(GENESIS_QUIZZES_PER_DAY - 1);
  expect(await remaining(whole.slice(1))).toBe(GENESIS_QUIZZES_PER_DAY - 1);
  for (let count = 1; count < GENESIS_QUIZZES_PER_DAY; count++) await remaining(whole);
  expect(await remaining([true])).toBe(0);
  expect((await takeVocabularyQuiz(server, { as, rights: whole })).status).toBe(429);
});

test('answers made up from the vocabulary are not taken, and nothing is recorded', async () => {
  const as = await createLearner(server);
  const answers = vocabulary.map(({ id }) => ({ type: 'definition', termId: id, chosen: id }));
  const sent = { category: 'vocabulary', score: 67, totalQuestions: 67, answers };
  const refused = await send(server, quizCalls.recordQuizResult, { as, body: sent });
  expect([refused.status, refused.error.code]).toEqual([400, 'invalid_request']);
  const { answers: _, ...rest } = sent;
  const neverAsked = { ...rest, quizId: 'vocabulary', attemptId: randomUUID() };
  const unknown = await call(server, quizCalls.recordQuizResult, { as, body: neverAsked });
  expect([unknown.status, unknown.error.code]).toEqual([404, 'not_found']);
  expect((await call(server, quizCalls.listQuizResults, { as })).body.attempts).toEqual([]);
});

test('a question comes without its term, and its first answer stands', async () => {
  const as = await createLearner(server);
  const params = { attemptId: randomUUID() };
  const { questions } = (await start(as, params.attemptId, { length: 6, scope: 'all' })).body;
  expect(questions.map(({ type }) => type)).toEqual([
    'definition',
    'example',
    'category',
    'definition',
    'example',
    'category',
  ]);
  expect(Object.keys(questions[0] ?? {}).sort()).toEqual(['options', 'task', 'text', 'type']);
  const [one, other] = questions[0]?.options ?? [];
  const answer = (chosen = '') =>
    call(server, vocabularyCalls.answerVocabularyQuestion, { as, params, body: { question: 0, chosen } });
  const first = await answer(one?.id);
  expect(first.body.chosen).toBe(one?.id);
  expect((await answer(other?.id)).body).toEqual(first.body);
});

test('the data export does not tell what a quiz under way asks', async () => {
  const as = await createLearner(server);
  const attemptId = randomUUID();
  await start(as, attemptId, { length: 5, scope: 'all' });
  const { body } = await call(server, identityCalls.exportAccount, { as });
  expect(body.data.vocabularyQuizzes).toEqual([{ attemptId, startedAt: expect.any(String) }]);
});

test('an attempt that is started again keeps its questions', async () => {
  const as = await createLearner(server);
  const attemptId = randomUUID();
  const first = await start(as, attemptId, { length: 5, scope: 'all' });
  expect((await start(as, attemptId, { length: 67, scope: 'all' })).body).toEqual(first.body);
});

test('an unfinished vocabulary quiz counts what is missing as wrong, and earns nothing', async () => {
  const as = await createLearner(server);
  const { body } = await takeVocabularyQuiz(server, { as, rights: [true, true], length: 5 });
  expect(body.attempt).toMatchObject({ score: 2, totalQuestions: 5 });
  expect(body.earned.entries).toEqual([]);
});

test.each([
  ['a question that was not asked', 5, 'gap', 404],
  ['a choice that the question does not have', 0, 'no-such-term', 400],
])('%s is refused', async (_, question, chosen, status) => {
  const as = await createLearner(server);
  const params = { attemptId: randomUUID() };
  await start(as, params.attemptId, { length: 5, scope: 'all' });
  const body = { question, chosen };
  expect((await call(server, vocabularyCalls.answerVocabularyQuestion, { as, params, body })).status).toBe(status);
});

test('a quiz on studied terms asks about those only, and needs one', async () => {
  const as = await createLearner(server);
  expect((await start(as, randomUUID(), { length: 5, scope: 'studied' })).status).toBe(400);
});
