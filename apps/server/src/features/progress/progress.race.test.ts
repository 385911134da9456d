import { progressCalls } from '@wickwise/contract/progress';
import { rewardCalls } from '@wickwise/contract/reward';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createLearner, startTestServer, type TestServer } from '../../../../../tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const body = { completed: true, masteryLevel: 'mastered' } as const;

test('twenty completions of one lesson at once earn it once', async () => {
  const learner = await createLearner(server);
  const complete = () =>
    call(server, progressCalls.updateProgress, { as: learner, params: { patternId: 'doji' }, body });
  const answers = await Promise.all(Array.from({ length: 20 }, complete));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(answers.filter(({ body }) => body.earned.entries.length > 0)).toHaveLength(1);
  const total = await call(server, rewardCalls.rewardsTotal, { as: learner });
  expect(total.body.totalPoints).toBe(60);
});

test('lessons completed at once each earn, and the day earns once', async () => {
  const learner = await createLearner(server);
  const complete = (patternId: string) =>
    call(server, progressCalls.updateProgress, { as: learner, params: { patternId }, body });
  await Promise.all(['doji', 'hammer'].map(complete));
  const total = await call(server, rewardCalls.rewardsTotal, { as: learner });
  expect(total.body.totalPoints).toBe(110);
});

test('a merge and a completion of the same lesson at once earn it once', async () => {
  const learner = await createLearner(server);
  await Promise.all([
    call(server, progressCalls.mergeProgress, { as: learner, body: { patternIds: ['hammer', 'doji'] } }),
    call(server, progressCalls.updateProgress, { as: learner, params: { patternId: 'hammer' }, body }),
  ]);
  const total = await call(server, rewardCalls.rewardsTotal, { as: learner });
  expect(total.body.totalPoints).toBe(110);
});
