import { todayCalls } from '@wickwise/contract/today';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { takeDrill } from '#tests/support/learner/drill.ts';
import { recordStatements } from '#tests/support/queries.ts';
import { call, createLearner } from '#tests/support/server.ts';

const server = await useTestServer();

test('a plan takes the session and four statements however many logs there are, and the session alone until one grows', async () => {
  const as = await createLearner(server);
  const statements = recordStatements(server.runtime.db);
  const countStatements = async () => {
    statements.length = 0;
    expect((await call(server, todayCalls.readToday, { as, query: {} })).status).toBe(200);
    // The payment sandbox polls for due work on its own.
    return statements.filter((statement) => !statement.includes('"sandbox_')).length;
  };
  expect(await countStatements()).toBe(5);
  expect(await countStatements()).toBe(1);
  await takeDrill(server, { as, patternId: 'doji', rights: [true, true, false] });
  expect(await countStatements()).toBe(5);
  expect(await countStatements()).toBe(1);
});
