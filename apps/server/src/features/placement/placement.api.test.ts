import { randomUUID } from 'node:crypto';
import { identityCalls } from '@wickwise/contract/identity';
import { type PlacementTry, placementCalls } from '@wickwise/contract/practice/placement';
import { progressCalls } from '@wickwise/contract/progress';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { todayCalls } from '@wickwise/contract/today';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { completeLesson } from '#tests/support/learner/lessons.ts';
import { answerPlacement, readPlacementLog, sendPlacement } from '#tests/support/learner/placement.ts';
import { call, createLearner, send, type TestLearner } from '#tests/support/server.ts';
import { consumeRateLimit, createRateLimiter } from '../../plugins/rate-limit.ts';
import { tryLimit } from './rules.ts';

const server = await useTestServer();

const FREE = ['doji', 'hammer', 'shooting-star', 'bullish-engulfing', 'bearish-engulfing'];

const logOf = (as: TestLearner) => readPlacementLog(server, as);

async function planOf(as: TestLearner) {
  const { body } = await call(server, todayCalls.readToday, { as, query: { minutes: 20 } });
  return { items: body.items.map(({ id }) => id), all: [...body.items, ...body.more] };
}

test('a check is sent without its key, the same for one try and another for the next', async () => {
  const read = async (tryId: string) =>
    (await call(server, placementCalls.listPlacementQuestions, { as: null, query: { tryId } })).body;
  const tryId = randomUUID();
  const questions = await read(tryId);
  expect(questions).toHaveLength(10);
  for (const question of questions) {
    expect(Object.keys(question)).toEqual(['id', 'question', 'picture', 'choices']);
    for (const choice of question.choices) expect(Object.keys(choice)).toEqual(['id', 'name', 'picture']);
  }
  expect(await read(tryId)).toEqual(questions);
  const charts = (shown: typeof questions) => shown.map(({ picture }) => JSON.stringify(picture?.candles ?? null));
  const others = charts(await read(randomUUID())).filter((chart) => chart !== 'null');
  expect(others.filter((chart) => charts(questions).includes(chart))).toEqual([]);
});

test('the result says what is known and how each answer was judged; a visitor’s is not stored', async () => {
  const result = await sendPlacement(server, null, await answerPlacement(server, { missed: ['hammer'] }));
  expect(result.known).toEqual(FREE.filter((id) => id !== 'hammer'));
  expect(result.startWith).toBe('hammer');
  expect(result.answers.filter(({ isCorrect }) => !isCorrect).map(({ patternId }) => patternId)).toEqual([
    'hammer',
    'hammer',
  ]);
  const as = await createLearner(server);
  await sendPlacement(server, null, await answerPlacement(server));
  expect(await logOf(as)).toEqual([]);
});

const nearMissOf = (answer: object) => Number('isNearMiss' in answer && answer.isNearMiss === true);

test('a learner’s answers are observations of kind placement, with what was asked', async () => {
  const as = await createLearner(server);
  server.now = new Date('2026-03-02T12:00:00Z');
  const sent = await answerPlacement(server, { missed: ['doji'] });
  await sendPlacement(server, as, sent);
  const log = await logOf(as);
  expect(log).toHaveLength(10);
  expect(log.filter(({ kind, day }) => kind === 'placement' && day === '2026-03-02')).toHaveLength(10);
  const about = (patternId: string) => log.filter((answer) => 'patternId' in answer && answer.patternId === patternId);
  // Those of one moment have no order.
  const byNearMiss = about('hammer').sort((one, other) => nearMissOf(one) - nearMissOf(other));
  expect(byNearMiss).toMatchObject([
    { isCorrect: true, isNearMiss: false, choices: 5, chosenPatternId: 'hammer', offeredIds: expect.any(Array) },
    { isCorrect: true, isNearMiss: true, choices: 2, chosenPatternId: null, offeredIds: [] },
  ]);
  expect(about('doji').map((answer) => 'isCorrect' in answer && answer.isCorrect)).toEqual([false, false]);
  const { body: skills } = await call(server, todayCalls.listSkills, { as });
  expect(skills.map(({ skill }) => skill)).toEqual(expect.arrayContaining(['recognize:hammer']));
  const dueOn = (patternId: string) => skills.find(({ skill }) => skill === `recognize:${patternId}`)?.dueOn;
  expect([dueOn('doji'), dueOn('hammer')]).toEqual([null, expect.any(String)]);
});

test('the same try counts once, with its first answers; one on another day counts again', async () => {
  const as = await createLearner(server);
  server.now = new Date('2026-03-02T12:00:00Z');
  const tryId = randomUUID();
  const first = await sendPlacement(server, as, await answerPlacement(server, { tryId, missed: ['doji'] }));
  const again = await sendPlacement(server, as, await answerPlacement(server, { tryId }));
  expect(again).toEqual(first);
  expect(await logOf(as)).toHaveLength(10);
  server.now = new Date('2026-03-09T12:00:00Z');
  expect((await sendPlacement(server, as, await answerPlacement(server))).known).toEqual(FREE);
  expect(await logOf(as)).toHaveLength(20);
  expect((await planOf(as)).all.map(({ id }) => id)).not.toContain('new-lesson:doji');
});

