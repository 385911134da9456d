import { progressCalls } from '@wickwise/contract/progress';
import { systemCalls } from '@wickwise/contract/system';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { startPostgresPair } from '#tests/support/database/postgres-pair.ts';
import { createMarkers, keepMarking, LEARNERS } from '#tests/support/learner/marking.ts';
import { call, startTestServer, type TestServer } from '#tests/support/server.ts';
import { type Database, openDatabase } from './client.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function isReady(server: TestServer): Promise<boolean> {
  return (await call(server, systemCalls.ready, { as: null })).status === 200;
}

test('the primary is killed and its standby promoted: the server goes on, and has all that it acknowledged', async () => {
  const pair = await startPostgresPair();
  cleanups.push(pair.remove);
  const connection = await openDatabase({ url: pair.url });
  cleanups.push(connection.close);
  const server = await startTestServer({}, { sharing: connection });
  cleanups.push(server.close);
  await server.app.ready();
  const markers = await createMarkers(server);
  const { answers, stop } = keepMarking(server, markers);
  await expect.poll(() => answers.acknowledged).toBeGreaterThan(2 * LEARNERS);

  await pair.killPrimary();
  await expect.poll(() => isReady(server)).toBe(false);
  const before = answers.acknowledged;
  await pair.promote();
  await expect.poll(() => isReady(server)).toBe(true);
  await expect.poll(() => answers.acknowledged).toBeGreaterThan(before + 2 * LEARNERS);
  await stop();

  expect(answers.wrong).toEqual([]);
  expect(answers.refused).toBeGreaterThan(0);
  for (const { learner, possible } of markers) {
    const { body: lessons } = await call(server, progressCalls.listProgress, { as: learner });
    expect(possible).toContain(lessons[0]?.completed ?? false);
  }
});

test('reads that may lag go to the standby while it answers, and a learner reads from the primary', async () => {
  const pair = await startPostgresPair();
  cleanups.push(pair.remove);
  const connection = await openDatabase({ url: pair.primaryUrl, readUrl: pair.standbyUrl });
  cleanups.push(connection.close);
  const isStandby = async (db: Database) => {
    const { rows } = (await db.execute(sql`select pg_is_in_recovery() as standby`)) as unknown as {
      rows: { standby: boolean }[];
    };
    return rows[0]?.standby;
  };
  expect(await isStandby(connection.db)).toBe(false);
  for (let again = 0; again < 3; again += 1) expect(await connection.readLagging(isStandby)).toBe(true);
  await pair.killStandby();
  expect(await connection.readLagging(isStandby)).toBe(false);
});
