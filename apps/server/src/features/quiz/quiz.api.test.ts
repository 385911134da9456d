import { randomUUID } from 'node:crypto';
import { GENESIS_QUIZZES_PER_DAY } from '@wickwise/contract/constants';
import { quizCalls } from '@wickwise/contract/quiz';
import type { QuizResultBody } from '@wickwise/contract/quiz-result';
import { type Earned, rewardCalls } from '@wickwise/contract/reward/reward';
import { level1 } from '@wickwise/curriculum/quizzes/level-1';
import { level2 } from '@wickwise/curriculum/quizzes/level-2';
import type { MatchingExercise } from '@wickwise/curriculum/quizzes/quiz';
import { questionCount } from '@wickwise/curriculum/quizzes/quiz-bank';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { bankOf, FOUR_LESSONS, startQuiz, takeQuiz } from '#tests/support/learner/quiz.ts';
import { call, createLearner, send, type TestLearner } from '#tests/support/server.ts';
import { session } from '../../db/schema/identity.ts';
import { prepareReadCurrentStats } from '../progress/public.ts';
import { recordQuizResult } from './mutations.ts';

const server = await useTestServer();

const post = (as: TestLearner | null, body: QuizResultBody) => call(server, quizCalls.recordQuizResult, { as, body });
const history = async (as: TestLearner) => (await call(server, quizCalls.listQuizResults, { as })).body;
const FIRST_QUIZ_BADGE = 25;
/** What the quiz and its day earned, without the badges and milestones that follow. */
const ownPoints = ({ entries }: Earned) =>
  entries.filter(({ cause }) => !/^(badge|milestone):/.test(cause)).map(({ points }) => points);

const BARE = { category: 'candlesticks', score: 4, totalQuestions: 4 };
const QUESTIONS = questionCount(bankOf(1));

interface Taken {
  readonly attemptId?: string;
  /** How many questions are answered before the end. */
  readonly answered?: number;
  readonly seconds?: number;
}

/** Level 1, answered and ended: its first `correct` answers right and the others wrong. */
function take(as: TestLearner, correct: number, { seconds = 60, ...taken }: Taken = {}) {
  return takeQuiz(server, { as, isRight: (place) => place < correct, seconds, ...taken });
}

function levelOne(attemptId: string, more: object = {}): QuizResultBody {
  return { category: 'candlesticks', score: 0, totalQuestions: QUESTIONS, quizId: level1.id, attemptId, ...more };
}

test('a knowledge check is scored from the answers: 50 for each right one', async () => {
  const learner = await createLearner(server);
  const { status, body } = await take(learner, 3, { seconds: 95 });
  expect(status).toBe(200);
  expect(body.attempt).toMatchObject({ quizId: level1.id, score: 3, totalQuestions: 4, seconds: 95 });
  expect(ownPoints(body.earned)).toEqual([150, 10]);
  expect(body.earned.stats).toMatchObject({ experience: 160 + FIRST_QUIZ_BADGE, streak: 1 });
  expect(body.remainingToday).toBe(GENESIS_QUIZZES_PER_DAY - 1);
});

test('a knowledge check pays for what exceeds the best score so far, and 100 once for a perfect one', async () => {
  const learner = await createLearner(server);
  const points = async (correct: number) => ownPoints((await take(learner, correct)).body.earned);
  expect(await points(2)).toEqual([100, 10]);
  expect(await points(1)).toEqual([]);
  expect(await points(4)).toEqual([100, 100]);
  expect(await points(4)).toEqual([]);
});

test('a knowledge check counts a question that time ran out on as wrong', async () => {
  const learner = await createLearner(server);
  const { body } = await take(learner, 4, { answered: 2 });
  expect(body.attempt).toMatchObject({ score: 2, totalQuestions: 4 });
});

test('a knowledge check that ended early pays its right answers and counts toward no badge', async () => {
  const learner = await createLearner(server);
  const { body } = await take(learner, 4, { answered: 1 });
  expect(body.earned.entries.map(({ cause }) => cause)).toEqual([
    `quiz-best:${level1.id}:1`,
    expect.stringMatching(/^streak-day:/),
  ]);
  for (let count = 1; count < 10; count++) await take(learner, 4, { answered: 1 });
  const { body: progress } = await call(server, rewardCalls.listBadgeProgress, { as: learner });
  expect(progress.find(({ badge }) => badge.id === 'ten-quizzes')?.progress.current).toBe(0);
});

test('a knowledge check without a single answer is kept, but its day does not count as a study day', async () => {
  const learner = await createLearner(server);
  const { body } = await take(learner, 4, { answered: 0 });
  expect(body.earned.entries).toEqual([]);
  expect(body.earned.stats.streak).toBe(0);
  expect((await history(learner)).attempts).toHaveLength(1);
});

