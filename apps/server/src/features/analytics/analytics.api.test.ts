import { randomUUID } from 'node:crypto';
import { analyticsCalls } from '@wickwise/contract/analytics';
import { progressCalls } from '@wickwise/contract/progress';
import { quizCalls } from '@wickwise/contract/quiz';
import { todayCalls } from '@wickwise/contract/today';
import type { MatchingExercise } from '@wickwise/curriculum/quizzes/quiz';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { bankOf, FOUR_LESSONS, startQuiz, takeQuiz } from '#tests/support/learner/quiz.ts';
import { call, createLearner, type TestLearner } from '#tests/support/server.ts';

const server = await useTestServer();

const heritage = () => createLearner(server, { role: 'heritage' });
const minutesLater = (minutes: number) => {
  server.now = new Date(server.now.getTime() + minutes * 60_000);
};

interface Taking {
  /** The questions to get right, by index; all unless given. */
  readonly right?: readonly number[];
  readonly confidence?: number;
  readonly seconds?: number;
  /** Places the pictures of the first two zones of the matching exercise the wrong way round. */
  readonly swaps?: boolean;
}

/** Takes level 1, about the same four lessons each time. */
function take(as: TestLearner, { right = [0, 1, 2, 3], swaps = false, ...taking }: Taking = {}) {
  const isRight = (place: number) => right.includes(place);
  return takeQuiz(server, { as, itemIds: FOUR_LESSONS, isRight, ...taking, ...(swaps && { match: swap }) });
}

function swap({ zones }: MatchingExercise) {
  const [first, second] = zones;
  const items = [second, first, ...zones.slice(2)].map((zone) => zone?.itemId ?? '');
  return zones.map(({ id }, place) => ({ zoneId: id, itemId: items[place] ?? '' }));
}

test('a learner without answers has empty analytics', async () => {
  const as = await heritage();
  expect((await call(server, analyticsCalls.listWeakAreas, { as })).body).toEqual([]);
  expect((await call(server, analyticsCalls.listStrengths, { as })).body).toEqual([]);
  expect((await call(server, analyticsCalls.listRecommendations, { as })).body).toEqual([]);
  expect((await call(server, analyticsCalls.listSessions, { as })).body).toEqual({
    sessions: [],
    total: { sessions: 0, seconds: 0, averageScore: null },
  });
  expect((await call(server, analyticsCalls.calibration, { as })).body).toEqual({
    answers: 0,
    bins: [],
    brierScore: null,
    overall: null,
    verdict: null,
  });
  expect((await call(server, analyticsCalls.confusions, { as })).body).toEqual({
    patternIds: [],
    cells: [],
    judgedPatterns: 0,
  });
});

test('patterns count as weak or strong from three answers on, with sample and interval', async () => {
  const as = await heritage();
  // The first question is about the hammer and always wrong, the second about the doji and always right.
  for (let attempt = 0; attempt < 2; attempt++) await take(as, { right: [1] });
  expect((await call(server, analyticsCalls.listWeakAreas, { as })).body).toEqual([]);
  await take(as, { right: [1] });
  const weak = (await call(server, analyticsCalls.listWeakAreas, { as })).body;
  expect(weak.find(({ patternId }) => patternId === 'hammer')).toMatchObject({
    category: 'candlesticks',
    averageScore: 0,
    totalAttempts: 3,
    improvementTrend: 'flat',
    interval: { low: 0, high: expect.closeTo(56.15, 2) },
  });
  const strong = (await call(server, analyticsCalls.listStrengths, { as })).body;
  expect(strong).toMatchObject([{ patternId: 'doji', averageScore: 100, totalAttempts: 3 }]);
  expect((await call(server, analyticsCalls.confusions, { as })).body.judgedPatterns).toBe(4);
  const advice = (await call(server, analyticsCalls.listRecommendations, { as })).body;
  const isWeak = advice.find(({ id }) => id.startsWith('weak-skill:'));
  expect(isWeak).toMatchObject({
    description: 'None of your last 3 answers was right.',
    priority: 'high',
    action: { kind: 'drill' },
    patterns: [{ averageScore: 0, category: 'candlesticks' }],
  });
  const { body: today } = await call(server, todayCalls.readToday, { as, query: {} });
  expect(advice.map(({ id }) => id)).toEqual([...today.items, ...today.more].map(({ id }) => id).slice(0, 9));
});

test('two right answers of three are 67%, as on the quiz', async () => {
  const as = await heritage();
  for (const right of [[0], [0], []]) await take(as, { right });
  const weak = (await call(server, analyticsCalls.listWeakAreas, { as })).body;
  expect(weak.find(({ patternId }) => patternId === 'hammer')?.averageScore).toBe(67);
});

test('study sessions end with a half-hour pause, and their time and scores add up', async () => {
  const as = await heritage();
  await take(as, { seconds: 240, right: [0, 1, 2] });
  minutesLater(20);
  const body = { completed: true, masteryLevel: 'mastered' } as const;
  await call(server, progressCalls.updateProgress, { as, params: { patternId: 'doji' }, body });
  minutesLater(31);
  await take(as, { seconds: 60 });
  const { sessions, total } = (await call(server, analyticsCalls.listSessions, { as })).body;
  expect(sessions).toMatchObject([
    { sessionType: 'quiz', correct: 4, incorrect: 0, score: 100, duration: 60 },
    { sessionType: 'mixed', correct: 3, incorrect: 1, score: 75, duration: 240 + 20 * 60 },
  ]);
  expect(total).toEqual({ sessions: 2, seconds: 60 + 240 + 20 * 60, averageScore: 88 });
});

