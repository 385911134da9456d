import type { TodaySettings } from '@wickwise/contract/today';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { todaySettings } from '../../db/schema/today.ts';
import type { Learner } from '../../plugins/session.ts';
import { inLearnerTransaction, type LearnerContext } from '../progress/public.ts';

const DEFAULT_MINUTES = 10;

/** What the learner chose, or the default. */
export async function readTodaySettings(db: Database, learner: Pick<Learner, 'id'>): Promise<TodaySettings> {
  const own = eq(todaySettings.userId, sql.placeholder('learner'));
  const query = db.select().from(todaySettings).where(own).prepare('read_today_settings');
  const [row] = await query.execute({ learner: learner.id });
  return { minutes: row?.minutes ?? DEFAULT_MINUTES };
}

/** When the learner last started over; null where they never did. */
export async function readStartedOverAt(db: Database, learner: Pick<Learner, 'id'>): Promise<Date | null> {
  const own = eq(todaySettings.userId, sql.placeholder('learner'));
  const query = db
    .select({ at: todaySettings.startedOverAt })
    .from(todaySettings)
    .where(own)
    .prepare('read_started_over');
  return (await query.execute({ learner: learner.id }))[0]?.at ?? null;
}

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
