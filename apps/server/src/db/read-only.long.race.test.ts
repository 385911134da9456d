import { progressCalls } from '@wickwise/contract/progress';
import { systemCalls } from '@wickwise/contract/system';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { startTcpProxy } from '#tests/support/counterparts/tcp-proxy.ts';
import { createPostgres } from '#tests/support/database/database.ts';
import { UNAVAILABLE } from '#tests/support/learner/marking.ts';
import { call, createLearner, startTestServer } from '#tests/support/server.ts';
import { openDatabase } from './client.ts';
import { isConnectionLost } from './connection-loss.ts';

const cleanups: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

/** A server with a learner, on a database behind a network that a test makes fail. */
async function start() {
  const direct = await createPostgres();
  const url = new URL(direct);
  const proxy = await startTcpProxy(Number(url.port));
  url.port = String(proxy.port);
  const connection = await openDatabase({ url: url.href });
  const server = await startTestServer({}, { sharing: connection });
  cleanups.push(proxy.close, connection.close, server.close);
  const learner = await createLearner(server);
  const write = () =>
    call(server, progressCalls.updateProgress, {
      as: learner,
      params: { patternId: 'doji' },
      body: { completed: true, masteryLevel: 'mastered' },
    });
  const read = () => call(server, progressCalls.listProgress, { as: learner });
  const isReady = async () => (await call(server, systemCalls.ready, { as: null })).status === 200;
  return { direct, proxy, connection, write, read, isReady };
}

const NOT_NOW = { status: 503, error: UNAVAILABLE, headers: { 'retry-after': '5' } };

/** As many as the pool has connections. */
function atOnce<T>(work: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: 10 }, work));
}

test('a database that only reads is not ready, and takes writes as soon as it can', async () => {
  const { direct, write, read, isReady } = await start();
  // Past a pooler, which hands out sessions by turns.
  const admin = new pg.Client({ connectionString: `${inject('postgresUrl')}${new URL(direct).pathname}` });
  await admin.connect();
  cleanups.push(() => admin.end());
  const { rows } = await admin.query<{ name: string }>('select current_database() as name');
  const name = rows[0]?.name;
  await admin.query(`alter database ${name} set default_transaction_read_only = on`);
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await expect.poll(read).toMatchObject({ status: 200 });
  for (const answer of await atOnce(write)) expect(answer).toMatchObject(NOT_NOW);
  for (const answer of await atOnce(read)) expect(answer.status).toBe(200);
  expect(await isReady()).toBe(false);

  await admin.query(`alter database ${name} reset default_transaction_read_only`);
  for (const answer of await atOnce(write)) expect(answer.status).toBe(200);
  expect(await isReady()).toBe(true);
});

test('calls wait for a stopped database, and statements run, for a limited time', async () => {
  const { proxy, write, connection } = await start();
  const slow = connection.db.execute(sql`select pg_sleep(8)`).catch((error: unknown) => error);
  expect(isConnectionLost(await slow)).toBe(true);
  expect((await write()).status).toBe(200);
  proxy.hang();
  expect(await write()).toMatchObject(NOT_NOW);
  await proxy.restore();
  for (const answer of await atOnce(write)) expect(answer.status).toBe(200);
}, 30_000);
