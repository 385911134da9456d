import type { Celebration } from '@wickwise/contract/reward/celebration';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { celebration } from '../../db/schema/reward.ts';
import type { Learner } from '../../plugins/session.ts';
import { celebrationData } from './celebration-texts.ts';

/** The most celebrations in a list. */
const LIST_LENGTH = 100;

export type CelebrationRow = Omit<typeof celebration.$inferSelect, 'sequence'>;

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
  tx: Transaction,
  { learner, trigger }: { learner: Learner; trigger: string },
): Promise<Celebration | null> {
  const matches = and(eq(celebration.userId, learner.id), eq(celebration.trigger, trigger));
  const [row] = await tx.select().from(celebration).where(matches);
  return row === undefined ? null : toCelebration(row);
}

export function toCelebration(row: CelebrationRow): Celebration {
  return {
    id: row.id,
    celebrationType: row.type,
    triggerEvent: row.trigger,
    celebrationData: celebrationData(row),
    isViewed: row.viewedAt !== null,
    createdAt: row.createdAt.toISOString(),
  };
}
