import { readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { makeDataDir, removeDataDir } from '#tests/browser/support/server-process.ts';
import { createDatabase } from '#tests/support/database/create-database.ts';
import { newDatabaseName } from '#tests/support/database/database.ts';
import { completeLesson } from '#tests/support/learner/lessons.ts';
import { buyHeritage, newBuyer } from '#tests/support/learner/payments.ts';
import { call, startTestServer, type TestServer } from '#tests/support/server.ts';
import { type DatabasePlace, openDatabase } from '../db/client.ts';
import { OWNER_KEY_HEADER } from '../plugins/owner-key.ts';
import { writeBackup } from './backup.ts';
import { BackupError, verifyBackupFile } from './backup-file.ts';
import { BACKUP_PATH } from './backup-routes.ts';
import { restoreBackup } from './restore.ts';

const AUTH_SECRET = 'the same secret on both sides, of thirty-two characters';
const isPostgres = process.env.TEST_ENGINE === 'postgres';
const log = pino({ level: 'silent' });

let server: TestServer;
let learner: Awaited<ReturnType<typeof newBuyer>>;
beforeAll(async () => {
  server = await startTestServer({ AUTH_SECRET });
  learner = await newBuyer(server);
  await buyHeritage(server, learner.browser, learner.learner.email);
  await completeLesson(server, learner.learner, 'doji');
});
afterAll(() => server.close());

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await makeDataDir();
  file = path.join(folder, 'wickwise.backup');
});
afterEach(() => removeDataDir(folder));

const backUp = () => writeBackup(server.connection, { file, now: server.now });

/** An empty database of this run's engine. */
async function emptyPlace(): Promise<DatabasePlace> {
  if (!isPostgres) return { dataDir: path.join(folder, 'restored') };
  return { url: await createDatabase({ server: inject('postgresUrl'), name: newDatabaseName() }) };
}

/** What the learner sees on a server that uses the database there. */
async function lookFrom(where: DatabasePlace) {
  const connection = await openDatabase(where);
  const restored = await startTestServer({ AUTH_SECRET }, { sharing: connection });
  const stats = await call(restored, rewardCalls.stats, { as: learner.learner });
  await restored.close();
  await connection.close();
  return stats.body;
}

describe('a backup', () => {
  test('a backup that is restored has every row, keeps sessions, and goes on counting', async () => {
    const before = (await call(server, rewardCalls.stats, { as: learner.learner })).body;
    const backup = await backUp();
    expect(backup.sums['public.purchase']?.rows).toBe(1);
    expect(backup.sums['pgboss.job']?.rows).toBeGreaterThan(0);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const where = await emptyPlace();
    expect((await restoreBackup(file, { where, log })).sums).toEqual(backup.sums);
    expect(await lookFrom(where)).toEqual(before);
    const { db, close } = await openDatabase(where);
    const again = path.join(folder, 'again.backup');
    const { sums } = await writeBackup({ ...server.connection, db }, { file: again, now: server.now });
    await close();
    expect(sums['public.activity']).toEqual(backup.sums['public.activity']);
  });

  test('a database that holds something is refused, and stays as it is', async () => {
    await backUp();
    const where = await emptyPlace();
    await restoreBackup(file, { where, log });
    await expect(restoreBackup(file, { where, log })).rejects.toThrow(
      /^The database already holds data \(in .*Nothing was changed\.$/,
    );
    expect(await lookFrom(where)).toMatchObject({ lessonsCompleted: 1 });
  });

  test('a file is never replaced by a backup', async () => {
    await writeFile(file, 'something else');
    await expect(backUp()).rejects.toThrow('exists already');
    expect(await readFile(file, 'utf8')).toBe('something else');
  });
});

describe('a file that can’t be used is refused before a database is touched', () => {
  const place = () => ({ dataDir: path.join(folder, 'untouched') });
  const expectRefused = async (reason: RegExp) => {
    const attempt = restoreBackup(file, { where: place(), log });
    await expect(attempt).rejects.toThrow(BackupError);
    await expect(attempt).rejects.toThrow(reason);
    await expect(stat(place().dataDir)).rejects.toThrow('ENOENT');
  };
  /** Changes the lines of a backup. */
  const rewrite = async (change: (text: string) => string) => {
    const text = gunzipSync(await readFile(file)).toString('utf8');
    await writeFile(file, gzipSync(change(text)));
  };

  test('a file that is missing or another one', async () => {
    await expectRefused(/^There is no file /);
    await writeFile(file, 'not compressed');
    await expectRefused(/is no backup of Wickwise\.$/);
    await writeFile(file, gzipSync('{"product":"another"}\n'));
    await expectRefused(/is no backup of Wickwise\.$/);
  });

  test('a file that ends too early, or of which a row was lost or changed', async () => {
    await backUp();
    const whole = await readFile(file);
    await truncate(file, whole.length - 20);
    await expectRefused(/is damaged/);
    for (const change of [
      (text: string) => text.slice(0, text.lastIndexOf('{"sums"')),
      (text: string) => text.replace(/\n\[.*\n/, '\n'),
      (text: string) => text.replace(learner.learner.email, `x${learner.learner.email}`),
    ]) {
      await writeFile(file, whole);
      await rewrite(change);
      await expectRefused(/is damaged/);
    }
  });

  test('a file of a newer version', async () => {
    await backUp();
    await rewrite((text) => text.replace(/"migration":\d+/, '"migration":9999999999999'));
    await expectRefused(/newer version of Wickwise/);
    await rewrite((text) => text.replace('"format":1', '"format":2'));
    await expectRefused(/newer version of Wickwise/);
    await rm(file);
  });
});

describe('a running server', () => {
  const post = (headers: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: BACKUP_PATH,
      payload: { file },
      headers: { origin: server.origin, ...headers },
    });

  test('a running server writes a backup for the owner of its data only', async () => {
    expect((await post({})).statusCode).toBe(404);
    await expect(stat(file)).rejects.toThrow('ENOENT');
    const owner = { [OWNER_KEY_HEADER]: server.runtime.ownerKey };
    expect((await post(owner)).statusCode).toBe(200);
    expect((await verifyBackupFile(file)).sums['public.purchase']?.rows).toBe(1);
    const again = await post(owner);
    expect([again.statusCode, again.json()]).toMatchObject([
      400,
      { message: expect.stringContaining('exists already') },
    ]);
  });
});
