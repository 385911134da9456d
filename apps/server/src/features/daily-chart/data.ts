import { DAILY_CHART_COUNTS_FROM } from '@wickwise/contract/constants';
import type { DailyChart, DailyReview } from '@wickwise/contract/practice/daily-chart';
import type { PictureQuestion } from '@wickwise/curriculum/questions/picture-question';
import type { LoggedAnswer } from '@wickwise/learning/learner-model/answer-kinds';
import { type LocalDay, parseLocalDay } from '@wickwise/learning/local-day';
import { and, asc, count, eq, gte, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection, Transaction } from '../../db/client.ts';
import { dailyAnswer } from '../../db/schema/daily-chart.ts';
import type { Learner } from '../../plugins/session.ts';
import { toQuestion, toReview } from '../drill/public.ts';
import { chartDayAt, drawDailyChart } from './rules.ts';

export interface DailyChartContext {
  readonly db: Database;
  readonly learner: Learner | null;
  readonly now: Date;
  readonly secret: string;
  readonly countAnswers: CountAnswers;
}

/** Today's chart, and the learner's answer to it. */
export async function readDailyChart({ db, learner, now, secret, ...context }: DailyChartContext): Promise<DailyChart> {
  const day = chartDayAt(now);
  const question = drawDailyChart(day, secret);
  const answer = learner && (await readDailyAnswer(db, { learner, day }));
  const everyone = answer && (await context.countAnswers(day));
  const review = answer && { ...toDailyReview(question, answer.chosen), everyone, earned: null };
  return { day, question: toQuestion(question), review };
}

export function toDailyReview(question: PictureQuestion, chosen: string) {
  return { ...toReview(question, chosen), patternId: question.patternId };
}

type DailyAnswerRow = typeof dailyAnswer.$inferSelect;

/** The learner's answer to the chart of a day; null before it. */
export async function readDailyAnswer(
  db: Database | Transaction,
  { learner, day }: { learner: Learner; day: string },
): Promise<DailyAnswerRow | null> {
  const own = and(eq(dailyAnswer.userId, learner.id), eq(dailyAnswer.chartDay, day));
  const [row] = await db.select().from(dailyAnswer).where(own);
  return row ?? null;
}

export type CountAnswers = (day: string) => Promise<DailyReview['everyone']>;

/** A count of so many rows would cost each reader what it costs once a minute. */
const COUNTED_FOR_MS = 60_000;

/** How everyone answered, at most a minute ago; null until enough have. */
export function prepareCountAnswers(readLagging: DatabaseConnection['readLagging'], clock: () => Date): CountAnswers {
  const right = sql<number>`count(*) filter (where ${dailyAnswer.isCorrect})::int`;
  const countOf = (day: string) =>
    readLagging((db) => db.select({ answers: count(), right }).from(dailyAnswer).where(eq(dailyAnswer.chartDay, day)));
  let latest = { day: '', at: 0, answers: 0, right: 0 };
  return async (day) => {
    const now = clock().getTime();
    if (latest.day !== day || now - latest.at >= COUNTED_FOR_MS) {
      const [counts = { answers: 0, right: 0 }] = await countOf(day);
      latest = { day, at: now, ...counts };
    }
    const { answers, right } = latest;
    return answers < DAILY_CHART_COUNTS_FROM ? null : { answers, right };
  };
}

/** As the learner model reads it: a chart like those of drills. */
export function toDailyAnswer({ chartDay, questionKind, localDay, answeredAt, ...row }: DailyAnswerRow): LoggedAnswer {
  const id = `chart-of-the-day ${chartDay}`;
  const { patternId, isCorrect, chosenPatternId, isNearMiss, offeredIds, choiceCount: choices } = row;
  return {
    ...{ kind: 'drill', id, itemId: id, at: answeredAt, day: parseLocalDay(localDay), question: questionKind },
    ...{ patternId, isCorrect, chosenPatternId, isNearMiss, offeredIds, choices },
  };
}

/** A learner's answers since a day, oldest first. */
export async function listDailyAnswersSince(
  db: Database,
  { learner, since }: { learner: Pick<Learner, 'id'>; since: LocalDay },
): Promise<{ patternId: string; isCorrect: boolean; day: LocalDay; at: Date }[]> {
  const { patternId, isCorrect, localDay, answeredAt: at } = dailyAnswer;
  const rows = await db
    .select({ patternId, isCorrect, localDay, at })
    .from(dailyAnswer)
    .where(and(eq(dailyAnswer.userId, learner.id), gte(localDay, since)))
    .orderBy(asc(at));
  return rows.map(({ localDay, ...row }) => ({ ...row, day: parseLocalDay(localDay) }));
}

/** The learner's answers, for their data export. */
export async function exportDailyAnswers(db: Database, learner: Learner) {
  const isOwn = eq(dailyAnswer.userId, learner.id);
  return { dailyAnswers: await db.select().from(dailyAnswer).where(isOwn).orderBy(asc(dailyAnswer.chartDay)) };
}
