import { progressCalls } from '@wickwise/contract/progress';
import { systemCalls } from '@wickwise/contract/system';
import pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { startTcpProxy } from '#tests/support/counterparts/tcp-proxy.ts';
import { createPostgres } from '#tests/support/database/database.ts';
import { UNAVAILABLE } from '#tests/support/learner/marking.ts';
import { call, createLearner, startTestServer, type TestLearner, type TestServer } from '#tests/support/server.ts';
import { openDatabase } from './client.ts';

/** More than the pool has connections. */
const AT_ONCE = 30;

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function startOn(url: string): Promise<TestServer> {
  const connection = await openDatabase({ url });
  const server = await startTestServer({}, { sharing: connection });
  cleanups.push(async () => {
    await server.close();
    await connection.close();
  });
  await server.app.ready();
  return server;
}

function write(server: TestServer, as: TestLearner) {
  const body = { completed: true, masteryLevel: 'mastered' } as const;
  return call(server, progressCalls.updateProgress, { as, params: { patternId: 'doji' }, body });
}

async function writeAtOnce(server: TestServer, learners: readonly TestLearner[]): Promise<number[]> {
  const answers = await Promise.all(learners.map((learner) => write(server, learner)));
  for (const { status, error } of answers)
    if (status !== 200) expect([status, error.code]).toEqual([503, UNAVAILABLE.code]);
  return answers.map(({ status }) => status);
}

test('a database that takes a second for each statement makes calls slow, and only those that find no connection fail', async () => {
  const direct = new URL(await createPostgres());
  const proxy = await startTcpProxy(Number(direct.port));
  cleanups.push(proxy.close);
  direct.port = String(proxy.port);
  const server = await startOn(direct.href);
  const learners = await Promise.all(Array.from({ length: AT_ONCE }, () => createLearner(server)));
  proxy.delay(1_000);
  const [first] = learners as [TestLearner];
  expect((await call(server, systemCalls.ready, { as: null })).status).toBe(200);
  const begun = performance.now();
  expect((await write(server, first)).status).toBe(200);
  expect(performance.now() - begun).toBeGreaterThan(1_000);
  expect(await writeAtOnce(server, learners)).toContain(200);
  await proxy.restore();
  expect(new Set(await writeAtOnce(server, learners))).toEqual(new Set([200]));
});

test('a database without a free connection fails only the calls that need one more', async () => {
  const direct = new URL(await createPostgres({ isEmpty: true }));
  const name = direct.pathname.slice(1);
  const admin = new pg.Client({ connectionString: `${inject('postgresUrl')}/${name}` });
  await admin.connect();
  cleanups.push(() => admin.end());
  // A limit doesn't hold for superusers.
  const role = `scarce_${name}`;
  await admin.query(`create role ${role} login password 'scarce'; alter database ${name} owner to ${role}`);
  direct.username = role;
  direct.password = 'scarce';
  const server = await startOn(direct.href);
  const learners = await Promise.all(Array.from({ length: AT_ONCE }, () => createLearner(server)));
  await admin.query(`alter role ${role} connection limit 2`);
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`);
  await expect.poll(async () => (await writeAtOnce(server, learners)).includes(200)).toBe(true);
  expect(await writeAtOnce(server, learners)).toContain(503);
  await admin.query(`alter role ${role} connection limit -1`);
  expect(new Set(await writeAtOnce(server, learners))).toEqual(new Set([200]));
});
