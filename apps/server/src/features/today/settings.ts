import type { TodaySettings } from '@wickwise/contract/today';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { todaySettings } from '../../db/schema/today.ts';
import type { Learner } from '../../plugins/session.ts';
import { inLearnerTransaction, type LearnerContext } from '../progress/public.ts';

export const DEFAULT_MINUTES = 10;

/** Starts over from now on. Nothing is deleted: the answers stay in the history and the export. */
export async function startOver(context: LearnerContext): Promise<void> {
  await inLearnerTransaction(context, async ({ tx, learner, now: startedOverAt }) => {
    const row = { userId: learner.id, startedOverAt };
    await tx
      .insert(todaySettings)
      .values(row)
      .onConflictDoUpdate({ target: todaySettings.userId, set: { startedOverAt } });
  });
}

/** Stores what the learner chose. The transaction makes their plan be read again. */
export async function updateTodaySettings(context: LearnerContext, chosen: TodaySettings): Promise<TodaySettings> {
  await inLearnerTransaction(context, async ({ tx, learner }) => {
    const row = { userId: learner.id, ...chosen };
    await tx.insert(todaySettings).values(row).onConflictDoUpdate({ target: todaySettings.userId, set: chosen });
  });
  return chosen;
}

/** The learner's choice, for their data export. */
export async function exportTodaySettings(db: Database, learner: Learner) {
  return { todaySettings: await db.select().from(todaySettings).where(eq(todaySettings.userId, learner.id)) };
}
