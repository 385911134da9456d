import { type CountRule, countRules, QUIZ_PASS_SHARE, type RuledCounts } from '@wickwise/learning/learning-counts';
import { SESSION_PAUSE_MINUTES } from '@wickwise/learning/study-session';
import { type SQL, sql } from 'drizzle-orm';

/** Subject, whether completed, whether ever completed, and when it changed. */
export type LessonRow = [string, boolean, boolean, string];

export interface StudyDayRow {
  readonly day: string;
  readonly firstStudiedAt: string;
  readonly lastStudiedAt: string;
  /** The clock of the first study. */
  readonly timeZone: string | null;
  readonly dayBeginsAt: number;
}

/** Two studied days in a row with one day between them that a change of the day clock can have skipped. */
export interface DayGap {
  readonly before: StudyDayRow;
  readonly next: StudyDayRow;
}

/** Counts over the whole log, in one pass. */
export interface CountsRow extends RuledCounts {
  readonly studyMs: number;
  readonly lastActionAt: string | null;
}

/** A knowledge check that was failed at least once, and whether it was passed after that. */
export interface FailedQuiz {
  readonly quizId: string;
  readonly isRecovered: boolean;
}

/** The learner whose row of `user` a query with these columns reads. */
export const learnerId = sql.placeholder('learner');

// Text, not nested `sql`: in a transaction Drizzle puts the query together again each time, at a cost for every part.
const own = `"user_id" = "user"."id"`;
const ownLog = `from "activity" where ${own}`;
/** Until every process of the release before is gone, one may still write `lesson-opened` for a reopened lesson. */
const isLessonKind = `"kind" in ('lesson-completed', 'lesson-reopened', 'lesson-opened')`;

/** The state of each lesson is what the newest entry of the log about it says. */
const lessonRows = list<LessonRow>(`select json_build_array("subject", "completed", "was_completed", "occurred_at")
  from (select distinct on ("subject") "subject", "kind" = 'lesson-completed' as "completed", "occurred_at",
      bool_or("kind" = 'lesson-completed') over (partition by "subject") as "was_completed"
    ${ownLog} and ${isLessonKind} order by "subject", "id" desc) as "lesson"`);

const studiedDays = list<string>(`select distinct "local_day" ${ownLog} and "counts_as_study"`);

const CLOCK = `concat("time_zone", "day_begins_at")`;

/** The studied days, each with its first and last study. */
const studyDays = `select distinct on ("local_day") "local_day" as "day", ${CLOCK} as "clock",
    last_value(${CLOCK}) over "of_day" as "last_clock",
    json_build_object('day', "local_day", 'firstStudiedAt', "occurred_at",
      'lastStudiedAt', last_value("occurred_at") over "of_day",
      'timeZone', "time_zone", 'dayBeginsAt', "day_begins_at") as "study_day"
  ${ownLog} and "counts_as_study"
  window "of_day" as (partition by "local_day" order by "id" rows between unbounded preceding and unbounded following)`;

/** The latest studied day, which decides when the next one begins. */
const latest = column<StudyDayRow | null>(`(select "study_day"
  from (${studyDays} order by "local_day" desc, "id" limit 1) as "latest")`);

const dayGaps = list<DayGap>(`select json_build_object('before', "before", 'next', "study_day")
  from (select "day", "clock", "study_day", lag("study_day") over "days" as "before", lag("day") over "days" as "day_before",
      lag("clock") over "days" as "clock_before", lag("last_clock") over "days" as "last_clock_before"
    from (${studyDays} order by "local_day", "id") as "study_days" window "days" as (order by "day")) as "pair"
  where "day" - "day_before" = 2 and ("clock" <> "clock_before" or "clock" <> "last_clock_before")`);

const experience = column<number>(`(select coalesce(sum("points"), 0)::int from "xp_ledger" where ${own})`);

/** The columns from which the figures on screen are derived. */
export const statsColumns = { lessonRows, studiedDays, dayGaps, latest, experience };

