import { identityCalls } from '@wickwise/contract/identity';
import { patternCalls } from '@wickwise/contract/lesson/pattern';
import { progressCalls } from '@wickwise/contract/progress';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { UNAVAILABLE } from '#tests/support/learner/marking.ts';
import { call, createLearner, type TestLearner } from '#tests/support/server.ts';

const server = await useTestServer();
const HOUR_MS = 60 * 60 * 1000;

function complete(as: TestLearner, patternId: string) {
  const body = { completed: true, masteryLevel: 'mastered' } as const;
  return call(server, progressCalls.updateProgress, { as, params: { patternId }, body });
}

const completedBy = async (as: TestLearner) =>
  (await call(server, progressCalls.listProgress, { as })).body.filter((lesson) => lesson.completed).length;

test('on a full disk a call that writes stores nothing and gets 503, one that reads is answered, and both work once there is room', async () => {
  const as = await createLearner(server);
  // What PostgreSQL says when a table finds no room.
  await server.connection.run(`
    create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger no_room before insert on xp_ledger for each statement execute function no_room()`);
  const refused = await complete(as, 'doji');
  expect([refused.status, refused.error]).toEqual([503, { ...UNAVAILABLE, error: UNAVAILABLE.message }]);
  expect(refused.headers['retry-after']).toBe('5');
  expect(await completedBy(as)).toBe(0);
  await server.connection.run('drop trigger no_room on xp_ledger; drop function no_room');
  expect((await complete(as, 'doji')).status).toBe(200);
  expect(await completedBy(as)).toBe(1);
});

test('a clock that jumps an hour forward and back ends no session, and counts each lesson once', async () => {
  const as = await createLearner(server);
  const { body: patterns } = await call(server, patternCalls.listPatterns, { as });
  const open = patterns.filter(
    ({ access, unlockRequirements }) => access === 'lesson' && unlockRequirements.length === 0,
  );
  const lessons = open.map(({ id }) => id).slice(0, 2);
  expect(lessons).toHaveLength(2);
  for (const [index, jump] of [HOUR_MS, -2 * HOUR_MS].entries()) {
    server.now = new Date(server.now.getTime() + jump);
    for (const again of [1, 2]) expect((await complete(as, lessons[index] ?? '')).status, `try ${again}`).toBe(200);
    expect((await call(server, identityCalls.account, { as })).status).toBe(200);
    expect(await completedBy(as)).toBe(index + 1);
  }
  const { body } = await call(server, rewardCalls.listLedger, { as, query: {} });
  const causes = body.entries.map(({ cause }) => cause);
  expect(causes.filter((cause) => cause.startsWith('pattern-mastered:')).toSorted()).toEqual(
    lessons.map((lesson) => `pattern-mastered:${lesson}`).toSorted(),
  );
  expect(new Set(causes).size).toBe(causes.length);
});
