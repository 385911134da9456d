import type { Stats } from '@wickwise/contract/reward';
import { levelAt } from '@wickwise/learning/experience';
import { type LocalDay, parseLocalDay } from '@wickwise/learning/local-day';
import { type Streak, streakAt } from '@wickwise/learning/streak';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { activity, xpLedger } from '../../db/schema/reward.ts';
import type { Learner } from '../../plugins/session.ts';
import { hasHeritageAccess } from '../../plugins/session.ts';
import { countLessons, isIncluded, patternById } from '../pattern/public.ts';
import { readLessonStates } from './lesson-state.ts';

type Reader = Database | Transaction;

/** The sum of the learner's ledger. */
export async function readExperience(db: Reader, learner: Learner): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${xpLedger.points}), 0)::int` })
    .from(xpLedger)
    .where(eq(xpLedger.userId, learner.id));
  return row?.total ?? 0;
}

export async function readStreak(db: Reader, learner: Learner, today: LocalDay): Promise<Streak> {
  const rows = await db
    .selectDistinct({ day: activity.localDay })
    .from(activity)
    .where(and(eq(activity.userId, learner.id), eq(activity.countsAsStudy, true)));
  return streakAt({ studiedDays: rows.map(({ day }) => parseLocalDay(day)), today });
}

export async function readStats(db: Reader, learner: Learner, today: LocalDay): Promise<Stats> {
  // One after the other: a transaction has a single connection.
  const experience = await readExperience(db, learner);
  const streak = await readStreak(db, learner, today);
  const lessons = await readLessonStates(db, learner);
  const reader = { hasHeritageAccess: hasHeritageAccess(learner) };
  const completed = lessons.filter(({ patternId, completed }) => completed && includes(patternId, reader));
  return {
    experience,
    level: levelAt(experience),
    streak: streak.days,
    streakDetail: { ...streak, lastSevenDays: [...streak.lastSevenDays] },
    lessonsCompleted: completed.length,
    lessonsTotal: countLessons(reader),
  };
}

function includes(patternId: string, reader: { hasHeritageAccess: boolean }): boolean {
  const entry = patternById.get(patternId);
  return entry !== undefined && isIncluded(entry, reader);
}