test('a knowledge check keeps each question with its pattern, and the matched pairs after them', async () => {
  const learner = await createLearner(server);
  const shift = ({ zones }: MatchingExercise) =>
    zones.map(({ id }, place) => ({ zoneId: id, itemId: zones[(place + 1) % zones.length]?.itemId ?? '' }));
  const { matching } = await startQuiz(server, { as: await createLearner(server), itemIds: FOUR_LESSONS });
  await takeQuiz(server, { as: learner, itemIds: FOUR_LESSONS, isRight: (place) => place < 3, match: shift });
  const { rows } = await server.connection.run('select results from quiz_attempt where user_id = $1', [learner.id]);
  const { results } = rows[0] as { results: { questionId: string }[] };
  expect(results.slice(0, QUESTIONS)).toMatchObject(
    level1.questions.map(({ id, patternType }, index) => ({ questionId: id, patternType, isCorrect: index < 3 })),
  );
  const matched = (matching?.zones ?? []).map(({ id, itemId }) => ({
    questionId: `matching:${id}`,
    patternType: itemId,
    isCorrect: false,
  }));
  expect(results.slice(QUESTIONS)).toHaveLength(3);
  expect(results.slice(QUESTIONS)).toEqual(
    expect.arrayContaining(matched.map((result) => expect.objectContaining(result))),
  );
});

test('a knowledge check of a Heritage level requires an active purchase', async () => {
  const body = { category: 'x', score: 0, totalQuestions: 8, quizId: level2.id, attemptId: randomUUID() };
  const refused = await post(await createLearner(server, { role: 'refunded' }), body);
  expect([refused.status, refused.error.code]).toEqual([403, 'heritage_required']);
  const heritage = await post(await createLearner(server, { role: 'heritage' }), body);
  expect([heritage.status, heritage.body.remainingToday]).toEqual([200, null]);
});

test('a knowledge check with an unknown name is refused, and nothing is stored', async () => {
  const learner = await createLearner(server);
  const refused = await post(learner, levelOne(randomUUID(), { quizId: 'no-such-quiz' }));
  expect(refused.error.code).toBe('not_found');
  expect((await history(learner)).attempts).toEqual([]);
});

test('an attempt sent again gets the same response and earns nothing twice, even after the last quiz of the day', async () => {
  const learner = await createLearner(server);
  const attemptId = randomUUID();
  const first = await take(learner, 4, { attemptId });
  for (let count = 1; count < GENESIS_QUIZZES_PER_DAY; count++) await post(learner, BARE);
  const again = await take(learner, 4, { attemptId });
  expect(again.status).toBe(200);
  // What there was to celebrate is in the learner's list of celebrations.
  const earned = { ...first.body.earned, celebrations: [] };
  expect(again.body).toEqual({ ...first.body, earned, remainingToday: 0 });
  expect((await history(learner)).attempts).toHaveLength(GENESIS_QUIZZES_PER_DAY);
});

test('an attempt sent again returns the current stats, even if its session was read before they changed', async () => {
  const learner = await createLearner(server);
  const [opened] = await server.runtime.db.select().from(session).where(eq(session.userId, learner.id));
  const attempt = levelOne(randomUUID());
  const first = await take(learner, 2, attempt as Taken);
  const asOfThen = await server.app.findLearner(opened?.token ?? '');
  if (asOfThen === null) throw new Error('The learner has a session.');
  const { db } = server.runtime;
  const context = { db, learner: asOfThen, now: server.now, readStats: prepareReadCurrentStats(db) };
  const again = await recordQuizResult(context, attempt);
  expect(again.earned.stats).toEqual(first.body.earned.stats);
  const { body } = await take(learner, 4);
  expect((await recordQuizResult(context, attempt)).earned.stats).toEqual(body.earned.stats);
});

test('an attempt with an id that another learner has used is stored for the learner who sends it', async () => {
  const attemptId = randomUUID();
  await take(await createLearner(server), 4, { attemptId });
  const other = await take(await createLearner(server), 4, { attemptId });
  expect(ownPoints(other.body.earned)).toEqual([200, 100, 10]);
});

test('the daily limit is ten quizzes of any kind for Genesis, and resets on the next local day', async () => {
  const learner = await createLearner(server, { timeZone: 'America/New_York' });
  server.now = new Date('2026-03-11T03:50:00Z');
  await take(learner, 1);
  for (let count = 1; count < GENESIS_QUIZZES_PER_DAY; count++) await post(learner, BARE);
  const refused = await take(learner, 4);
  expect([refused.status, refused.error.code]).toEqual([429, 'quiz_limit_reached']);
  expect((await history(learner)).remainingToday).toBe(0);
  server.now = new Date('2026-03-11T04:10:00Z');
  expect((await history(learner)).remainingToday).toBe(GENESIS_QUIZZES_PER_DAY);
  expect((await take(learner, 4)).status).toBe(200);
});

test('the daily limit does not apply to Heritage', async () => {
  const learner = await createLearner(server, { role: 'heritage' });
  for (let count = 0; count <= GENESIS_QUIZZES_PER_DAY; count++) {
    expect((await post(learner, BARE)).status).toBe(200);
  }
  expect((await history(learner)).remainingToday).toBeNull();
});

test('the quiz history has the newest first and the best of each quiz, and is visible only to its owner', async () => {
  const learner = await createLearner(server);
  for (const [minute, correct] of [3, 4, 2].entries()) {
    server.now = new Date(Date.UTC(2026, 2, 2, 12, minute));
    await take(learner, correct);
  }
  const { attempts, best } = await history(learner);
  expect(attempts.map(({ score }) => score)).toEqual([2, 4, 3]);
  expect(best).toEqual([{ quizId: level1.id, score: 4, totalQuestions: 4 }]);
  expect((await history(await createLearner(server))).attempts).toEqual([]);
  const visitor = await send(server, quizCalls.listQuizResults, { as: null });
  expect([visitor.status, visitor.error.code]).toEqual([401, 'not_signed_in']);
});
