import { quizCalls } from '@wickwise/contract/quiz';
import type { QuizResultBody } from '@wickwise/contract/quiz-result';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner, send, type TestLearner } from '#tests/support/server.ts';
import { consumeRateLimit, createRateLimiter } from '../../plugins/rate-limit.ts';
import { resultLimit } from './rules.ts';

const server = await useTestServer();

const post = (as: TestLearner, body: QuizResultBody) => call(server, quizCalls.recordQuizResult, { as, body });
const history = async (as: TestLearner) => (await call(server, quizCalls.listQuizResults, { as })).body;
const BARE = { category: 'candlesticks', score: 4, totalQuestions: 4 };

test('more quiz results in an hour than anyone can finish are refused, and nothing is stored', async () => {
  const member = await createLearner(server, { role: 'heritage' });
  const results = createRateLimiter(server.runtime.db, resultLimit);
  for (let taken = 0; taken < resultLimit.points; taken += 1) await consumeRateLimit(results, member.id);
  const refused = await post(member, BARE);
  expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
  expect((await history(member)).attempts).toEqual([]);
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