test('only the five most recent sessions are listed, and all of them count', async () => {
  const as = await heritage();
  for (let session = 0; session < 6; session++) {
    await take(as, { seconds: 60 + session });
    minutesLater(31);
  }
  const { sessions, total } = (await call(server, analyticsCalls.listSessions, { as })).body;
  expect(sessions.map(({ duration }) => duration)).toEqual([65, 64, 63, 62, 61]);
  expect(total.sessions).toBe(6);
});

test('analytics that were read before show the answers added since', async () => {
  const as = await heritage();
  for (let attempt = 0; attempt < 3; attempt++) await take(as, { confidence: 90 });
  expect((await call(server, analyticsCalls.calibration, { as })).body.answers).toBe(12);
  await take(as, { confidence: 90 });
  expect((await call(server, analyticsCalls.calibration, { as })).body.answers).toBe(16);
  expect((await call(server, analyticsCalls.listStrengths, { as })).body[0]?.totalAttempts).toBe(4);
});

test('confidence is stored with the answer and changes no score', async () => {
  const as = await heritage();
  const sure = await take(as, { confidence: 100, right: [0, 1] });
  expect(sure.body.attempt.score).toBe(2);
  await take(as, { confidence: 50, right: [0, 1] });
  await take(as);
  const { body } = await call(server, analyticsCalls.calibration, { as });
  expect(body).toMatchObject({ answers: 8, verdict: null, overall: { confidence: 75, correct: 50 } });
  expect(body.bins.map(({ from, to, answers, correct }) => [from, to, answers, correct])).toEqual([
    [50, 59, 4, 50],
    [90, 100, 4, 50],
  ]);
  // Half of the confident answers are off by one, and all of the others by a half.
  expect(body.brierScore).toBeCloseTo((2 + 4 * 0.25) / 8, 10);
});

test('thirty confident answers, half of them wrong, are overconfident', async () => {
  const as = await heritage();
  for (let attempt = 0; attempt < 8; attempt++) await take(as, { confidence: 95, right: [0, 1] });
  expect((await call(server, analyticsCalls.calibration, { as })).body).toMatchObject({ verdict: 'overconfident' });
});

test.each([49, 101, 70.5])('a confidence of %d is rejected', async (confidence) => {
  const as = await heritage();
  const { params } = await startQuiz(server, { as });
  const body = { questionId: 'question-1', chosen: 'A' as const, confidence, counts: true };
  expect((await call(server, quizCalls.answerQuiz, { as, params, body })).error.code).toBe('invalid_request');
});

describe('patterns that are confused with each other', () => {
  test('confusions come from matching answers, and each pair can be compared', async () => {
    const as = await heritage();
    for (let attempt = 0; attempt < 2; attempt++) {
      await take(as, { swaps: true });
      server.now = new Date(server.now.getTime() + 60_000);
    }
    const { body } = await call(server, analyticsCalls.confusions, { as });
    const [one, other] = body.patternIds;
    expect(body.patternIds).toHaveLength(2);
    expect(body.cells).toHaveLength(2);
    expect(body.cells).toContainEqual({ patternId: one, chosenId: other, times: 2, outOf: 2 });
    expect(body.cells).toContainEqual({ patternId: other, chosenId: one, times: 2, outOf: 2 });
    const advice = (await call(server, analyticsCalls.listRecommendations, { as })).body;
    const comparisons = advice.filter(({ action }) => action.kind === 'comparison');
    expect(comparisons).toHaveLength(1);
    expect(comparisons[0]?.title).toMatch(/^Tell .+ from .+$/);
    expect(comparisons[0]?.description).toMatch(/^You mixed up .+ and .+ twice in the last seven days\.$/);
  });

  test('confusions come from questions whose options name patterns, whatever their order', async () => {
    const as = await heritage();
    const { params, questions } = await startQuiz(server, { as, bank: bankOf(6), itemIds: [HARAMI_OFFERED] });
    const chosen = questions[0]?.options.find(({ text }) => text === 'Bullish harami')?.id ?? 'A';
    const body = { questionId: questions[0]?.id ?? '', chosen, counts: true };
    await call(server, quizCalls.answerQuiz, { as, params, body });
    await call(server, quizCalls.recordQuizResult, { as, body: { ...MIXED, ...params } });
    expect(await confusedIn(as)).toEqual([['piercing-pattern', 'bullish-harami']]);
  });

  test('confusions come from answers to the questions that were the same for everyone, too', async () => {
    const as = await heritage();
    const params = { quizId: bankOf(6).id, attemptId: randomUUID() };
    const body = { questionId: HARAMI_OFFERED, chosen: 'C' as const, counts: true };
    await call(server, quizCalls.answerQuiz, { as, params, body });
    await call(server, quizCalls.recordQuizResult, { as, body: { ...MIXED, ...params } });
    expect(await confusedIn(as)).toEqual([['piercing-pattern', 'bullish-harami']]);
  });
});

/** Asks for a piercing pattern, and offers a harami. */
const HARAMI_OFFERED = 'piercing-or-engulfing';
const MIXED = { category: 'mixed', score: 0, totalQuestions: 12 };

async function confusedIn(as: TestLearner) {
  const { cells } = (await call(server, analyticsCalls.confusions, { as })).body;
  return cells.map(({ patternId, chosenId }) => [patternId, chosenId]);
}
