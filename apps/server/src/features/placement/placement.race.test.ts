import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { answerPlacement, readPlacementLog, sendPlacement } from '#tests/support/learner/placement.ts';
import { createLearner } from '#tests/support/server.ts';

const server = await useTestServer();

test('of twenty concurrent copies of a try that differ, each answer is stored once and all get the same result', async () => {
  const as = await createLearner(server);
  const right = await answerPlacement(server);
  const wrong = await answerPlacement(server, { tryId: right.tryId, missed: ['doji', 'hammer'] });
  const copies = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? right : wrong));
  const results = await Promise.all(copies.map((body) => sendPlacement(server, as, body)));
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
  expect(await readPlacementLog(server, as)).toHaveLength(10);
});

test('different tries at once are all stored', async () => {
  const as = await createLearner(server);
  const tries = await Promise.all(Array.from({ length: 10 }, () => answerPlacement(server)));
  await Promise.all(tries.map((body) => sendPlacement(server, as, body)));
  expect(await readPlacementLog(server, as)).toHaveLength(100);
});
