import type { LessonProgress } from '@wickwise/contract/progress';
import type { Stats } from '@wickwise/contract/reward';
import type { LearningRecord, LessonRecord } from '@wickwise/learning/learning-event';
import { type LocalDay, parseLocalDay } from '@wickwise/learning/local-day';
import { studyDayAt } from '@wickwise/learning/study-day';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { user } from '../../db/schema/identity.ts';
import { activity } from '../../db/schema/progress.ts';
import { xpLedger } from '../../db/schema/reward.ts';
import type { Learner } from '../../plugins/session.ts';
import { DEFAULT_TIME_ZONE } from '../identity/public.ts';
import { statsOf } from '../reward/public.ts';

/** Subject, whether completed, whether ever completed, and when it changed. */
type LessonRow = [string, boolean, boolean, string];
interface FirstOfDay {
  readonly day: string;
  readonly firstStudiedAt: string;
  readonly timeZone: string | null;
}

const learnerId = sql.placeholder('learner');
const own = sql`"user_id" = ${learnerId}`;

/** The state of each lesson is what the newest entry of the log about it says. */
const lessonRows = list<LessonRow>(sql`select json_build_array("subject", "completed", "was_completed", "occurred_at")
  from (select distinct on ("subject") "subject", "kind" = 'lesson-completed' as "completed", "occurred_at",
      bool_or("kind" = 'lesson-completed') over (partition by "subject") as "was_completed"
    from ${activity} where ${own} and ${isLessonKind()} order by "subject", "id" desc) as "lesson"`);

const studiedDays = list<string>(sql`select distinct "local_day" from ${activity} where ${own} and "counts_as_study"`);

/** The first study of the latest studied day, which decides when the next one begins. */
const latest = sql<FirstOfDay | null>`(select json_build_object(
    'day', "local_day", 'firstStudiedAt', "occurred_at", 'timeZone', "time_zone")
  from ${activity} where ${own} and "counts_as_study" order by "local_day" desc, "id" limit 1)`;

const experience = sql<number>`(select coalesce(sum("points"), 0)::int from ${xpLedger} where ${own})`;

const earnedCauses = list<string>(sql`select "cause" from ${xpLedger}
  where ${own} and ("cause" like 'streak-day:%' or "cause" = any(${sql.placeholder('causes')}::text[]))`);

/** Until every process of the release before is gone, one may still write `lesson-opened` for a reopened lesson. */
function isLessonKind(): SQL {
  return sql`"kind" in ('lesson-completed', 'lesson-reopened', 'lesson-opened')`;
}

/** The rows of a query of one column, as one value. */
function list<T>(query: SQL): SQL<T[]> {
  return sql<T[]>`array_to_json(array(${query}))`;
}

const STATS_COLUMNS = { lessonRows, studiedDays, latest, experience };

interface RecordRow {
  readonly lessonRows: LessonRow[];
  readonly studiedDays: string[];
  readonly latest: FirstOfDay | null;
  readonly experience: number;
}

interface Moment {
  readonly learner: Learner;
  readonly now: Date;
}

/** Reads once what the rules need to judge events with such causes. The learner's row is locked. */
export async function readRecord(
  tx: Transaction,
  { learner, now, causes }: Moment & { causes: readonly string[] },
): Promise<LearningRecord> {
  const query = tx
    .select({ ...STATS_COLUMNS, earnedCauses })
    .from(user)
    .where(eq(user.id, learnerId))
    .prepare('read_learning_record');
  const [row] = await query.execute({ learner: learner.id, causes });
  if (row === undefined) throw new Error(`The account ${learner.id} was deleted while its session was in use.`);
  return { ...toRecord(row, { learner, now }), earnedCauses: new Set(row.earnedCauses) };
}

/** One query for the stats, prepared once. */
export function prepareReadStats(db: Database): (moment: Moment) => Promise<Stats> {
  const query = db.select(STATS_COLUMNS).from(user).where(eq(user.id, learnerId)).prepare('read_stats');
  return async ({ learner, now }) => {
    const [row = NOTHING] = await query.execute({ learner: learner.id });
    return statsOf(toRecord(row, { learner, now }), learner);
  };
}

/** What is left of an account that was deleted since the request began. */
const NOTHING: RecordRow = { lessonRows: [], studiedDays: [], latest: null, experience: 0 };

/** One query for the lessons, prepared once. */
export function prepareListProgress(db: Database): (learner: Learner) => Promise<LessonProgress[]> {
  const query = db.select({ lessonRows }).from(user).where(eq(user.id, learnerId)).prepare('list_progress');
  return async (learner) => {
    const [row = NOTHING] = await query.execute({ learner: learner.id });
    return toProgress(toLessons(row.lessonRows));
  };
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

/** The zone in which the learner's days are counted. */
export function timeZoneOf(learner: Learner): string {
  return learner.timeZone ?? DEFAULT_TIME_ZONE;
}

function toRecord(row: RecordRow, moment: Moment): Omit<LearningRecord, 'earnedCauses'> {
  const { lessonRows, studiedDays, latest, experience } = row;
  return {
    today: todayOf(latest, moment),
    studiedDays: new Set(studiedDays.map(parseLocalDay)),
    lessons: toLessons(lessonRows),
    experience,
  };
}

/** What counts as today is decided here and nowhere else: a change of time zone makes no second study day at once. */
function todayOf(latest: FirstOfDay | null, { learner, now }: Moment): LocalDay {
  const day = latest && {
    day: parseLocalDay(latest.day),
    firstStudiedAt: new Date(latest.firstStudiedAt),
    timeZone: latest.timeZone,
  };
  return studyDayAt({ now, timeZone: timeZoneOf(learner), latest: day });
}

function toLessons(rows: LessonRow[]): LearningRecord['lessons'] {
  return new Map(
    rows.map(([subject, completed, wasCompleted, changedAt]) => [
      subject,
      { completed, wasCompleted, changedAt: new Date(changedAt) },
    ]),
  );
}
