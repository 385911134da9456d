import { randomUUID } from 'node:crypto';
import { type OptionId, quizCalls } from '@wickwise/contract/quiz';
import { placementQuestions } from '@wickwise/curriculum/questions/placement';
import { level1 } from '@wickwise/curriculum/quizzes/level-1';
import { level2 } from '@wickwise/curriculum/quizzes/level-2';
import { picturedQuizzes } from '@wickwise/curriculum/quizzes/pictured-quizzes';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner, type TestLearner } from '#tests/support/server.ts';
import { consumeRateLimit, createRateLimiter } from '../../plugins/rate-limit.ts';
import { answerLimit } from './rules.ts';

const server = await useTestServer();

const [first] = level1.questions;
if (first === undefined) throw new Error('Level 1 has no questions.');
const { id: questionId, correctAnswer, explanation, patternType } = first;
const wrong: OptionId = correctAnswer === 'A' ? 'B' : 'A';

interface Sent {
  readonly quizId?: string;
  readonly attemptId?: string;
  readonly questionId?: string;
  readonly chosen?: OptionId | null;
  readonly counts?: boolean;
}

const send = (as: TestLearner | null, { quizId = level1.id, attemptId = randomUUID(), ...body }: Sent) =>
  call(server, quizCalls.answerQuiz, {
    as,
    params: { quizId, attemptId },
    body: { questionId, chosen: correctAnswer, counts: as !== null, ...body },
  });

const match = (as: TestLearner | null, attemptId: string, items: readonly string[]) =>
  call(server, quizCalls.matchQuiz, {
    as,
    params: { quizId: level1.id, attemptId },
    body: {
      counts: as !== null,
      placements: (level1.matching?.zones ?? []).map(({ id }, place) => ({ zoneId: id, itemId: items[place] ?? '' })),
    },
  });

const finish = async (as: TestLearner, attemptId: string) =>
  (
    await call(server, quizCalls.recordQuizResult, {
      as,
      body: { category: 'candlesticks', quizId: level1.id, attemptId, score: 4, totalQuestions: 4 },
    })
  ).body.attempt;

test('no quiz reveals the key, the explanation or the pattern of a question', async () => {
  const heritage = await createLearner(server, { role: 'heritage' });
  const sent = JSON.stringify((await call(server, quizCalls.listQuizzes, { as: heritage })).body);
  for (const field of ['correctAnswer', 'explanation', 'patternType', 'itemId']) expect(sent).not.toContain(field);
  for (const { questions } of picturedQuizzes) {
    for (const question of questions) expect(sent).not.toContain(JSON.stringify(question.explanation).slice(1, -1));
  }
});

test('the id of a question about a chart does not name its pattern', () => {
  const asked = picturedQuizzes.flatMap(({ questions }) => questions.filter(({ id }) => id.startsWith('chart-')));
  expect(asked).toHaveLength(12);
  for (const { id, patternType } of asked) expect(id).not.toContain(patternType);
});

test('an answer is judged with its key and explanation', async () => {
  const learner = await createLearner(server);
  const review = { correctAnswer, explanation, patternType };
  expect((await send(learner, {})).body).toEqual({ ...review, chosen: correctAnswer, isCorrect: true });
  expect((await send(learner, { chosen: wrong })).body).toEqual({ ...review, chosen: wrong, isCorrect: false });
  expect((await send(learner, { chosen: null })).body).toEqual({ ...review, chosen: null, isCorrect: false });
});

test('a learner’s first answer counts: sending the key it revealed earns nothing', async () => {
  const learner = await createLearner(server);
  const attemptId = randomUUID();
  await send(learner, { attemptId, chosen: wrong });
  const again = await send(learner, { attemptId, counts: false });
  expect(again.body).toMatchObject({ chosen: wrong, isCorrect: false });
  const { score, entries } = await finish(learner, attemptId);
  expect(score).toBe(0);
  expect(entries.map(({ cause }) => cause)).toEqual([expect.stringMatching(/^streak-day:/)]);
});

