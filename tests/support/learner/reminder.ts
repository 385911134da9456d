import { expect } from 'vitest';
import { REMINDER_SWEEP } from '../../../apps/server/src/features/reminder/reminder-jobs.ts';
import type { TestServer } from '../server.ts';

/** Looks for learners who are due a reminder and waits until every one is sent. */
export async function runReminderRound(server: TestServer): Promise<void> {
  const { db, jobs } = server.runtime;
  await db.transaction((tx) => jobs.add(tx, REMINDER_SWEEP, {}));
  jobs.wake();
  await expect.poll(() => pendingJobs(server), { timeout: 60_000 }).toBe(0);
}

async function pendingJobs({ connection }: TestServer): Promise<number> {
  const { rows } = await connection.run(
    `select count(*)::int as count from pgboss.job where name like $1 and state < 'completed'`,
    ['reminder-%'],
  );
  return (rows as { count: number }[])[0]?.count ?? 0;
}
