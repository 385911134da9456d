import { assistantCalls } from '@wickwise/contract/assistant';
import { identityCalls } from '@wickwise/contract/identity';
import { ANALYSES_PER_DAY, STREAMS_PER_LEARNER } from '@wickwise/contract/market-constants';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { dataOf, type EventReader, openEvents } from '#tests/support/browser/event-stream.ts';
import { createPostgres } from '#tests/support/database/database.ts';
import { call, createLearner, startTestServer, type TestLearner, type TestServer } from '#tests/support/server.ts';
import { type DatabaseConnection, openDatabase } from './db/client.ts';

const JOBS = 60;
const BARS = '/api/market/bars/AAPL?interval=5';

let connections: DatabaseConnection[];
let servers: [TestServer, TestServer, TestServer];
/** The jobs that were handled, by any process. */
const handled: number[] = [];

/** Three processes that start at once on an empty database. */
beforeAll(async () => {
  const url = await createPostgres({ isEmpty: true });
  connections = await Promise.all([1, 2, 3].map(() => openDatabase({ url })));
  const start = (sharing: DatabaseConnection) =>
    startTestServer({ AUTH_SECRET: 'one-for-all-'.repeat(3) }, { sharing });
  servers = (await Promise.all(connections.map(start))) as typeof servers;
  for (const { runtime } of servers) {
    const handle = async (data: unknown) => {
      handled.push((data as { number: number }).number);
      return { done: true } as const;
    };
    runtime.jobs.define('test-job', { retries: 0, retryAfterSeconds: 1, handle });
  }
  await Promise.all(servers.map(({ app }) => app.ready()));
});
afterAll(async () => {
  for (const server of servers) await server.close();
  for (const { close } of connections) await close();
});

/** One after another, as a proxy would. */
function serverOf(turn: number): TestServer {
  return servers[turn % servers.length] as TestServer;
}

test('processes that start together migrate an empty database once', async () => {
  const { db } = serverOf(0).runtime;
  const { rows } = (await db.execute(
    sql`select count(*)::int as all, count(distinct hash)::int as different from drizzle.__drizzle_migrations`,
  )) as unknown as { rows: { all: number; different: number }[] };
  expect(rows[0]?.all).toBeGreaterThan(0);
  expect(rows[0]?.all).toBe(rows[0]?.different);
});

test('a session that one process opened holds in the others, and ends in all of them', async () => {
  const learner = await createLearner(serverOf(0));
  const currentUser = () =>
    Promise.all(servers.map((server) => call(server, identityCalls.account, { as: learner }).then((it) => it.status)));
  expect(await currentUser()).toEqual([200, 200, 200]);
  await call(serverOf(1), identityCalls.signOut, { as: learner });
  expect(await currentUser()).toEqual([401, 401, 401]);
});

test('each job runs once, whichever process takes it', async () => {
  const numbers = Array.from({ length: JOBS }, (_, number) => number);
  await Promise.all(
    numbers.map((number) => {
      const { db, jobs } = serverOf(number).runtime;
      return db.transaction((tx) => jobs.add(tx, 'test-job', { number }));
    }),
  );
  for (const { runtime } of servers) runtime.jobs.wake();
  await expect.poll(() => handled.length).toBeGreaterThanOrEqual(JOBS);
  expect(handled.toSorted((a, b) => a - b)).toEqual(numbers);
});

test('attempts to sign in are limited over all processes', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 32; attempt += 1) {
    const browser = new BrowserSession(serverOf(attempt), '203.0.113.9');
    const body = { email: `someone-${attempt}@example.com`, password: 'not-the-password' };
    statuses.push((await browser.post('/api/auth/sign-in/email', body)).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test("Wick's texts of a day are counted over all processes", async () => {
  const as = await createLearner(serverOf(0), { role: 'heritage' });
  const body = { symbol: 'AAPL', interval: '60' } as const;
  const texts = Array.from({ length: ANALYSES_PER_DAY + 3 }, (_, turn) =>
    call(serverOf(turn), assistantCalls.analyzeChart, { as, body }),
  );
  const refused = (await Promise.all(texts)).filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
});

async function watchEverywhere(as: TestLearner, count: number): Promise<EventReader[]> {
  return Promise.all(Array.from({ length: count }, (_, turn) => openEvents(serverOf(turn), BARS, { as })));
}

test('streams of bars are limited over all processes, and end in all of them with the session', async () => {
  const as = await createLearner(serverOf(0), { role: 'heritage' });
  const readers = await watchEverywhere(as, STREAMS_PER_LEARNER + 2);
  const open = readers.filter(({ status }) => status === 200);
  expect(open).toHaveLength(STREAMS_PER_LEARNER);
  open[0]?.drop();
  await expect.poll(async () => (await openEvents(serverOf(2), BARS, { as })).status).toBe(200);

  await call(serverOf(1), identityCalls.signOut, { as });
  for (const { app } of servers) await app.liveBars.tick();
  for (const reader of open.slice(1)) {
    await expect.poll(() => reader.isEnded).toBe(true);
    expect(dataOf(reader, 'end')).toMatchObject([{ code: 'not_signed_in' }]);
  }
});

test('the streams of a killed process stop counting when nothing renews them', async () => {
  const as = await createLearner(serverOf(0), { role: 'heritage' });
  const readers = await watchEverywhere(as, STREAMS_PER_LEARNER);
  const refused = await openEvents(serverOf(0), BARS, { as });
  expect(refused.status).toBe(429);
  // As if nothing had renewed them for fifteen seconds.
  await connections[0]?.run(`update open_stream set expires_at = now() - interval '1 second'`);
  const again = await openEvents(serverOf(0), BARS, { as });
  expect(again.status).toBe(200);
  for (const reader of [...readers, again]) reader.drop();
});
