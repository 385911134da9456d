import { randomUUID } from 'node:crypto';
import { drillCalls } from '@wickwise/contract/drill';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner } from '#tests/support/server.ts';
import type { Learner } from '../../plugins/session.ts';
import { drawDrill } from './rules.ts';

const server = await useTestServer();

test('twenty concurrent copies of each drill answer are stored and paid once', async () => {
  const as = await createLearner(server);
  const key = { patternId: 'doji', drillId: randomUUID() };
  const { secret } = await server.runtime.auth.$context;
  const questions = drawDrill(key, { learner: { id: as.id } as Learner, secret });
  for (const [question, { answer: chosen }] of questions.entries()) {
    const copies = Array.from({ length: 20 }, () => ({ question, chosen }));
    const sent = await Promise.all(
      copies.map((body) => call(server, drillCalls.answerDrill, { as, params: key, query: {}, body })),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(sent.every(({ body }) => body.isCorrect)).toBe(true);
  }
  const { body: ledger } = await call(server, rewardCalls.listLedger, { as, query: {} });
  const causes = ledger.entries.map(({ cause }) => cause).filter((cause) => cause.startsWith('drill:'));
  expect(causes).toEqual([expect.stringMatching(/:3$/)]);
});
