import type { Completions, LessonProgress, StudyCalendar } from '@wickwise/contract/progress';
import type { Stats } from '@wickwise/contract/reward/stats';
import type { LearningRecord, LessonRecord, StatsRecord } from '@wickwise/learning/learning-record';
import type { ItemCompleted } from '@wickwise/learning/ledger';
import { type DayClock, type LocalDay, parseLocalDay } from '@wickwise/learning/local-day';
import { bridgedDay, type StudyDay, studyDayAt } from '@wickwise/learning/study-day';
import { longestStreak, studyCalendar } from '@wickwise/learning/study-history';
import { and, eq, inArray, min, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { user } from '../../db/schema/identity.ts';
import { activity } from '../../db/schema/progress.ts';
import type { Learner, LearnerProfile } from '../../plugins/session.ts';
import { DEFAULT_TIME_ZONE } from '../identity/public.ts';
import { statsOf } from '../reward/public.ts';
import { itemEventKinds, toCompletions } from './items.ts';
import {
  type DayGap,
  dayColumns,
  type LessonRow,
  latestColumn,
  learnerId,
  lessonColumn,
  type StudyDayRow,
  statsColumns,
} from './record-columns.ts';
import { rememberRead } from './remembered-read.ts';

export interface StatsRow {
  readonly lessonRows: LessonRow[];
  readonly studiedDays: string[];
  readonly dayGaps: DayGap[];
  readonly latest: StudyDayRow | null;
  readonly experience: number;
}

export interface Moment {
  readonly learner: Learner;
  readonly now: Date;
}

/** For callers that need only the start of a learner's day. */
interface ClockMoment {
  readonly learner: Pick<Learner, 'id' | 'timeZone' | 'dayBeginsAt'>;
  readonly now: Date;
}

/** One prepared query for the stats, skipped while the log is unchanged. Today is computed on every call. */
export function prepareReadStats(db: Database): (moment: Moment) => Promise<Stats> {
  const query = db.select(statsColumns).from(user).where(eq(user.id, learnerId)).prepare('read_stats');
  const readLog = rememberRead(async (learner) => {
    const [row = NOTHING] = await query.execute({ learner: learner.id });
    return toLog(row);
  });
  return async ({ learner, now }) => statsOf(recordAt(await readLog(learner), { learner, now }), learner);
}

/**
 * The same without the cache, for the response to a retry: it may have waited for the first request, and what was
 * cached before that is out of date.
 */
export function prepareReadCurrentStats(db: Database): (moment: Moment) => Promise<Stats> {
  const query = db.select(statsColumns).from(user).where(eq(user.id, learnerId)).prepare('read_stats');
  return async ({ learner, now }) => {
    const [row = NOTHING] = await query.execute({ learner: learner.id });
    return statsOf(recordAt(toLog(row), { learner, now }), learner);
  };
}

/** The result for an account that was deleted since the request began. */
const NOTHING: StatsRow = { lessonRows: [], studiedDays: [], dayGaps: [], latest: null, experience: 0 };

/** One prepared query for the calendar, skipped while the log is unchanged. */
export function prepareReadCalendar(db: Database): (moment: Moment) => Promise<StudyCalendar> {
  const query = db.select(dayColumns).from(user).where(eq(user.id, learnerId)).prepare('read_calendar');
  const readDays = rememberRead(async (learner) => {
    const [row = NOTHING] = await query.execute({ learner: learner.id });
    return { ...toDays(row), latest: row.latest };
  });
  return async ({ learner, now }) => {
    const days = daysAt(await readDays(learner), { learner, now });
    const { today, studiedDays } = days;
    return { today, weeks: studyCalendar(days), daysStudied: studiedDays.size, longestStreak: longestStreak(days) };
  };
}

/** The learner's study day at `now`, as the next event would be logged. */
export async function readStudyDay(db: Database | Transaction, { learner, now }: ClockMoment): Promise<LocalDay> {
  const query = db.select(latestColumn).from(user).where(eq(user.id, learnerId)).prepare('read_study_day');
  const [row] = await query.execute({ learner: learner.id });
  return todayOf(row?.latest ?? null, { learner, now });
}

/** The same, skipped while the log is unchanged. */
export function prepareReadStudyDay(
  db: Database,
): (moment: { learner: LearnerProfile; now: Date }) => Promise<LocalDay> {
  const query = db.select(latestColumn).from(user).where(eq(user.id, learnerId)).prepare('read_study_day');
  const readLatest = rememberRead(async (learner) => (await query.execute({ learner: learner.id }))[0]?.latest ?? null);
  return async ({ learner, now }) => todayOf(await readLatest(learner), { learner, now });
}

/** One prepared query for the lessons, skipped while the log is unchanged. */
export function prepareListProgress(db: Database): (learner: LearnerProfile) => Promise<LessonProgress[]> {
  const query = db.select(lessonColumn).from(user).where(eq(user.id, learnerId)).prepare('list_progress');
  return rememberRead(async (learner) => {
    const [row = NOTHING] = await query.execute({ learner: learner.id });
    return toProgress(toLessons(row.lessonRows));
  });
}

/** One query for what was completed besides the lessons, in the order of completion; prepared once. */
export function prepareListCompletions(db: Database): (learner: LearnerProfile) => Promise<Completions> {
  const query = db
    .select({ kind: sql<ItemCompleted['kind']>`${activity.kind}`, itemId: activity.subject })
    .from(activity)
    .where(and(eq(activity.userId, learnerId), inArray(activity.kind, itemEventKinds)))
    .groupBy(activity.kind, activity.subject)
    .orderBy(min(activity.id))
    .prepare('list_completions');
  return rememberRead(async (learner) => toCompletions(await query.execute({ learner: learner.id })));
}

/** The lessons of a record in the order of their ids. */
export function toProgress(lessons: LearningRecord['lessons']): LessonProgress[] {
  return [...lessons]
    .map(([patternId, lesson]) => lessonProgressOf(patternId, lesson))
    .sort((one, other) => (one.patternId < other.patternId ? -1 : 1));
}

export function lessonProgressOf(patternId: string, { completed, changedAt }: LessonRecord): LessonProgress {
  const masteryLevel = completed ? 'mastered' : 'learning';
  return { patternId, completed, masteryLevel, updatedAt: changedAt.toISOString() };
}

/** The clock by which the learner's days are counted. */
export function dayClockOf({ timeZone, dayBeginsAt }: Pick<Learner, 'timeZone' | 'dayBeginsAt'>): DayClock {
  return { timeZone: timeZone ?? DEFAULT_TIME_ZONE, dayBeginsAt };
}

/** What a learner's log says, at any time of day. */
interface LearnerLog extends Omit<StatsRecord, 'today'>, LoggedDays {
  readonly bridgedDays: ReadonlySet<LocalDay>;
}

export function toLog({ lessonRows, latest, experience, ...days }: StatsRow): LearnerLog {
  return {
    ...toDays(days),
    lessons: toLessons(lessonRows),
    experience,
    latest,
  };
}

function toDays({ studiedDays, dayGaps }: Pick<StatsRow, 'studiedDays' | 'dayGaps'>) {
  const bridged = dayGaps.flatMap(({ before, next }) => bridgedDay(toStudyDay(before), toStudyDay(next)) ?? []);
  return { studiedDays: new Set(studiedDays.map(parseLocalDay)), bridgedDays: new Set(bridged) };
}

export function recordAt(log: LearnerLog, moment: Moment): StatsRecord {
  const { latest: _, ...record } = log;
  return { ...record, ...daysAt(log, moment) };
}

interface LoggedDays {
  readonly studiedDays: ReadonlySet<LocalDay>;
  readonly bridgedDays: ReadonlySet<LocalDay>;
  readonly latest: StudyDayRow | null;
}

/** The days as they stand at a moment: a change of the day clock can have skipped the day before today. */
function daysAt({ studiedDays, bridgedDays, latest }: LoggedDays, moment: ClockMoment) {
  const today = todayOf(latest, moment);
  const next = { day: today, firstStudiedAt: moment.now, clock: dayClockOf(moment.learner) };
  const skipped = latest && bridgedDay(toStudyDay(latest), next);
  return { today, studiedDays, bridgedDays: skipped === null ? bridgedDays : new Set(bridgedDays).add(skipped) };
}

/** Today is decided here and nowhere else, so that a change of the day clock can't begin a second study day at once. */
export function todayOf(latest: StudyDayRow | null, { learner, now }: ClockMoment): LocalDay {
  return studyDayAt({ now, clock: dayClockOf(learner), latest: latest && toStudyDay(latest) });
}

function toStudyDay({ day, timeZone, dayBeginsAt, ...row }: StudyDayRow): StudyDay {
  return {
    day: parseLocalDay(day),
    firstStudiedAt: new Date(row.firstStudiedAt),
    lastStudiedAt: new Date(row.lastStudiedAt),
    clock: timeZone === null ? null : { timeZone, dayBeginsAt },
  };
}

function toLessons(rows: LessonRow[]): LearningRecord['lessons'] {
  return new Map(
    rows.map(([subject, completed, wasCompleted, changedAt]) => [
      subject,
      { completed, wasCompleted, changedAt: new Date(changedAt) },
    ]),
  );
}
