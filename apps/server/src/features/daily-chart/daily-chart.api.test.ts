import { analyticsCalls } from '@wickwise/contract/analytics';
import { DAILY_CHART_COUNTS_FROM } from '@wickwise/contract/constants';
import { type DailyChart, dailyChartCalls } from '@wickwise/contract/practice/daily-chart';
import { progressCalls } from '@wickwise/contract/progress';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { patterns } from '@wickwise/curriculum/patterns';
import { DRILL_POINTS } from '@wickwise/learning/experience';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner, send, type TestLearner } from '#tests/support/server.ts';
import { chartDayAt, drawDailyChart } from './rules.ts';

const server = await useTestServer();
const { readDailyChart, answerDailyChart } = dailyChartCalls;

const DAY_MS = 86_400_000;

let daysAhead = 0;

/** Each test has days of its own, from noon on. */
beforeEach(() => {
  daysAhead += 10;
  server.now = new Date(new Date().setUTCHours(12) + daysAhead * DAY_MS);
});

const today = () => chartDayAt(server.now);

async function keyOf(day = today()) {
  const { secret } = await server.runtime.auth.$context;
  return drawDailyChart(day, secret);
}

async function choiceOf(isRight: boolean) {
  const { answer, choices } = await keyOf();
  return isRight ? answer : (choices.find(({ id }) => id !== answer)?.id ?? '');
}

async function answer(as: TestLearner | null, isRight: boolean, day = today()) {
  return (await call(server, answerDailyChart, { as, body: { day, chosen: await choiceOf(isRight) } })).body;
}

async function read(as: TestLearner | null): Promise<DailyChart> {
  return (await call(server, readDailyChart, { as })).body;
}

describe('the chart of the day', () => {
  test('is the same for everyone, reveals no answer and is another one the next day', async () => {
    const readers = [null, await createLearner(server), await createLearner(server, { role: 'heritage' })];
    const read = async () => Promise.all(readers.map(async (as) => (await call(server, readDailyChart, { as })).body));
    const charts = await read();
    expect(new Set(charts.map((chart) => JSON.stringify(chart))).size).toBe(1);
    const text = JSON.stringify(charts[0]);
    for (const hidden of ['"answer"', '"checks"', '"notes"', '"explanation"', '"patternId"'])
      expect(text).not.toContain(hidden);
    server.now = new Date(server.now.getTime() + DAY_MS);
    const [next] = await read();
    expect(next?.day).toBe(today());
    expect(next?.question).not.toEqual(charts[0]?.question);
  });

  test('names free patterns only, on a hundred days', () => {
    const premium = patterns.filter(({ requiredTier }) => requiredTier === 'heritage').map(({ name }) => name);
    for (let day = 0; day < 100; day++) {
      const { choices, patternId } = drawDailyChart(chartDayAt(new Date(day * DAY_MS)), 'secret');
      const isFree = patterns.some(({ id, requiredTier }) => id === patternId && requiredTier === 'genesis');
      expect([isFree, choices.filter(({ text }) => premium.includes(text))]).toEqual([true, []]);
    }
  });
});

describe('an answer', () => {
  test('is judged and explained once: the first one stands and earns', async () => {
    const as = await createLearner(server);
    const first = await answer(as, true);
    const { review, patternId } = await keyOf();
    expect(first).toMatchObject({ isCorrect: true, explanation: review.explanation, patternId, everyone: null });
    expect(first.earned?.entries.map(({ cause, points }) => [cause.split(':')[0], points])).toContainEqual([
      'drill',
      DRILL_POINTS,
    ]);
    const again = await answer(as, false);
    expect(again).toMatchObject({ chosen: first.chosen, isCorrect: true });
    expect(again.earned?.entries).toEqual(first.earned?.entries);
    expect((await read(as)).review).toMatchObject({ chosen: first.chosen, isCorrect: true, earned: null });
  });

  test('counts as study, as a session and in the week', async () => {
    const as = await createLearner(server, { role: 'heritage' });
    await answer(as, false);
    const { body } = await call(server, analyticsCalls.listSessions, { as });
    expect(body.sessions).toMatchObject([{ sessionType: 'drills', correct: 0, incorrect: 1 }]);
    const stats = await call(server, rewardCalls.stats, { as });
    expect(stats.body.streak).toBe(1);
    const { learned, slipped } = (await call(server, progressCalls.weeklyReview, { as })).body;
    expect(learned).toMatchObject({ chartsAnswered: 1, chartsRight: 0 });
    expect(slipped.missedPatterns).toEqual([(await keyOf()).patternId]);
  });

  test('of a visitor is judged, stored nowhere and earns nothing', async () => {
    expect(await answer(null, true)).toMatchObject({ isCorrect: true, earned: null });
    expect((await read(null)).review).toBeNull();
  });

  test('is taken for yesterday’s chart, and for no other', async () => {
    const as = await createLearner(server);
    const sent = (ago: number) => {
      const day = chartDayAt(new Date(server.now.getTime() - ago * DAY_MS));
      return send(server, answerDailyChart, { as, body: { day, chosen: '1' } });
    };
    expect([(await sent(1)).status, (await sent(2)).error.code, (await sent(-1)).error.code]).toEqual([
      ...[200, 'not_found', 'not_found'],
    ]);
  });

  test('that is no choice of the question is refused', async () => {
    while ((await keyOf()).kind !== 'judge') server.now = new Date(server.now.getTime() + DAY_MS);
    const { error } = await send(server, answerDailyChart, { as: null, body: { day: today(), chosen: '5' } });
    expect(error.code).toBe('invalid_request');
  });
});

test('how everyone did is said once twenty have answered', async () => {
  const answers: { everyone: unknown }[] = [];
  for (let count = 1; count <= DAILY_CHART_COUNTS_FROM; count++) {
    server.now = new Date(server.now.getTime() + 61_000);
    answers.push(await answer(await createLearner(server), count % 4 === 0));
  }
  expect(answers.map(({ everyone }) => everyone)).toEqual([...Array(19).fill(null), { answers: 20, right: 5 }]);
});
