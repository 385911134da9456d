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
import { withoutCaption } from '@wickwise/curriculum/reader-patterns';
import type { LearningRecord } from '@wickwise/learning/learning-record';
import type { LearningEvent } from '@wickwise/learning/ledger';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { user } from '../../db/schema/identity.ts';
import { quizAnswer, quizAttempt } from '../../db/schema/quiz.ts';
import { writeOnce } from '../../db/statement.ts';
import { DAY_MS } from '../../plugins/duration.ts';
import type { Learner } from '../../plugins/session.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { type EventContext, latestColumn, recordColumns, recordValues, todayOf, toRecord } from '../progress/public.ts';

/** How many attempts the history shows. */
const HISTORY_LENGTH = 100;

/** A quiz's entry by its id. */
export const quizById: ReadonlyMap<string, QuizEntry> = new Map(quizzes.map((entry) => [entry.id, entry]));

/** The quizzes for a reader: whole where their access includes them, previews of the rest. */
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
  return {
    id,
    question,
    options: [...options],
    category,
    picture: picture === undefined ? null : withoutCaption(picture),
  };
}

/** As above. */
export function toPlacementQuestion({ id, question, picture, choices }: PlacementEntry): PlacementQuestion {
  return { id, question, picture, choices: choices.map(({ id, name, picture }) => ({ id, name, picture })) };
}

function toMatching({ prompt, items, zones }: MatchingEntry): MatchingExercise {
  return {
    prompt,
    items: items.map((item) => ({ ...item, picture: withoutCaption(item.picture) })),
    zones: zones.map(({ id, description }) => ({ id, description })),
  };
}

type AttemptRow = typeof quizAttempt.$inferSelect;

/** A study day can outlast its calendar day after a change of time zone; four days hold the longest in any zone. */
const RECENT_DAYS_MS = 4 * DAY_MS;

const learnerId = sql.placeholder('learner');
const recordedByDay = sql<Record<string, number>>`(select coalesce(json_object_agg("local_day", "count"), '{}')
  from (select "local_day", count(*) from ${quizAttempt}
    where "user_id" = ${learnerId} and "local_day" >= ${sql.placeholder('since')} group by "local_day") as "day")`;

const answersSoFar = sql<StoredAnswer[]>`(select coalesce(json_agg(json_build_object('questionId', "question_id",
    'chosen', "chosen", 'isCorrect', "is_correct", 'confidence', "confidence")), '[]')
  from ${quizAnswer} where "user_id" = ${learnerId} and "quiz_id" = ${sql.placeholder('quiz')}
    and "attempt_id" = nullif(${sql.placeholder('attempt')}, '')::uuid)`;

/** The attempt as the first response had it, but with the time in PostgreSQL’s format. */
const recordedBefore = sql<QuizAttempt | null>`(select json_build_object('id', "id", 'quizId', "quiz_id",
    'category', "category", 'score', "score", 'totalQuestions', "total_questions", 'seconds', "seconds",
    'entries', "entries", 'finishedAt', "finished_at")
  from ${quizAttempt} where "user_id" = ${learnerId} and "id" = ${sql.placeholder('attempt')})`;

export type StoredAnswer = Pick<typeof quizAnswer.$inferSelect, 'questionId' | 'chosen' | 'isCorrect' | 'confidence'>;

interface QuizTurn {
  /** What the rules need to judge the quiz. */
  readonly record: LearningRecord;
  /** This attempt, if it was recorded before. */
  readonly earlier: QuizAttempt | null;
  /** How many more quizzes may be recorded on the learner's study day; null without a limit. */
  readonly remaining: number | null;
  /** The answers of the attempt, in no order. */
  readonly answers: readonly StoredAnswer[];
}

/** No attempt or quiz has this id. */
const NONE = '';

interface TurnInput extends Omit<EventContext, 'db'> {
  readonly attemptId: string;
  readonly quizId: string | undefined;
  readonly events: readonly LearningEvent[];
}

/** Reads once what decides whether an attempt is recorded and what it earns. The learner's row is locked. */
export async function readQuizTurn(tx: Transaction, { attemptId, quizId, ...input }: TurnInput): Promise<QuizTurn> {
  const { learner, now } = input;
  const own = { attempt: attemptId, quiz: quizId ?? NONE, since: recentSince(now) };
  const [row] = await readTurn(tx, { ...recordValues(input), ...own });
  const record = toRecord(row?.record, { ...input, cardsMastered: null });
  const { earlier: stored = null, answers = [] } = row ?? {};
  const earlier = stored && { ...stored, finishedAt: new Date(stored.finishedAt).toISOString() };
  return { record, earlier, answers, remaining: remainingOf(learner, row?.recordedByDay[record.today]) };
}

const readTurn = writeOnce((db) =>
  db
    .select({ record: recordColumns, earlier: recordedBefore, recordedByDay, answers: answersSoFar })
    .from(user)
    .where(eq(user.id, learnerId))
    .prepare('read_quiz_turn'),
);

/** How many more quizzes may be recorded today; null without a limit. */
async function readRemaining(db: Database, { learner, now }: Omit<EventContext, 'db'>): Promise<number | null> {
  const query = db
    .select({ ...latestColumn, recordedByDay })
    .from(user)
    .where(eq(user.id, learnerId));
  const [row] = await query.prepare('read_quizzes_left').execute({ learner: learner.id, since: recentSince(now) });
  return remainingOf(learner, row?.recordedByDay[todayOf(row.latest, { learner, now })]);
}

function recentSince(now: Date): string {
  return new Date(now.getTime() - RECENT_DAYS_MS).toISOString().slice(0, 10);
}

function remainingOf(learner: Learner, recorded = 0): number | null {
  return hasHeritageAccess(learner) ? null : Math.max(0, GENESIS_QUIZZES_PER_DAY - recorded);
}

/** The learner's quizzes and what is left of the day's. */
export async function listQuizResults({ db, learner, now }: EventContext): Promise<QuizHistory> {
  const own = eq(quizAttempt.userId, learner.id);
  const [rows, best, remainingToday] = await Promise.all([
    db.select().from(quizAttempt).where(own).orderBy(desc(quizAttempt.finishedAt)).limit(HISTORY_LENGTH),
    listBest(db, learner),
    readRemaining(db, { learner, now }),
  ]);
  return { attempts: rows.map(toAttempt), best, remainingToday };
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
    id,
    quizId,
    category,
    score,
    totalQuestions,
    seconds,
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
