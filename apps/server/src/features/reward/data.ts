import type { Stats } from '@wickwise/contract/reward';
import { levelAt } from '@wickwise/learning/experience';
import { type LocalDay, parseLocalDay } from '@wickwise/learning/local-day';
import { streakAt } from '@wickwise/learning/streak';
import { studyDayAt } from '@wickwise/learning/study-day';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { activity, xpLedger } from '../../db/schema/reward.ts';
import { hasHeritageAccess, type Learner } from '../../plugins/session.ts';
import { DEFAULT_TIME_ZONE } from '../identity/public.ts';
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

/** The days a learner has studied, and the one that is today for them. */
export interface StudyCalendar {
  readonly today: LocalDay;
  readonly studiedDays: Set<LocalDay>;
}

/** The zone in which the learner's days are counted. */
export function timeZoneOf(learner: Learner): string {
  return learner.timeZone ?? DEFAULT_TIME_ZONE;
}

interface CalendarInput {
  readonly learner: Learner;
  readonly now: Date;
}

/** What counts as today is decided here and nowhere else: a change of time zone makes no second study day at once. */
export async function readCalendar(db: Reader, { learner, now }: CalendarInput): Promise<StudyCalendar> {
  const { localDay, occurredAt, timeZone } = activity;
  const rows = await db
    .selectDistinctOn([localDay], { day: localDay, firstStudiedAt: occurredAt, timeZone })
    .from(activity)
    .where(and(eq(activity.userId, learner.id), eq(activity.countsAsStudy, true)))
    .orderBy(desc(localDay), asc(activity.id));
  const days = rows.map((row) => ({ ...row, day: parseLocalDay(row.day) }));
  const today = studyDayAt({ now, timeZone: timeZoneOf(learner), latest: days[0] ?? null });
  return { today, studiedDays: new Set(days.map(({ day }) => day)) };
}

interface StatsInput {
  readonly learner: Learner;
  readonly calendar: StudyCalendar;
}

export async function readStats(db: Reader, { learner, calendar }: StatsInput): Promise<Stats> {
  // One after the other: a transaction has a single connection.
  const experience = await readExperience(db, learner);
  const lessons = await readLessonStates(db, learner);
  const reader = { hasHeritageAccess: hasHeritageAccess(learner) };
  const completed = lessons.filter(({ patternId, completed }) => completed && includes(patternId, reader));
  const streak = streakAt(calendar);
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
