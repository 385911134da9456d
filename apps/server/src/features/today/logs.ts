import type { PlanMinutes } from '@wickwise/contract/today';
import type { LoggedAnswer } from '@wickwise/learning/learner-model/answer-kinds';
import { flashcardAnswers } from '@wickwise/learning/learner-model/flashcard-answers';
import type { LocalDay } from '@wickwise/learning/local-day';
import type { Practice } from '@wickwise/learning/today/finished-items';
import { eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { user } from '../../db/schema/identity.ts';
import { activity } from '../../db/schema/progress.ts';
import { quizAttempt } from '../../db/schema/quiz.ts';
import type { Learner } from '../../plugins/session.ts';
import { toDailyAnswer } from '../daily-chart/public.ts';
import { type DecisionAnswer, decisionLog, toDecisionAnswer } from '../decision/public.ts';
import { drillLog, finishedDrills, toDrillAnswer } from '../drill/public.ts';
import { placementLog, toPlacementAnswer } from '../placement/public.ts';
import { practicesIn, quizLog, toQuizAnswers } from '../quiz/public.ts';
import { toReviewEntry } from '../review/public.ts';
import { type ScenarioAnswer, scenarioLog, toScenarioAnswer } from '../scenario/public.ts';
import { minutesOfArticle } from './content.ts';

type Owner = Pick<Learner, 'id' | 'timeZone' | 'dayBeginsAt'>;

type LogQuery = NonNullable<Parameters<Database['query']['user']['findFirst']>[0]>['with'];

/** Every log of answers. A new kind of answer is read by its noun, which is listed here and in `toAnswers`. */
const answerLogs = {
  ...quizLog,
  ...drillLog,
  ...placementLog,
  ...scenarioLog,
  ...decisionLog,
  dailyAnswers: true,
  reviews: true,
  todaySettings: true,
} satisfies LogQuery;

const own = eq(user.id, sql.placeholder('learner'));
const day = sql.placeholder('day');

/** One statement for everything that a learner answered since they last started over. */
export async function readLoggedAnswers(db: Database, learner: Owner): Promise<LoggedAnswer[]> {
  return prepareReadAnswers(db)(learner);
}

/** The same, prepared once. */
export function prepareReadAnswers(db: Database): (learner: Owner) => Promise<LoggedAnswer[]> {
  const query = db.query.user.findFirst({ columns: {}, where: own, with: answerLogs }).prepare('read_answers');
  return async (learner) => {
    const logs = await query.execute({ learner: learner.id });
    return logs === undefined ? [] : toAnswers(logs, learner);
  };
}

/** What else a plan depends on, of the day and later. */
const dayLogs = {
  ...answerLogs,
  quizAttempts: { columns: { quizId: true, results: true }, where: eq(quizAttempt.localDay, day) },
  activities: {
    columns: { kind: true, subject: true },
    where: gte(activity.localDay, day),
    orderBy: [activity.occurredAt, activity.id],
  },
} satisfies LogQuery;

interface DayLogs {
  readonly answers: readonly LoggedAnswer[];
  /** What was practiced to its end on the day. */
  readonly practices: readonly Practice[];
  /** Newest first. */
  readonly scenarios: readonly ScenarioAnswer[];
  readonly decisions: readonly DecisionAnswer[];
  /** How many minutes the learner chose; null where they did not. */
  readonly minutes: PlanMinutes | null;
}

/** One statement for everything that a learner answered, and what of it was done on a day; prepared once. */
export function prepareReadDayLogs(db: Database): (moment: { learner: Owner; day: LocalDay }) => Promise<DayLogs> {
  const query = prepareDayLogs(db);
  return async ({ learner, day }) => {
    const logs = await query.execute({ learner: learner.id, day });
    if (logs === undefined) return { answers: [], practices: [], scenarios: [], decisions: [], minutes: null };
    const scenarios = logs.scenarioAnswers.map((row) => toScenarioAnswer(row, learner));
    const decisions = logs.decisions.map(toDecisionAnswer);
    const practices = practicesOn(day, { ...logs, scenarios, decisions });
    const minutes = logs.todaySettings?.minutes ?? null;
    return { answers: toAnswers(logs, learner), practices, scenarios, decisions, minutes };
  };
}

function prepareDayLogs(db: Database) {
  return db.query.user.findFirst({ columns: {}, where: own, with: dayLogs }).prepare('read_day_logs');
}

type DayRows = NonNullable<Awaited<ReturnType<ReturnType<typeof prepareDayLogs>['execute']>>>;
type AnswerRows = Omit<DayRows, 'quizAttempts' | 'activities'>;

function toAnswers(logs: AnswerRows, learner: Owner): LoggedAnswer[] {
  const startedOverAt = logs.todaySettings?.startedOverAt ?? null;
  const answers = [
    ...toQuizAnswers(logs, learner),
    ...logs.drillAnswers.map(toDrillAnswer),
    ...logs.dailyAnswers.map(toDailyAnswer),
    ...logs.placementAnswers.map(toPlacementAnswer),
    ...flashcardAnswers(logs.reviews.map(toReviewEntry)),
    ...logs.scenarioAnswers.map((row) => toScenarioAnswer(row, learner)),
    ...logs.decisions.map(toDecisionAnswer),
  ];
  return startedOverAt === null ? answers : answers.filter(({ at }) => at > startedOverAt);
}

type Practiced = Pick<DayRows, 'activities' | 'drillAnswers' | 'quizAttempts'> &
  Pick<DayLogs, 'scenarios' | 'decisions'>;

function practicesOn(today: LocalDay, { activities, scenarios, decisions, ...logs }: Practiced): Practice[] {
  const lessons = activities.flatMap(({ kind, subject }): Practice[] =>
    kind === 'lesson-completed' ? [{ kind: 'lesson', patternId: subject }] : [],
  );
  const read = activities.flatMap(({ kind, subject: articleId }): Practice[] => {
    const minutes = kind === 'article-read' ? minutesOfArticle(articleId) : null;
    return minutes === null ? [] : [{ kind: 'article', articleId, minutes }];
  });
  const decided = scenarios.flatMap((answer): Practice[] =>
    answer.day === today ? [{ kind: 'topics', skills: [`decision:${answer.topic}`] }] : [],
  );
  const traded = decisions.flatMap(({ kind, day: on }): Practice[] => (on === today ? [{ kind }] : []));
  const quizzes = logs.quizAttempts.flatMap(practicesIn);
  return [...finishedDrills(logs.drillAnswers, today), ...quizzes, ...lessons, ...read, ...decided, ...traded];
}
