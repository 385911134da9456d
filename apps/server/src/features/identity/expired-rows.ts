import { lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { emailChange, session, verification } from '../../db/schema/identity.ts';
import { knownDevice } from '../../db/schema/known-device.ts';
import { pendingSignIn } from '../../db/schema/two-factor.ts';
import { DAY_MS } from '../../plugins/duration.ts';
import { DEVICE_DAYS } from './rules.ts';

const CLEANUP_SECONDS = 6 * 60 * 60;

interface CleanupOptions {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly clock: () => Date;
}

/** Registers the job that deletes what no longer opens anything. `/what-we-store` promises it within a day. */
export function defineIdentityCleanup({ db, jobs, clock }: CleanupOptions): void {
  const handle = async () => {
    await deleteExpired(db, clock());
    return { done: true } as const;
  };
  jobs.define('identity-cleanup', { retries: 0, retryAfterSeconds: 0, everySeconds: CLEANUP_SECONDS, handle });
}

export async function deleteExpired(db: Database, now: Date): Promise<void> {
  for (const table of [session, verification, emailChange, pendingSignIn]) {
    await db.delete(table).where(lt(table.expiresAt, now));
  }
  const oldestUse = new Date(now.getTime() - DEVICE_DAYS * DAY_MS);
  await db.delete(knownDevice).where(lt(knownDevice.lastUsedAt, oldestUse));
}
