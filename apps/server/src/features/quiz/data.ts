import { GENESIS_QUIZZES_PER_DAY } from '@wickwise/contract/constants';
import type { ListedQuiz, MatchingExercise, PlacementQuestion, QuizQuestion } from '@wickwise/contract/quiz';
import type { QuizAttempt, QuizHistory } from '@wickwise/contract/quiz-result';
import type { PlacementQuestion as PlacementEntry } from '@wickwise/curriculum/questions/placement';
import { picturedQuizzes as quizzes } from '@wickwise/curriculum/quizzes/pictured-quizzes';
import type {
  MatchingExercise as MatchingEntry,
  QuizQuestion as QuestionEntry,
  Quiz as QuizEntry,
} from '@wickwise/curriculum/quizzes/quiz';
import { toPicture } from '@wickwise/curriculum/reader-patterns';
import type { LocalDay } from '@wickwise/learning/local-day';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { user } from '../../db/schema/identity.ts';
import { quizAnswer, quizAttempt } from '../../db/schema/quiz.ts';
import { writeOnce } from '../../db/statement.ts';
import type { Learner } from '../../plugins/session.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { type EventContext, latestColumn, todayOf } from '../progress/public.ts';

/** How many attempts the history shows. */
const HISTORY_LENGTH = 100;

/** A quiz's entry by its id. */
export const quizById: ReadonlyMap<string, QuizEntry> = new Map(quizzes.map((entry) => [entry.id, entry]));

/** What a reader sees: whole quizzes where their access includes them, previews of the rest. */
export function listQuizzes(reader: { hasHeritageAccess: boolean }): ListedQuiz[] {
  return quizzes.map((entry) => (isIncluded(entry, reader) ? toQuiz(entry) : toPreview(entry)));
}

export function isIncluded(entry: QuizEntry, reader: { hasHeritageAccess: boolean }): boolean {
  return entry.requiredTier === 'genesis' || reader.hasHeritageAccess;
}

/** Lists the fields that everyone may see, so that a new one stays hidden until it is added here. */
function toPreview({ id, title, level, category, requiredTier, questions }: QuizEntry) {
  return { access: 'preview' as const, id, title, level, category, requiredTier, questionCount: questions.length };
}

function toQuiz(entry: QuizEntry): ListedQuiz {
  const { questions, matching } = entry;
  return {
    ...toPreview(entry),
    access: 'quiz',
    questions: questions.map(toQuestion),
    matching: matching && toMatching(matching),
  };
}

/** Lists the fields that are visible before the answer, so that a new one stays hidden until it is added here. */
function toQuestion({ id, question, options, category, picture }: QuestionEntry): QuizQuestion {
  return { id, question, options: [...options], category, picture: picture === undefined ? null : toPicture(picture) };
}

/** As above. */
export function toPlacementQuestion({ id, question, picture, choices }: PlacementEntry): PlacementQuestion {
  return { id, question, picture, choices: choices.map(({ id, name, picture }) => ({ id, name, picture })) };
}

function toMatching({ prompt, items, zones }: MatchingEntry): MatchingExercise {
  return {
    prompt,
    items: items.map((item) => ({ ...item, picture: toPicture(item.picture) })),
    zones: zones.map(({ id, description }) => ({ id, description })),
  };
}

type AttemptRow = typeof quizAttempt.$inferSelect;

/** A study day can outlast its calendar day after a change of time zone; four days hold the longest in any zone. */
const RECENT_DAYS_MS = 4 * 24 * 60 * 60_000;

const learnerId = sql.placeholder('learner');
const recordedByDay = sql<Record<string, number>>`(select coalesce(json_object_agg("local_day", "count"), '{}')
  from (select "local_day", count(*) from ${quizAttempt}
    where "user_id" = ${learnerId} and "local_day" >= ${sql.placeholder('since')} group by "local_day") as "day")`;

const answersSoFar = sql<StoredAnswer[]>`(select coalesce(json_agg(json_build_object('questionId', "question_id",
    'chosen', "chosen", 'isCorrect', "is_correct", 'confidence', "confidence")), '[]')
  from ${quizAnswer} where "user_id" = ${learnerId} and "quiz_id" = ${sql.placeholder('quiz')}
    and "attempt_id" = nullif(${sql.placeholder('attempt')}, '')::uuid)`;

