import type { Activity } from '@wickwise/learning/learning-event';
import { type LocalDay, parseLocalDay } from '@wickwise/learning/local-day';
import type { StudyAction } from '@wickwise/learning/study-session';
import type { WeekActivity } from '@wickwise/learning/week-review';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { activity } from '../../db/schema/progress.ts';
import { writeOncePerCount } from '../../db/statement.ts';
import type { Learner } from '../../plugins/session.ts';
import { timeZoneOf } from './data.ts';

interface LogInput {
  readonly tx: Transaction;
  readonly learner: Learner;
  readonly now: Date;
  readonly today: LocalDay;
}

/** Adds rows to the learner's log. */
export async function logActivities({ tx, learner, now, today }: LogInput, activities: readonly Activity[]) {
  if (activities.length === 0) return;
  const same = { userId: learner.id, occurredAt: now, localDay: today, timeZone: timeZoneOf(learner) };
  await insertActivities(
    tx,
    activities.map((row) => ({ ...row, ...same })),
  );
}

const insertActivities = writeOncePerCount((db, count) => {
  const rows = Array.from({ length: count }, (_, place) => {
    const value = (name: string) => sql.placeholder(`${name}_${place}`);
    return {
      userId: value('userId'),
      kind: value('kind'),
      subject: value('subject'),
      countsAsStudy: value('countsAsStudy'),
      occurredAt: value('occurredAt'),
      localDay: value('localDay'),
      timeZone: value('timeZone'),
      correct: value('correct'),
      total: value('total'),
      seconds: value('seconds'),
    };
  });
  return db.insert(activity).values(rows).prepare(`log_activity_${count}`);
});

const own = eq(activity.userId, sql.placeholder('learner'));
const inOrder = [asc(activity.occurredAt), asc(activity.id)];
const { kind, occurredAt, correct, total, seconds } = activity;
const ACTION = { kind, at: occurredAt, correct, total, seconds };

/** One query for everything a learner ever did, oldest first; prepared once. */
export function prepareListActions(db: Database): (learner: Learner) => Promise<StudyAction[]> {
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
