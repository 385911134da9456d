import type { LessonProgress } from '@wickwise/contract/progress';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { activity } from '../../db/schema/reward.ts';
import type { Learner } from '../../plugins/session.ts';

/** The state of each lesson the learner touched: what the newest entry of the log about it says. */
export async function readLessonStates(db: Database | Transaction, learner: Learner): Promise<LessonProgress[]> {
  const rows = await db
    .selectDistinctOn([activity.subject])
    .from(activity)
    .where(and(eq(activity.userId, learner.id), inArray(activity.kind, ['lesson-completed', 'lesson-opened'])))
    .orderBy(activity.subject, desc(activity.id));
  return rows.map(({ subject, kind, occurredAt }) => ({
    patternId: subject,
    completed: kind === 'lesson-completed',
    masteryLevel: kind === 'lesson-completed' ? 'mastered' : 'learning',
    updatedAt: occurredAt.toISOString(),
  }));
}

/** Whether the learner ever completed a lesson, whatever its state is now. */
export async function wasCompleted({ tx, learner }: OwnReader, patternId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: activity.id })
    .from(activity)
    .where(and(eq(activity.userId, learner.id), eq(activity.subject, patternId), eq(activity.kind, 'lesson-completed')))
    .limit(1);
  return rows.length > 0;
}

interface OwnReader {
  readonly tx: Transaction;
  readonly learner: Learner;
}
