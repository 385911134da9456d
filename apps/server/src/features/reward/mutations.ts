import { randomUUID } from 'node:crypto';
import type { Celebration } from '@wickwise/contract/reward/celebration';
import type { NewCelebration } from '@wickwise/learning/celebrations';
import type { LedgerEntry } from '@wickwise/learning/ledger';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { celebration, xpLedger } from '../../db/schema/reward.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { type CelebrationRow, toCelebration } from './celebrations.ts';

interface LedgerInput {
  readonly tx: Transaction;
  readonly learner: Learner;
  readonly now: Date;
}

/** Adds entries to the learner's ledger. The learner's row is locked, and none of the causes is in the ledger yet. */
export async function addToLedger({ tx, learner, now }: LedgerInput, entries: readonly LedgerEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.insert(xpLedger).values(entries.map((entry) => ({ ...entry, userId: learner.id, earnedAt: now })));
}

interface NewCelebrationsInput extends LedgerInput {
  /** The length of the streak in days, for a celebration of a streak. */
  readonly streakDays: number;
  /** True when the learner has already seen them. */
  readonly isViewed?: boolean;
}

/** Its trigger may have been read from the ledger. */
type AddedCelebration = Omit<NewCelebration, 'trigger'> & { readonly trigger: string };

/** Stores new celebrations, one per trigger, and returns them. */
export async function addCelebrations(
  { tx, learner, now, streakDays, isViewed = false }: NewCelebrationsInput,
  earned: readonly AddedCelebration[],
): Promise<Celebration[]> {
  if (earned.length === 0) return [];
  const rows = earned.map(({ type, trigger, points }): CelebrationRow => {
    const shown = { type, trigger, points, streakDays: type === 'streak' ? streakDays : null };
    return { ...shown, userId: learner.id, id: randomUUID(), createdAt: now, viewedAt: isViewed ? now : null };
  });
  const added = await tx.insert(celebration).values(rows).onConflictDoNothing().returning({ id: celebration.id });
  const ids = new Set(added.map(({ id }) => id));
  return rows.filter(({ id }) => ids.has(id)).map(toCelebration);
}

/** Keeps the time of the first viewing. */
export async function markCelebrationViewed(
  db: Database,
  { learner, id, now }: { learner: Learner; id: string; now: Date },
): Promise<Celebration> {
  const matches = and(eq(celebration.userId, learner.id), eq(celebration.id, id));
  const viewedAt = sql`coalesce(${celebration.viewedAt}, ${now.toISOString()}::timestamptz)`;
  const [row] = await db.update(celebration).set({ viewedAt }).where(matches).returning();
  if (row === undefined) throw new CallError('not_found', 'We couldn’t find that celebration in your account.');
  return toCelebration(row);
}