export type StoredAnswer = Pick<typeof quizAnswer.$inferSelect, 'questionId' | 'chosen' | 'isCorrect' | 'confidence'>;

interface QuizTurn {
  /** This attempt, if it was recorded before. */
  readonly earlier: AttemptRow | null;
  /** The learner's study day. */
  readonly day: LocalDay;
  /** How many more quizzes may be recorded that day; null without a limit. */
  readonly remaining: number | null;
  /** The answers of the attempt, in no order. */
  readonly answers: readonly StoredAnswer[];
}

/** No attempt or quiz has this id. */
const NONE = '';

/** Reads once what decides whether an attempt is recorded. The learner's row is locked. */
export async function readQuizTurn(
  tx: Database | Transaction,
  { learner, now, attemptId = NONE, quizId = NONE }: Omit<EventContext, 'db'> & { attemptId?: string; quizId?: string },
): Promise<QuizTurn> {
  const since = new Date(now.getTime() - RECENT_DAYS_MS).toISOString().slice(0, 10);
  const [row] = await readTurn(tx, { learner: learner.id, attempt: attemptId, quiz: quizId, since });
  const day = todayOf(row?.latest ?? null, { learner, now });
  const remaining = remainingOf(learner, row?.recordedByDay[day] ?? 0);
  return { earlier: row?.earlier ?? null, day, remaining, answers: row?.answers ?? [] };
}

const readTurn = writeOnce((db) => {
  const isIt = and(eq(quizAttempt.userId, user.id), eq(quizAttempt.id, sql.placeholder('attempt')));
  return db
    .select({ earlier: quizAttempt, ...latestColumn, recordedByDay, answers: answersSoFar })
    .from(user)
    .leftJoin(quizAttempt, isIt)
    .where(eq(user.id, learnerId))
    .prepare('read_quiz_turn');
});

function remainingOf(learner: Learner, recorded: number): number | null {
  return hasHeritageAccess(learner) ? null : Math.max(0, GENESIS_QUIZZES_PER_DAY - recorded);
}

/** The learner's quizzes and what is left of the day's. */
export async function listQuizResults({ db, learner, now }: EventContext): Promise<QuizHistory> {
  const own = eq(quizAttempt.userId, learner.id);
  const [rows, best, { remaining }] = await Promise.all([
    db.select().from(quizAttempt).where(own).orderBy(desc(quizAttempt.finishedAt)).limit(HISTORY_LENGTH),
    listBest(db, learner),
    readQuizTurn(db, { learner, now }),
  ]);
  return { attempts: rows.map(toAttempt), best, remainingToday: remaining };
}

/** By share, because a vocabulary quiz can be short or long. */
async function listBest(db: Database, learner: Learner): Promise<QuizHistory['best']> {
  const { quizId, score, totalQuestions } = quizAttempt;
  const rows = await db
    .selectDistinctOn([quizId], { quizId, score, totalQuestions })
    .from(quizAttempt)
    .where(and(eq(quizAttempt.userId, learner.id), isNotNull(quizId)))
    .orderBy(quizId, desc(sql`${score}::float / ${totalQuestions}`), desc(totalQuestions));
  return rows.flatMap(({ quizId, ...row }) => (quizId === null ? [] : [{ quizId, ...row }]));
}

export function toAttempt({ id, quizId, category, score, totalQuestions, ...row }: AttemptRow): QuizAttempt {
  const { seconds, entries, finishedAt } = row;
  return {
    ...{ id, quizId, category, score, totalQuestions, seconds },
    entries: [...entries],
    finishedAt: finishedAt.toISOString(),
  };
}

/** The learner's quizzes, for their data export. */
export async function exportQuizAttempts(db: Database, learner: Learner) {
  const isOwn = eq(quizAttempt.userId, learner.id);
  const quizAttempts = await db.select().from(quizAttempt).where(isOwn).orderBy(asc(quizAttempt.finishedAt));
  const isOwnAnswer = eq(quizAnswer.userId, learner.id);
  const quizAnswers = await db.select().from(quizAnswer).where(isOwnAnswer).orderBy(asc(quizAnswer.answeredAt));
  return { quizAttempts, quizAnswers };
}
