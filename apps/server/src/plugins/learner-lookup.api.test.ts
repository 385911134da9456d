import { expect, test, vi } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { recordQueries } from '#tests/support/queries.ts';
import { createLearner, type TestLearner } from '#tests/support/server.ts';
import { findTogether } from './learner-lookup.ts';
import type { Learner } from './session.ts';

const server = await useTestServer();

function tokenOf({ cookie }: TestLearner): string {
  return decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0] ?? '';
}

test('concurrent calls share one session query, and each finds its own learner', async () => {
  const learners = [];
  for (let count = 0; count < 9; count += 1) learners.push(await createLearner(server));
  const asked = [...learners, ...learners.slice(0, 3)];
  const queries = recordQueries(server.runtime.db);
  const found = await Promise.all(asked.map((learner) => server.app.findLearner(tokenOf(learner))));
  expect(found.map((learner) => learner?.email)).toEqual(asked.map(({ email }) => email));
  expect(queries.filter((query) => query.includes('from "session"'))).toHaveLength(1);
});

test('more sessions than fit into one query are all found, except those that have ended', async () => {
  const learner = await createLearner(server);
  const ended = Array.from({ length: 130 }, (_, place) => `ended-${place}`);
  const found = await server.app.findLearners([...ended, tokenOf(learner)]);
  expect(found.map(({ email }) => email)).toEqual([learner.email]);
  expect(await server.app.findLearners([])).toEqual([]);
});

test('a session is never read by a query that started before it was requested', async () => {
  const begun = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const find = vi.fn(async (tokens: readonly string[]) => {
    begun.resolve();
    await answered.promise;
    return tokens.map((token) => ({ id: token, session: { token } }) as Learner);
  });
  const findLearner = findTogether(find);
  const early = findLearner('one');
  await begun.promise;
  const late = [findLearner('one'), findLearner('two')];
  answered.resolve();
  expect([(await early)?.id, ...(await Promise.all(late)).map((learner) => learner?.id)]).toEqual([
    'one',
    'one',
    'two',
  ]);
  expect(find.mock.calls).toEqual([[['one']], [['one', 'two']]]);
});

test('a failed session query fails only the calls that shared it', async () => {
  const find = vi.fn().mockRejectedValueOnce(new Error('The database is away.')).mockResolvedValue([]);
  const findLearner = findTogether(find);
  const failed = await Promise.allSettled([findLearner('one'), findLearner('two')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await findLearner('one')).toBeNull();
});
