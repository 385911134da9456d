import type { LedgerEntry } from '@wickwise/learning/ledger';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { xpLedger } from '../../db/schema/reward.ts';
import { writeOncePerCount } from '../../db/statement.ts';
import type { Learner } from '../../plugins/session.ts';

interface Earning {
  readonly tx: Transaction;
  readonly learner: Learner;
  readonly now: Date;
}

/** Adds entries to the learner's ledger. The learner's row is locked, and none of the causes is in the ledger yet. */
export async function addToLedger({ tx, learner, now }: Earning, entries: readonly LedgerEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await insertEntries(
    tx,
    entries.map((entry) => ({ ...entry, userId: learner.id, earnedAt: now })),
  );
}

const insertEntries = writeOncePerCount((db, count) => {
  const rows = Array.from({ length: count }, (_, place) => {
    const value = (name: string) => sql.placeholder(`${name}_${place}`);
    return { userId: value('userId'), cause: value('cause'), points: value('points'), earnedAt: value('earnedAt') };
  });
  return db.insert(xpLedger).values(rows).prepare(`add_to_ledger_${count}`);
});
