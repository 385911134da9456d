import { rewardCalls } from '@wickwise/contract/reward/reward';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { completeLesson } from '#tests/support/learner/lessons.ts';
import { call, createLearner, type TestLearner } from '#tests/support/server.ts';

const server = await useTestServer();

const LESSONS = ['doji', 'hammer', 'shooting-star', 'bullish-engulfing', 'morning-star'];
const complete = (as: TestLearner, patternId: string) => completeLesson(server, as, patternId);
const times = <T>(count: number, run: () => Promise<T>) => Promise.all(Array.from({ length: count }, run));

async function stored(as: TestLearner) {
  const ledger = (await call(server, rewardCalls.listLedger, { as, query: {} })).body.entries;
  const celebrated = (await call(server, rewardCalls.listCelebrations, { as, query: {} })).body;
  const stats = (await call(server, rewardCalls.stats, { as })).body;
  return { ledger, stats, triggers: celebrated.map(({ triggerEvent }) => triggerEvent) };
}

test("twenty concurrent completions give a lesson's badge and celebrations once", async () => {
  const learner = await createLearner(server);
  const sent = await times(20, () => complete(learner, 'doji'));
  expect(sent.filter(({ body }) => body.earned.celebrations.length > 0)).toHaveLength(1);
  const { ledger, triggers, stats } = await stored(learner);
  expect(ledger.filter(({ cause }) => cause.startsWith('badge:'))).toHaveLength(1);
  expect(triggers).toEqual(['pattern-mastered:doji', 'badge:first-candle']);
  expect(stats.experience).toBe(ledger.reduce((sum, { points }) => sum + points, 0));
});

test('five lessons completed four times each at once earn everything once', async () => {
  const learner = await createLearner(server, { role: 'heritage' });
  const sent = await Promise.all(Array.from({ length: 20 }, (_, place) => complete(learner, LESSONS[place % 5] ?? '')));
  expect(sent.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const { ledger, triggers, stats } = await stored(learner);
  expect(new Set(ledger.map(({ cause }) => cause)).size).toBe(ledger.length);
  expect(new Set(triggers).size).toBe(triggers.length);
  expect(triggers).toContain('achievement:pattern-expert');
  expect(stats.experience).toBe(ledger.reduce((sum, { points }) => sum + points, 0));
  expect(stats.streak).toBe(1);
});

test('twenty concurrent claims of one reward pay it once', async () => {
  const learner = await createLearner(server);
  await complete(learner, 'doji');
  await server.runtime.db.execute(sql`delete from xp_ledger where user_id = ${learner.id} and cause like 'badge:%'`);
  const claims = await times(20, () =>
    call(server, rewardCalls.claimReward, {
      as: learner,
      body: { pointsType: 'xp', amount: 25, source: 'badge:first-candle' },
    }),
  );
  expect(new Set(claims.map(({ status, body }) => `${status} ${body.totalPoints}`))).toEqual(new Set(['200 85']));
  const asked = await times(20, () =>
    call(server, rewardCalls.createCelebration, {
      as: learner,
      body: { celebrationType: 'reward', triggerEvent: 'badge:first-candle' },
    }),
  );
  expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1);
});
