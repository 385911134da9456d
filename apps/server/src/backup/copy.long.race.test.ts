import path from 'node:path';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import pino from 'pino';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { makeDataDir, removeDataDir } from '#tests/browser/support/server-process.ts';
import { createDatabase } from '#tests/support/database/create-database.ts';
import { newDatabaseName } from '#tests/support/database/database.ts';
import { completeLesson } from '#tests/support/learner/lessons.ts';
import { call, createLearner, startTestServer } from '#tests/support/server.ts';
import { openDatabase } from '../db/client.ts';
import { copyDatabase } from './copy.ts';

const AUTH_SECRET = 'the same secret on both sides, of thirty-two characters';
const log = pino({ level: 'silent' });
const now = new Date('2026-11-26T12:00:00Z');
const emptyPostgres = async () => ({
  url: await createDatabase({ server: inject('postgresUrl'), name: newDatabaseName() }),
});

let folder: string;
beforeEach(async () => {
  folder = await makeDataDir();
});
afterEach(() => removeDataDir(folder));

test('a copy to the other engine and back has every row, and its learner goes on', async () => {
  const first = { dataDir: path.join(folder, 'first') };
  const connection = await openDatabase(first);
  const server = await startTestServer({ AUTH_SECRET }, { sharing: connection });
  const learner = await createLearner(server, { role: 'heritage' });
  await completeLesson(server, learner, 'doji');
  const before = (await call(server, rewardCalls.stats, { as: learner })).body;
  await server.close();
  await connection.close();

  const postgres = await emptyPostgres();
  const there = await copyDatabase({ from: first, to: postgres, now, log });
  const last = { dataDir: path.join(folder, 'last') };
  const back = await copyDatabase({ from: postgres, to: last, now, log });
  expect(back.sums).toEqual(there.sums);
  expect(there.sums['public.activity']?.rows).toBeGreaterThan(0);

  const end = await openDatabase(last);
  const restored = await startTestServer({ AUTH_SECRET }, { sharing: end });
  expect((await call(restored, rewardCalls.stats, { as: learner })).body).toEqual(before);
  await completeLesson(restored, learner, 'hammer');
  expect((await call(restored, rewardCalls.stats, { as: learner })).body.lessonsCompleted).toBe(2);
  await restored.close();
  await end.close();
});

test('a PostgreSQL that others use is not copied', async () => {
  const place = await emptyPostgres();
  const inUse = await openDatabase(place);
  await inUse.ping();
  const to = { dataDir: path.join(folder, 'copy') };
  await expect(copyDatabase({ from: place, to, now, log })).rejects.toThrow(/Stop Wickwise first/);
  await inUse.close();
});
