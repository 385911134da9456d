import pino from 'pino';
import { expect, test } from 'vitest';
import { createPostgres } from '#tests/support/database/database.ts';
import { openDatabase } from './client.ts';
import { createJobQueue } from './job-queue.ts';

const WAITING = `
  select count(*)::int as count from pg_locks
  where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;

// Two at once made PostgreSQL reject a schema that the other had just made, at every sixth start.
test('a process makes the tables of the job queue while no other one prepares the database', async () => {
  const url = await createPostgres({ isEmpty: true });
  const [first, second] = await Promise.all([openDatabase({ url }), openDatabase({ url })]);
  const [entered, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const preparing = first.prepare(async () => {
    entered.resolve();
    await finished.promise;
  });
  await entered.promise;
  const queue = createJobQueue(second, pino({ level: 'silent' }));
  const starting = queue.start();
  await expect.poll(() => first.run(WAITING)).toMatchObject({ rows: [{ count: 1 }] });
  const findSchema = () => first.run(`select to_regnamespace('pgboss')::text as name`);
  expect(await findSchema()).toMatchObject({ rows: [{ name: null }] });
  finished.resolve();
  await Promise.all([preparing, starting]);
  expect(await findSchema()).toMatchObject({ rows: [{ name: 'pgboss' }] });
  await queue.close();
  for (const connection of [first, second]) await connection.close();
});
