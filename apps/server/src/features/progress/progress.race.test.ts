import { progressCalls } from '@wickwise/contract/progress';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner } from '#tests/support/server.ts';

const server = await useTestServer();

/** The points of the badge for a first lesson. */
const FIRST_BADGE = 25;
const body = { completed: true, masteryLevel: 'mastered' } as const;

test('twenty completions of one lesson at once earn it once', async () => {
  const learner = await createLearner(server);
  const complete = () =>
    call(server, progressCalls.updateProgress, { as: learner, params: { patternId: 'doji' }, body });
  const answers = await Promise.all(Array.from({ length: 20 }, complete));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(answers.filter(({ body }) => body.earned.entries.length > 0)).toHaveLength(1);
  const total = await call(server, rewardCalls.rewardsTotal, { as: learner });
  expect(total.body.totalPoints).toBe(60 + FIRST_BADGE);
});

test('lessons completed at the same time each earn, and the day earns once', async () => {
  const learner = await createLearner(server);
  const complete = (patternId: string) =>
    call(server, progressCalls.updateProgress, { as: learner, params: { patternId }, body });
  await Promise.all(['doji', 'hammer'].map(complete));
  const total = await call(server, rewardCalls.rewardsTotal, { as: learner });
  expect(total.body.totalPoints).toBe(110 + FIRST_BADGE);
});

test('a merge and a completion of the same lesson at once earn it once', async () => {
  const learner = await createLearner(server);
  await Promise.all([
    call(server, progressCalls.mergeProgress, { as: learner, body: { patternIds: ['hammer', 'doji'] } }),
    call(server, progressCalls.updateProgress, { as: learner, params: { patternId: 'hammer' }, body }),
  ]);
  const total = await call(server, rewardCalls.rewardsTotal, { as: learner });
  expect(total.body.totalPoints).toBe(110 + FIRST_BADGE);
});

test('twenty concurrent completions of one term are stored and paid once', async () => {
  const learner = await createLearner(server);
  const params = { kind: 'term', itemId: 'gap' } as const;
  const mark = () => call(server, progressCalls.completeItem, { as: learner, params });
  await Promise.all(Array.from({ length: 20 }, mark));
  const completions = await call(server, progressCalls.listCompletions, { as: learner });
  expect(completions.body.terms).toEqual(['gap']);
  const total = await call(server, rewardCalls.rewardsTotal, { as: learner });
  expect(total.body.totalPoints).toBe(10);
});
