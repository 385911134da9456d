import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { xpLedger } from '../../db/schema/reward.ts';
import type { Learner } from '../../plugins/session.ts';

/** The sum of the learner's ledger. */
export async function readExperience(db: Database, learner: Learner): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${xpLedger.points}), 0)::int` })
    .from(xpLedger)
    .where(eq(xpLedger.userId, learner.id));
  return row?.total ?? 0;
}