/** The columns from which the calendar is derived. */
export const dayColumns = { studiedDays, dayGaps, latest };

export const latestColumn = { latest };
export const lessonColumn = { lessonRows };

/** Rewards that are earned once are always needed; a day's own rewards only while a study day can last. */
const earnedCauses = sql<string[]>`array_to_json(array(select "cause" from "xp_ledger"
  where ${sql.raw(own)} and ("cause" like 'badge:%' or "cause" like 'milestone:%' or "cause" like 'scenario-solved:%'
    or "cause" = any(${sql.placeholder('causes')}::text[])
    or "cause" like any(${sql.placeholder('prefixes')}::text[])
    or ("cause" like any(${sql.placeholder('dailyPrefixes')}::text[]) and "earned_at" > ${sql.placeholder('since')}))))`;

const completedItems = sql<string[]>`array_to_json(array(select distinct "kind" || ':' || "subject"
  ${sql.raw(ownLog)} and "kind" || ':' || "subject" = any(${sql.placeholder('items')}::text[])
    and "subject" = any(${sql.placeholder('itemIds')}::text[])))`;

const isQuiz = `"kind" = 'quiz-completed'`;
const share = `"correct"::float8 / "total"`;
const PAUSE_MS = SESSION_PAUSE_MINUTES * 60_000;

/** Time is counted as `studyMsAfter` of the learning package does. */
const counts = column<CountsRow>(`(select json_build_object(
    ${Object.entries(countRules).map(ruledCount).join(', ')},
    'studyMs', coalesce(sum(case when "since_ms" <= ${PAUSE_MS} then "since_ms"
      else least(coalesce("seconds", 0) * 1000, ${PAUSE_MS}) end), 0),
    'lastActionAt', max("occurred_at"))
  from (select "kind", "correct", "total", "seconds", "occurred_at",
      round(extract(epoch from "occurred_at" - lag("occurred_at") over (order by "occurred_at", "id")) * 1000)
        as "since_ms"
    ${ownLog}) as "log")`);

const perfectQuizDays = list<string>(`select distinct "subject" || ':' || "local_day"
  ${ownLog} and ${isQuiz} and "correct" = "total"`);

const failedQuizzes =
  list<FailedQuiz>(`select json_build_object('quizId', "subject", 'isRecovered', "passed" > "failed")
  from (select "subject", min("id") filter (where ${share} < ${QUIZ_PASS_SHARE}) as "failed",
      coalesce(max("id") filter (where ${share} >= ${QUIZ_PASS_SHARE}), 0) as "passed"
    ${ownLog} and ${isQuiz} group by "subject") as "quiz" where "failed" is not null`);

/** The triggers of celebrations that have no ledger entry. */
const celebrated = list<string>(`select "trigger" from "celebration"
  where ${own} and "type" in ('achievement', 'perfect_score')`);

/** All that the rules need to judge an event. */
export const recordColumns = {
  ...statsColumns,
  earnedCauses,
  completedItems,
  counts,
  perfectQuizDays,
  failedQuizzes,
  celebrated,
};

function column<T>(text: string): SQL<T> {
  return sql<T>`${sql.raw(text)}`;
}

/** The rows of a query of one column, as one value. */
function list<T>(query: string): SQL<T[]> {
  return column<T[]>(`array_to_json(array(${query}))`);
}

/** The name and the value of a count. */
function ruledCount([name, { kind, minTotal, minShare, adds }]: [string, CountRule]): string {
  const conditions = [`"kind" = '${kind}'`];
  if (minTotal !== undefined) conditions.push(`"total" >= ${minTotal}`);
  if (minShare !== undefined) conditions.push(`${share} >= ${minShare}`);
  const isCounted = conditions.join(' and ');
  const value =
    adds === 'correct'
      ? `coalesce(sum("correct") filter (where ${isCounted}), 0)`
      : `count(*) filter (where ${isCounted})`;
  return `'${name}', ${value}`;
}
