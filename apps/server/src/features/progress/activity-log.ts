import { type LocalDay, parseLocalDay } from '@wickwise/learning/local-day';
import type { StudyAction } from '@wickwise/learning/study-session';
import type { WeekActivity } from '@wickwise/learning/week-review';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { activity } from '../../db/schema/progress.ts';
import type { Learner } from '../../plugins/session.ts';

const own = eq(activity.userId, sql.placeholder('learner'));
const inOrder = [asc(activity.occurredAt), asc(activity.id)];
const { kind, occurredAt, correct, total, seconds } = activity;
const ACTION = { kind, at: occurredAt, correct, total, seconds };

/** One query for everything a learner ever did, oldest first; prepared once. */
export function prepareListActions(db: Database): (learner: Pick<Learner, 'id'>) => Promise<StudyAction[]> {
  const query = db
    .select(ACTION)
    .from(activity)
    .where(own)
    .orderBy(...inOrder)
    .prepare('list_actions');
  return (learner) => query.execute({ learner: learner.id });
}

/** What a learner did since a day, oldest first. */
export async function listActivitiesSince(
  db: Database,
  { learner, since }: { learner: Pick<Learner, 'id'>; since: LocalDay },
): Promise<WeekActivity[]> {
  const { subject, localDay, countsAsStudy } = activity;
  const query = db
    .select({ ...ACTION, subject, localDay, countsAsStudy })
    .from(activity)
    .where(and(own, gte(localDay, sql.placeholder('since'))))
    .orderBy(...inOrder)
    .prepare('list_activities_since');
  const rows = await query.execute({ learner: learner.id, since });
  return rows.map(({ localDay, ...row }) => ({ ...row, day: parseLocalDay(localDay) }));
}

/** The learner's log, for their data export. */
export async function exportActivities(db: Database, learner: Learner) {
  const isOwn = eq(activity.userId, learner.id);
  return { activities: await db.select().from(activity).where(isOwn).orderBy(asc(activity.id)) };
}
