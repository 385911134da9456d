import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { makeDataDir, removeDataDir } from '#tests/browser/support/server-process.ts';
import { crashRepeatedly } from '#tests/crash/run.ts';
import { createPostgres } from '#tests/support/database/database.ts';
import { openDatabase } from './db/client.ts';

const isPostgres = process.env.TEST_ENGINE === 'postgres';

let dataDir: string;
/** Set for PostgreSQL; else the database is embedded in the folder. */
let database: { url?: string };
beforeEach(async () => {
  dataDir = await makeDataDir(isPostgres ? undefined : inject('embeddedData'));
  database = isPostgres ? { url: await createPostgres() } : {};
});
afterEach(() => removeDataDir(dataDir));

/** On PostgreSQL a killed process's jobs are released once their heartbeat has lapsed: makes it lapse now. */
async function lapse(): Promise<void> {
  if (database.url === undefined) return;
  const { run, close } = await openDatabase({ url: database.url });
  await run(`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`);
  await run('update pgboss.queue set monitor_claim_on = null, monitor_on = null');
  await close();
}

// One kill shows what a process leaves behind when it ends in the middle of its work; `npm run crash` makes twenty.
test('a server killed while in use loses nothing that it has acknowledged', async () => {
  const lines: string[] = [];
  const result = await crashRepeatedly({
    dataDir,
    ...database,
    kills: 1,
    seed: 1,
    leaving: 0,
    onKilled: lapse,
    report: (line) => lines.push(line),
  });
  expect(result.losses, lines.join('\n')).toEqual([]);
  expect(result.purchases).toBeGreaterThan(0);
  expect(result.receipts).toBe(result.purchases);
}, 240_000);
