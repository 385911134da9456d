import { randomUUID } from 'node:crypto';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { scenarioCalls } from '@wickwise/contract/scenario';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner } from '#tests/support/server.ts';
import { scenarioAnswer } from '../../db/schema/scenario.ts';

const server = await useTestServer();

const one = randomUUID();
test.each([
  { copies: 'of one attempt', attemptOf: () => one, stored: 1 },
  { copies: 'with attempts of their own', attemptOf: () => randomUUID(), stored: 20 },
])('twenty concurrent right answers $copies earn once', async ({ attemptOf, stored }) => {
  const learner = await createLearner(server, { role: 'heritage' });
  const choose = () => {
    const body = { optionId: 'a' as const, attemptId: attemptOf() };
    return call(server, scenarioCalls.answerScenario, { as: learner, params: { scenarioId: 'stop-loss' }, body });
  };
  const answers = await Promise.all(Array.from({ length: 20 }, choose));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(answers.filter(({ body }) => body.earned.entries.length > 0)).toHaveLength(1);
  const isOwn = eq(scenarioAnswer.userId, learner.id);
  expect(await server.runtime.db.select().from(scenarioAnswer).where(isOwn)).toHaveLength(stored);
  const total = await call(server, rewardCalls.rewardsTotal, { as: learner });
  expect(total.body.totalPoints).toBe(30);
});