test('what is known is skipped, stays open, is completed by no one and earns nothing', async () => {
  const as = await createLearner(server);
  server.now = new Date('2026-03-02T12:00:00Z');
  expect((await planOf(as)).items).toEqual(['new-lesson:doji']);
  await sendPlacement(server, as, await answerPlacement(server, { missed: ['shooting-star', 'bearish-engulfing'] }));
  expect((await planOf(as)).items).toEqual(['new-lesson:how-to-read-a-candle']);
  const [{ body: progress }, { body: total }] = await Promise.all([
    call(server, progressCalls.listProgress, { as }),
    call(server, rewardCalls.rewardsTotal, { as }),
  ]);
  expect([progress, total.totalPoints]).toEqual([[], 0]);
  server.now = new Date('2026-03-12T12:00:00Z');
  const { items } = await planOf(as);
  expect(items).toEqual(expect.arrayContaining(['due-review:recognize:doji', 'due-review:recognize:hammer']));
  expect(items.join()).not.toContain('shooting-star');
  const completed = await completeLesson(server, as, 'doji');
  expect(completed.status).toBe(200);
});

test('a known lesson is planned once it is all that opens the next one', async () => {
  const as = await createLearner(server);
  const early = ['how-to-read-a-candle', 'trend-analysis', 'support-and-resistance'];
  for (const itemId of [...early, 'stop-loss-strategies', 'position-sizing']) {
    await call(server, progressCalls.completeItem, { as, params: { kind: 'article', itemId } });
  }
  await sendPlacement(server, as, await answerPlacement(server, { missed: ['bearish-engulfing'] }));
  server.now = new Date(server.now.getTime() + 24 * 60 * 60_000);
  const { all } = await planOf(as);
  expect(all.find(({ kind }) => kind === 'new-lesson')).toMatchObject({
    title: 'Complete Doji',
    reason: 'You know it already. Completing it unlocks Bearish Engulfing.',
    action: { kind: 'lesson', patternId: 'doji' },
  });
});

test('a visitor’s check comes along at sign-in, judged again and on its own day', async () => {
  const as = await createLearner(server);
  server.now = new Date('2026-03-09T12:00:00Z');
  const sent = await answerPlacement(server, { missed: ['doji'] });
  const before = await sendPlacement(server, null, sent);
  const daysOf = async () => new Set((await logOf(as)).map(({ day }) => String(day)));
  expect(await sendPlacement(server, as, { ...sent, takenAt: '2026-03-05T12:00:00Z' })).toEqual(before);
  expect(await daysOf()).toEqual(new Set(['2026-03-05']));
  expect(await sendPlacement(server, as, { ...sent, takenAt: '2026-03-06T12:00:00Z' })).toEqual(before);
  expect(await logOf(as)).toHaveLength(10);
});

test.each([
  ['2031-01-01T00:00:00Z', '2026-03-09'],
  ['0001-01-01T00:00:00Z', '2025-03-08'],
])('a browser’s clock that says %s counts as %s', async (takenAt, day) => {
  const as = await createLearner(server);
  server.now = new Date('2026-03-09T12:00:00Z');
  await sendPlacement(server, as, { ...(await answerPlacement(server)), takenAt });
  expect(new Set((await logOf(as)).map((answer) => String(answer.day)))).toEqual(new Set([day]));
});

test('choices and questions that a check doesn’t have are wrong or ignored, and a try needs its id', async () => {
  const as = await createLearner(server);
  const answers = [
    { questionId: 'picture-1', chosen: 'no-such-choice' },
    { questionId: 'picture-99', chosen: '1' },
  ];
  const { answers: judged } = await sendPlacement(server, as, { tryId: randomUUID(), answers });
  expect(judged).toMatchObject([{ questionId: 'picture-1', isCorrect: false, chosenPatternId: null }]);
  expect(await logOf(as)).toHaveLength(1);
  expect((await sendPlacement(server, as, { tryId: randomUUID(), answers: [] })).answers).toEqual([]);
  const body = { answers } as unknown as PlacementTry;
  expect((await send(server, placementCalls.judgePlacement, { as, body })).status).toBe(400);
});

test('more checks in an hour than anyone takes are refused, and none is stored', async () => {
  const as = await createLearner(server);
  const tries = createRateLimiter(server.runtime.db, tryLimit);
  for (let taken = 0; taken < tryLimit.points; taken += 1) await consumeRateLimit(tries, as.id);
  const body = await answerPlacement(server);
  const { status, error } = await send(server, placementCalls.judgePlacement, { as, body });
  expect([status, error.code]).toEqual([429, 'too_many_requests']);
  expect(await logOf(as)).toEqual([]);
});

test('the answers are in the data export, and are deleted with the account', async () => {
  const as = await createLearner(server);
  await sendPlacement(server, as, await answerPlacement(server));
  const { body } = await call(server, identityCalls.exportAccount, { as });
  expect(body.data.placementAnswers).toHaveLength(10);
  await call(server, identityCalls.deleteAccount, { as, body: { email: as.email } });
  expect(await logOf(as)).toEqual([]);
});
