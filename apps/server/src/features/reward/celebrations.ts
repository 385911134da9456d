import { randomUUID } from 'node:crypto';
import type { Celebration } from '@wickwise/contract/reward/celebration';
import type { NewCelebration } from '@wickwise/learning/celebrations';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { celebration } from '../../db/schema/reward.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { celebrationData } from './celebration-texts.ts';

/** The most celebrations in a list. */
const LIST_LENGTH = 100;

type NewRow = Omit<typeof celebration.$inferSelect, 'sequence'>;

interface Celebrating {
  readonly tx: Database | Transaction;
  readonly learner: Learner;
  readonly now: Date;
  /** The length of the streak in days, for a celebration of a streak. */
  readonly streakDays: number;
  /** True when the learner has already seen them. */
  readonly isViewed?: boolean;
}

/** Its trigger may have been read from the ledger. */
type AddedCelebration = Omit<NewCelebration, 'trigger'> & { readonly trigger: string };

/** Stores new celebrations, one per trigger, and returns them. */
export async function addCelebrations(
  { tx, learner, now, streakDays, isViewed = false }: Celebrating,
  occasions: readonly AddedCelebration[],
): Promise<Celebration[]> {
  if (occasions.length === 0) return [];
  const rows = occasions.map(({ type, trigger, points }): NewRow => {
    const shown = { type, trigger, points, streakDays: type === 'streak' ? streakDays : null };
    return { ...shown, userId: learner.id, id: randomUUID(), createdAt: now, viewedAt: isViewed ? now : null };
  });
  // A prepared name belongs to one SQL text, and the number of rows changes the text.
  const insert = tx.insert(celebration).values(rows).onConflictDoNothing().returning({ id: celebration.id });
  const added = await insert.prepare(`add_celebrations_${rows.length}`).execute();
  const ids = new Set(added.map(({ id }) => id));
  return rows.filter(({ id }) => ids.has(id)).map(toCelebration);
}

const own = eq(celebration.userId, sql.placeholder('learner'));

/** Lists the newest celebrations, oldest first: all of them or the unviewed ones. Each query is prepared once. */
export function prepareListCelebrations(db: Database) {
  const list = (condition: typeof own | undefined, name: string) =>
    db.select().from(celebration).where(condition).orderBy(desc(celebration.sequence)).limit(LIST_LENGTH).prepare(name);
  const all = list(own, 'list_celebrations');
  const unviewed = list(and(own, isNull(celebration.viewedAt)), 'list_unviewed_celebrations');
  return async (learner: Learner, { unviewedOnly }: { unviewedOnly: boolean }): Promise<Celebration[]> => {
    const rows = await (unviewedOnly ? unviewed : all).execute({ learner: learner.id });
    return rows.reverse().map(toCelebration);
  };
}

export async function findCelebration(
  db: Database,
  { learner, trigger }: { learner: Learner; trigger: string },
): Promise<Celebration | null> {
  const isIt = and(eq(celebration.userId, learner.id), eq(celebration.trigger, trigger));
  const [row] = await db.select().from(celebration).where(isIt);
  return row === undefined ? null : toCelebration(row);
}

/** Keeps the time of the first viewing. */
export async function markCelebrationViewed(
  db: Database,
  { learner, id, now }: { learner: Learner; id: string; now: Date },
): Promise<Celebration> {
  const isIt = and(eq(celebration.userId, learner.id), eq(celebration.id, id));
  const viewedAt = sql`coalesce(${celebration.viewedAt}, ${now.toISOString()}::timestamptz)`;
  const [row] = await db.update(celebration).set({ viewedAt }).where(isIt).returning();
  if (row === undefined) throw new CallError('not_found', 'We couldn’t find that celebration in your account.');
  return toCelebration(row);
}

function toCelebration(row: NewRow): Celebration {
  return {
    id: row.id,
    celebrationType: row.type,
    triggerEvent: row.trigger,
    celebrationData: celebrationData(row),
    isViewed: row.viewedAt !== null,
    createdAt: row.createdAt.toISOString(),
  };
}
