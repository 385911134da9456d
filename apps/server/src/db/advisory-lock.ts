import { sql } from 'drizzle-orm';
import type { Transaction } from './client.ts';

/** Waits for the lock of this name and holds it until the end of the transaction. */
export async function acquireAdvisoryLock(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
