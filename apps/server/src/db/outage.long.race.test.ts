import { setTimeout as pause } from 'node:timers/promises';
import { progressCalls } from '@wickwise/contract/progress';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { systemCalls } from '@wickwise/contract/system';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { startTcpProxy } from '#tests/support/counterparts/tcp-proxy.ts';
import { createPostgres } from '#tests/support/database/database.ts';
import { startPostgres } from '#tests/support/database/postgres.ts';
import { createMarkers, keepMarking, LEARNERS, type Marker, UNAVAILABLE } from '#tests/support/learner/marking.ts';
import { openLog } from '#tests/support/log.ts';
import { call, createLearner, startTestServer, type TestServer } from '#tests/support/server.ts';
import { openDatabase } from './client.ts';

/** What a first lesson earns: 50 for itself, 10 for the day, 25 for the badge. */
const ONCE = 85;

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A server on the database at `url`, with a job defined by the test. */
async function startOn(url: string) {
  const { log, lines } = openLog();
  const connection = await openDatabase({ url });
  const server = await startTestServer({}, { sharing: connection, log });
  const handled: unknown[] = [];
  server.runtime.jobs.define('test-job', {
    retries: 3,
    retryAfterSeconds: 1,
    handle: async (data) => {
      handled.push(data);
      return { done: true };
    },
  });
  cleanups.push(async () => {
    await server.close();
    await connection.close();
  });
  await server.app.ready();
  return { server, handled, lines };
}

async function expectNothingLost(server: TestServer, markers: readonly Marker[]): Promise<void> {
  for (const { learner, possible } of markers) {
    const { body: lessons } = await call(server, progressCalls.listProgress, { as: learner });
    expect(possible).toContain(lessons[0]?.completed ?? false);
    const { body: total } = await call(server, rewardCalls.rewardsTotal, { as: learner });
    expect([0, ONCE]).toContain(total.totalPoints);
  }
}

async function expectJobsToRun(server: TestServer, handled: readonly unknown[]): Promise<void> {
  await server.runtime.db.transaction((tx) => server.runtime.jobs.add(tx, 'test-job', { after: 'the outage' }));
  server.runtime.jobs.wake();
  await expect.poll(() => handled).toEqual([{ after: 'the outage' }]);
}

async function isReady(server: TestServer): Promise<boolean> {
  return (await call(server, systemCalls.ready, { as: null })).status === 200;
}

interface Outage {
  readonly markers: readonly Marker[];
  readonly marking: ReturnType<typeof keepMarking>;
  readonly handled: readonly unknown[];
}

/** Every learner is served again, nothing that was acknowledged is lost, and jobs run. */
async function expectRecovery(server: TestServer, { markers, marking, handled }: Outage): Promise<void> {
  const { answers, stop } = marking;
  await expect.poll(() => isReady(server)).toBe(true);
  const before = answers.acknowledged;
  await expect.poll(() => answers.acknowledged).toBeGreaterThan(before + LEARNERS);
  await stop();
  expect(answers.wrong).toEqual([]);
  expect(answers.refused).toBeGreaterThan(0);
  await expectNothingLost(server, markers);
  await expectJobsToRun(server, handled);
}

test('connections that end mid-transaction cost only their own calls', async () => {
  const url = await createPostgres();
  const { server, handled, lines } = await startOn(url);
  const markers = await createMarkers(server);
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  cleanups.push(() => admin.end());
  const marking = keepMarking(server, markers);
  // More than the pool holds: a connection that is not returned would be missed.
  for (let ended = 0; ended < 40; ) {
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
    );
    ended += rowCount ?? 0;
    await pause(30);
  }
  await expectRecovery(server, { markers, marking, handled });
  expect(lines.filter((line) => line.includes('request failed'))).toHaveLength(marking.answers.refused);
});

test.each(['SIGINT', 'SIGQUIT'] as const)(
  'a database that is restarted by %s under load recovers on its own',
  async (signal) => {
    const postgres = await startPostgres();
    cleanups.push(postgres.remove);
    const { server, handled } = await startOn(`${postgres.url}/postgres`);
    const markers = await createMarkers(server);
    const marking = keepMarking(server, markers);
    await expect.poll(() => marking.answers.acknowledged).toBeGreaterThan(LEARNERS);
    await postgres.restart(signal);
    await expectRecovery(server, { markers, marking, handled });
  },
);

/** Both go through better-auth, which catches errors itself. */
async function expectSignInUnavailable(server: TestServer): Promise<void> {
  const browser = new BrowserSession(server);
  const body = { email: 'reader@example.com', password: 'a-long-password' };
  for (const way of ['email', 'magic-link']) {
    const page = await browser.post(`/api/auth/sign-in/${way}`, body);
    expect([page.status, page.json()]).toEqual([503, { ...UNAVAILABLE, error: UNAVAILABLE.message }]);
  }
}

/** The sandbox's answer to a card, when its payments cannot be read. */
async function expectConfirmationUnavailable(server: TestServer): Promise<void> {
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };
  const body = { client_secret: 'pi_1_secret_1', card, return_url: `${server.origin}/payment/success` };
  const page = await new BrowserSession(server).post('/sandbox/payment_intents/pi_1/confirm', body);
  expect([page.status, page.json()]).toEqual([503, { ...UNAVAILABLE, error: UNAVAILABLE.message }]);
}

test('the server is not ready while its database is down or silent, and ready again afterwards', async () => {
  const direct = new URL(await createPostgres());
  const proxy = await startTcpProxy(Number(direct.port));
  cleanups.push(proxy.close);
  direct.port = String(proxy.port);
  const { server, lines } = await startOn(direct.href);
  const ready = () => call(server, systemCalls.ready, { as: null });
  const learner = await createLearner(server);
  expect((await ready()).status).toBe(200);

  for (const fail of [proxy.cut, proxy.hang]) {
    await fail();
    const begun = performance.now();
    const { status, error } = await ready();
    expect([status, error]).toEqual([503, { ...UNAVAILABLE, error: UNAVAILABLE.message }]);
    expect(performance.now() - begun, 'milliseconds to an answer').toBeLessThan(4000);
    if (fail === proxy.cut) await expectSignInUnavailable(server);
    const health = await call(server, systemCalls.health, { as: learner });
    expect(health.status, 'the process runs').toBe(200);
    if (fail === proxy.cut) await expectConfirmationUnavailable(server);
    await proxy.restore();
    await expect.poll(() => isReady(server)).toBe(true);
  }
  // However often the queue has polled in the meantime.
  expect(lines.filter((line) => line.includes('"msg":"job queue"')).length).toBeLessThanOrEqual(2);
});

test('transactions that fail at their start release their connections', async () => {
  const direct = new URL(await createPostgres());
  const proxy = await startTcpProxy(Number(direct.port));
  cleanups.push(proxy.close);
  direct.port = String(proxy.port);
  const { db, close } = await openDatabase({ url: direct.href });
  cleanups.push(close);
  // As many as the pool holds.
  const takeAll = () =>
    Promise.allSettled(Array.from({ length: 10 }, () => db.transaction((tx) => tx.execute('select pg_sleep(0.05)'))));
  const outcomes = async () => new Set((await takeAll()).map(({ status }) => status));
  expect(await outcomes()).toEqual(new Set(['fulfilled']));
  proxy.hang();
  const lost = outcomes();
  await pause(50);
  await proxy.cut();
  expect(await lost).toEqual(new Set(['rejected']));
  await proxy.restore();
  expect(await outcomes()).toEqual(new Set(['fulfilled']));
});
