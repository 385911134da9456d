import { quizCalls } from '@wickwise/contract/quiz';
import type { QuizResultBody } from '@wickwise/contract/quiz-result';
import type { Earned } from '@wickwise/contract/reward/reward';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner, send, type TestLearner } from '#tests/support/server.ts';
import { consumeRateLimit, createRateLimiter } from '../../plugins/rate-limit.ts';
import { resultLimit } from './rules.ts';

const server = await useTestServer();

const post = (as: TestLearner, body: QuizResultBody) => call(server, quizCalls.recordQuizResult, { as, body });
const history = async (as: TestLearner) => (await call(server, quizCalls.listQuizResults, { as })).body;
/** What the quiz and its day earned, without the badges and milestones that follow. */
const ownPoints = ({ entries }: Earned) =>
  entries.filter(({ cause }) => !/^(badge|milestone):/.test(cause)).map(({ points }) => points);

const BARE = { category: 'candlesticks', score: 4, totalQuestions: 4 };

test('more quiz results in an hour than anyone can finish are refused, and nothing is stored', async () => {
  const member = await createLearner(server, { role: 'heritage' });
  const results = createRateLimiter(server.runtime.db, resultLimit);
  for (let taken = 0; taken < resultLimit.points; taken += 1) await consumeRateLimit(results, member.id);
  const refused = await post(member, BARE);
  expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
  expect((await history(member)).attempts).toEqual([]);
});

describe('a vocabulary quiz', () => {
  const [first, second, third] = vocabulary;
  if (!first || !second || !third) throw new Error('The vocabulary is empty.');
  const right = [
    { type: 'definition', termId: first.id, chosen: first.id },
    { type: 'example', termId: second.id, chosen: second.id },
    { type: 'category', termId: third.id, chosen: third.category },
  ] as const;
  const vocabularyQuiz = (answers: readonly object[]) =>
    ({ category: 'vocabulary', score: 0, totalQuestions: answers.length, answers }) as QuizResultBody;

  test('a vocabulary quiz is scored by type: 5 for each right answer', async () => {
    const learner = await createLearner(server);
    const answers = [right[0], { ...right[1], chosen: first.id }, right[2]];
    const { body } = await post(learner, vocabularyQuiz(answers));
    expect(body.attempt).toMatchObject({ quizId: 'vocabulary', category: 'vocabulary', score: 2, totalQuestions: 3 });
    expect(ownPoints(body.earned)).toEqual([10, 10]);
  });

  test('a vocabulary quiz pays three times a day', async () => {
    const learner = await createLearner(server);
    const points = async () => ownPoints((await post(learner, vocabularyQuiz(right))).body.earned);
    expect([await points(), await points(), await points(), await points()]).toEqual([[15, 10], [15], [15], []]);
  });

  test.each([
    ['a term twice', [right[0], { ...right[0], type: 'example' }]],
    ['an unknown term', [{ ...right[0], termId: 'no-such-term' }]],
    ['no answer', []],
    ['a type that does not exist', [{ ...right[0], type: 'spelling' }]],
  ])('a vocabulary quiz with %s is refused', async (_, answers) => {
    const learner = await createLearner(server);
    const refused = await post(learner, { ...vocabularyQuiz(answers), totalQuestions: 1 });
    expect([refused.status, refused.error.code]).toEqual([400, 'invalid_request']);
    expect((await history(learner)).attempts).toEqual([]);
  });
});

describe('a bare score', () => {
  test('a bare score is recorded, shows in the history, and earns nothing', async () => {
    const learner = await createLearner(server);
    const { body } = await post(learner, BARE);
    expect(body.earned).toMatchObject({ entries: [], stats: { experience: 0, streak: 0 } });
    expect((await history(learner)).attempts).toMatchObject([{ quizId: null, score: 4, totalQuestions: 4 }]);
    expect((await history(learner)).best).toEqual([]);
  });

  test('a bare score above the total is refused with a clear error', async () => {
    const refused = await post(await createLearner(server), { ...BARE, score: 5 });
    expect([refused.status, refused.error.code]).toEqual([400, 'invalid_request']);
    expect(refused.error.message).toBe("The score can't be higher than the number of questions.");
  });

  test.each([{ score: -1 }, { score: 1.5 }, { totalQuestions: 0 }, { category: '' }, { answers: 'all' }])(
    'a bare score with %j is refused',
    async (change) => {
      const as = await createLearner(server);
      const refused = await send(server, quizCalls.recordQuizResult, { as, body: { ...BARE, ...change } });
      expect([refused.status, refused.error.code]).toEqual([400, 'invalid_request']);
    },
  );
});
