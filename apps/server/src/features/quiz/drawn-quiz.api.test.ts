import { randomUUID } from 'node:crypto';
import { quizCalls } from '@wickwise/contract/quiz';
import { fixedQuizzes } from '@wickwise/curriculum/quizzes/fixed-quizzes';
import { level1 } from '@wickwise/curriculum/quizzes/level-1';
import { level2 } from '@wickwise/curriculum/quizzes/level-2';
import { quizBanks } from '@wickwise/curriculum/quizzes/quiz-banks';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { type AttemptParams, bankOf, startQuiz, takeQuiz } from '#tests/support/learner/quiz.ts';
import { call, createLearner, type TestLearner } from '#tests/support/server.ts';
import { consumeRateLimit, createRateLimiter } from '../../plugins/rate-limit.ts';
import { drawLimit, visitorLimit } from './rules.ts';

const server = await useTestServer();

const newParams = (quizId = level1.id): AttemptParams => ({ quizId, attemptId: randomUUID() });

const start = (as: TestLearner | null, params: AttemptParams, counts = as !== null) =>
  call(server, quizCalls.startQuiz, { as, params, body: { counts } });

const answer = (
  as: TestLearner | null,
  params: AttemptParams,
  { questionId, chosen = 'A' as const, counts = true }: Sent,
) => call(server, quizCalls.answerQuiz, { as, params, body: { questionId, chosen, counts } });

interface Sent {
  readonly questionId: string;
  readonly chosen?: 'A' | 'B' | 'C' | 'D';
  readonly counts?: boolean;
}

const record = async (as: TestLearner, params: AttemptParams) => {
  const body = { category: 'candlesticks', ...params, score: 4, totalQuestions: 4 };
  return (await call(server, quizCalls.recordQuizResult, { as, body })).body;
};

test.each(quizBanks)('$id is asked without key, explanation, item and pattern, as the contract says', async (bank) => {
  const as = await createLearner(server, { role: 'heritage' });
  const { params, questions } = await startQuiz(server, { as, bank });
  const { body } = await start(as, params);
  expect(quizCalls.startQuiz.response.parse(body)).toEqual(body);
  const sent = JSON.stringify(body);
  for (const field of ['correctAnswer', 'explanation', 'patternType', 'itemId']) {
    expect(sent).not.toContain(`"${field}":`);
  }
  for (const { itemId, explanation } of questions) {
    expect(sent).not.toContain(`"${itemId}"`);
    expect(sent).not.toContain(JSON.stringify(explanation).slice(1, -1));
  }
});

test('an attempt that is started again keeps its questions, and another one asks others', async () => {
  const as = await createLearner(server);
  const [one, other] = [newParams(), newParams()];
  const first = (await start(as, one)).body;
  const second = (await start(as, other)).body;
  expect((await start(as, one)).body).toEqual(first);
  const pictures = ({ questions }: typeof first) => questions.map(({ picture }) => JSON.stringify(picture?.candles));
  expect(pictures(second).filter((shown) => shown !== undefined && pictures(first).includes(shown))).toEqual([]);
});

test('visitors and learners are asked other questions in the same attempt, so no one learns a key beforehand', async () => {
  const [mine, theirs] = [await createLearner(server), await createLearner(server)];
  const params = newParams();
  const asked = [
    (await start(mine, params)).body,
    (await start(theirs, params)).body,
    (await start(null, params)).body,
  ];
  expect(new Set(asked.map((drawn) => JSON.stringify(drawn))).size).toBe(3);
  expect((await start(mine, params, false)).body).toEqual(asked[2]);
});

test('what is judged for a visitor neither changes nor reveals what a learner is asked', async () => {
  const as = await createLearner(server);
  const { params, questions } = await startQuiz(server, { as });
  for (const { id: questionId } of questions) {
    const revealed = (await answer(null, params, { questionId, counts: false })).body;
    const own = (await answer(as, params, { questionId, counts: false })).body;
    expect(own).toEqual(revealed);
  }
  const { attempt, earned } = await record(as, params);
  expect([attempt.score, earned.entries]).toEqual([0, []]);
});

test('a call that counts, from a learner without a session, is refused and reveals no question and no key', async () => {
  const { params } = await startQuiz(server, { as: await createLearner(server) });
  const refused = [await start(null, params, true), await answer(null, params, { questionId: 'question-1' })];
  for (const { status, error } of refused) {
    expect([status, error.code]).toEqual([401, 'not_signed_in']);
    expect(Object.keys(error).sort()).toEqual(['code', 'error', 'message']);
  }
});

test('a Heritage level is drawn for Heritage only', async () => {
  for (const as of [null, await createLearner(server), await createLearner(server, { role: 'refunded' })]) {
    expect((await start(as, newParams(level2.id))).error.code).toBe('heritage_required');
  }
  expect((await start(await createLearner(server), newParams('no-such-quiz'))).error.code).toBe('not_found');
});

test('the answers of a page from before questions were drawn are judged and recorded, and earn nothing', async () => {
  const as = await createLearner(server);
  const params = newParams();
  for (const { id: questionId, correctAnswer: chosen } of level1.questions) {
    expect((await answer(as, params, { questionId, chosen })).body.isCorrect).toBe(true);
  }
  const { attempt, earned } = await record(as, params);
  expect(attempt).toMatchObject({ quizId: level1.id, score: 4, totalQuestions: 4, entries: [] });
  expect(earned).toMatchObject({ entries: [], stats: { experience: 0, streak: 0 } });
});

test('no question that was the same for everyone can be answered in a drawn attempt', async () => {
  const as = await createLearner(server, { role: 'heritage' });
  for (const bank of quizBanks) {
    const { params } = await startQuiz(server, { as, bank });
    const fixed = fixedQuizzes.find(({ id }) => id === bank.id)?.questions ?? [];
    const refused = await answer(as, params, { questionId: fixed[0]?.id ?? '' });
    expect([refused.status, refused.error.code]).toEqual([400, 'invalid_request']);
  }
});

test('a perfect attempt of drawn questions earns', async () => {
  const as = await createLearner(server, { role: 'heritage' });
  const { body } = await takeQuiz(server, { as, bank: bankOf(4), isRight: () => true });
  const causes = body.earned.entries.map(({ cause }) => cause);
  expect(causes).toEqual(expect.arrayContaining([`quiz-best:${bankOf(4).id}:8`, `quiz-perfect:${bankOf(4).id}`]));
});

test('more attempts in an hour than anyone can take are refused, and none is drawn', async () => {
  const as = await createLearner(server);
  const draws = createRateLimiter(server.runtime.db, drawLimit);
  for (let taken = 0; taken < drawLimit.points; taken += 1) await consumeRateLimit(draws, as.id);
  const refused = await start(as, newParams());
  expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
});

test('the visitors of one network draw only so many charts a minute, and no one else waits for them', async () => {
  const [busy, other] = [new BrowserSession(server), new BrowserSession(server)];
  const draw = async (browser: BrowserSession) => {
    const { quizId, attemptId } = newParams();
    return (
      await browser.send(`/api/quizzes/${quizId}/attempts/${attemptId}`, { method: 'PUT', body: { counts: false } })
    ).status;
  };
  for (let drawn = 0; drawn < visitorLimit.points; drawn += 1) expect(await draw(busy)).toBe(200);
  expect([await draw(busy), await draw(other)]).toEqual([429, 200]);
});
