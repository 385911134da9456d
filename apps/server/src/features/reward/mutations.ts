import type { LedgerEntry } from '@wickwise/learning/ledger';
import type { Transaction } from '../../db/client.ts';
import { xpLedger } from '../../db/schema/reward.ts';
import type { Learner } from '../../plugins/session.ts';

interface Earning {
  readonly tx: Transaction;
  readonly learner: Learner;
  readonly now: Date;
}

/** Adds entries to the learner's ledger, whose row is locked: none of their causes is in it yet. */
export async function addToLedger({ tx, learner, now }: Earning, entries: readonly LedgerEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({ ...entry, userId: learner.id, earnedAt: now }));
  // A name stands for one text, which the number of rows decides.
  await tx.insert(xpLedger).values(rows).prepare(`add_to_ledger_${rows.length}`).execute();
}