test('an answer after the end of the attempt changes nothing', async () => {
  const learner = await createLearner(server);
  const attemptId = randomUUID();
  const ended = await finish(learner, attemptId);
  await send(learner, { attemptId });
  expect(await finish(learner, attemptId)).toEqual(ended);
  expect(ended.score).toBe(0);
});

test('a visitor’s answers are judged and none is stored', async () => {
  const attemptId = randomUUID();
  expect((await send(null, { attemptId, chosen: wrong })).body.isCorrect).toBe(false);
  expect((await send(null, { attemptId })).body.isCorrect).toBe(true);
  const { rows } = await server.connection.run('select 1 from quiz_answer where attempt_id = $1', [attemptId]);
  expect(rows).toEqual([]);
});

test('an answer from a learner without a session is refused and reveals no key', async () => {
  const { status, error } = await send(null, { counts: true });
  expect([status, error.code]).toEqual([401, 'not_signed_in']);
  expect(JSON.stringify(error)).not.toContain(explanation);
});

test.each([
  ['an unknown quiz', { quizId: 'no-such-quiz' }, 'not_found'],
  ['a question of another quiz', { questionId: 'no-such-question' }, 'invalid_request'],
  ['a Heritage quiz', { quizId: level2.id, questionId: level2.questions[0]?.id ?? '' }, 'heritage_required'],
])('an answer to %s is refused', async (_, sent, code) => {
  for (const as of [null, await createLearner(server)]) expect((await send(as, sent)).error.code).toBe(code);
});

test('matches are judged zone by zone, and the first ones count', async () => {
  const learner = await createLearner(server);
  const attemptId = randomUUID();
  const zones = level1.matching?.zones ?? [];
  const right = zones.map(({ itemId }) => itemId);
  const reversed = [...right].reverse();
  const judged = (await match(learner, attemptId, reversed)).body;
  expect(judged).toEqual(
    zones.map(({ id, itemId }, place) => ({ zoneId: id, itemId: reversed[place], correctItemId: itemId })),
  );
  expect((await match(learner, attemptId, right)).body).toEqual(judged);
  expect((await match(null, attemptId, right)).body.every((zone) => zone.itemId === zone.correctItemId)).toBe(true);
});

test.each([[['hammer', 'hammer', 'doji']], [['doji', 'hammer', 'shooting-star']]])(
  'matches of %j are refused, because not each picture is placed once',
  async (items) => {
    const refused = await match(await createLearner(server), randomUUID(), items);
    expect([refused.status, refused.error.code]).toEqual([400, 'invalid_request']);
  },
);

test('more answers in a minute than anyone can give are refused, and none is stored', async () => {
  const learner = await createLearner(server);
  const attemptId = randomUUID();
  const answers = createRateLimiter(server.runtime.db, answerLimit);
  for (let taken = 0; taken < answerLimit.points; taken += 1) await consumeRateLimit(answers, learner.id);
  const refused = await send(learner, { attemptId });
  expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
  expect(await finish(learner, attemptId)).toMatchObject({ score: 0 });
});

test('the placement check is sent without its key, and its result says what can be skipped', async () => {
  const { body: questions } = await call(server, quizCalls.listPlacementQuestions, { as: null });
  expect(questions).toHaveLength(10);
  expect(quizCalls.listPlacementQuestions.response.parse(questions)).toEqual(questions);
  for (const question of questions) expect(Object.keys(question)).toEqual(['id', 'question', 'picture', 'choices']);
  const judge = async (chosenFor: (id: string) => string) =>
    (
      await call(server, quizCalls.judgePlacement, {
        as: null,
        body: { answers: questions.map(({ id }) => ({ questionId: id, chosen: chosenFor(id) })) },
      })
    ).body;
  const right = new Map(placementQuestions.map(({ id, correct }) => [id, correct]));
  expect(await judge((id) => right.get(id) ?? 'none')).toMatchObject({ startWith: null });
  expect(await judge(() => 'none')).toEqual({ known: [], startWith: placementQuestions[0]?.patternId });
});
