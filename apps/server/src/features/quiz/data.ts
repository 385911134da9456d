import { GENESIS_QUIZZES_PER_DAY, VOCABULARY_CATEGORY } from '@wickwise/contract/constants';
import type { QuizAttempt, QuizHistory } from '@wickwise/contract/quiz-result';
import { SHORTEST_VOCABULARY_QUIZ } from '@wickwise/learning/learning-counts';
import { and, asc, desc, eq, gte, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { quizAnswer, quizAttempt, quizDraw, vocabularyQuiz } from '../../db/schema/quiz.ts';
import type { Learner } from '../../plugins/session.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { type LearnerContext, readStudyDay } from '../progress/public.ts';

/** How many attempts the history shows. */
const HISTORY_LENGTH = 100;

type AttemptRow = typeof quizAttempt.$inferSelect;
type AnswerRow = typeof quizAnswer.$inferSelect;
export type StoredAnswer = Pick<AnswerRow, 'questionId' | 'chosen' | 'isCorrect' | 'confidence' | 'chosenPatternId'>;

/** The attempt of this id that was recorded before, or null. */
export async function findAttempt(
  tx: Transaction,
  { learner, attemptId }: { learner: Learner; attemptId: string },
): Promise<QuizAttempt | null> {
  const matches = and(eq(quizAttempt.userId, learner.id), eq(quizAttempt.id, attemptId));
  const [row] = await tx.select().from(quizAttempt).where(matches);
  return row === undefined ? null : toAttempt(row);
}

/**
 * How many more quizzes may be recorded on the learner's study day; null without a limit. A later day counts too. A few
 * terms are no quiz: the day's plan asks for them.
 */
export async function countRemaining(
  db: Database | Transaction,
  { learner, now }: { learner: Learner; now: Date },
): Promise<number | null> {
  if (hasHeritageAccess(learner)) return null;
  const today = await readStudyDay(db, { learner, now });
  const { userId, localDay, category, totalQuestions } = quizAttempt;
  const isWhole = or(ne(category, VOCABULARY_CATEGORY), gte(totalQuestions, SHORTEST_VOCABULARY_QUIZ));
  const taken = await db.$count(quizAttempt, and(eq(userId, learner.id), gte(localDay, today), isWhole));
  return Math.max(0, GENESIS_QUIZZES_PER_DAY - taken);
}

interface AnswersQuery {
  readonly learner: Learner;
  readonly quizId: string;
  readonly attemptId: string;
}

/** A learner's judged answers in an attempt, in no order. */
export function listAnswers(tx: Transaction, { learner, quizId, attemptId }: AnswersQuery): Promise<StoredAnswer[]> {
  const { questionId, chosen, isCorrect, confidence, chosenPatternId } = quizAnswer;
  const own = and(
    eq(quizAnswer.userId, learner.id),
    eq(quizAnswer.quizId, quizId),
    eq(quizAnswer.attemptId, attemptId),
  );
  return tx.select({ questionId, chosen, isCorrect, confidence, chosenPatternId }).from(quizAnswer).where(own);
}

/** The learner's quizzes and what is left of the day's. */
export async function listQuizResults({ db, learner, now }: LearnerContext): Promise<QuizHistory> {
  const own = eq(quizAttempt.userId, learner.id);
  const [rows, best, remainingToday] = await Promise.all([
    db.select().from(quizAttempt).where(own).orderBy(desc(quizAttempt.finishedAt)).limit(HISTORY_LENGTH),
    listBest(db, learner),
    countRemaining(db, { learner, now }),
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
  const isOwnDraw = eq(quizDraw.userId, learner.id);
  // Without what they ask, which would tell the answers of a quiz under way.
  const { quizId, attemptId, startedAt } = quizDraw;
  const started = db.select({ quizId, attemptId, startedAt }).from(quizDraw).where(isOwnDraw);
  const quizDraws = await started.orderBy(asc(startedAt));
  const isOwnQuiz = eq(vocabularyQuiz.userId, learner.id);
  const vocabularyDraw = { attemptId: vocabularyQuiz.attemptId, startedAt: vocabularyQuiz.startedAt };
  const drawn = db.select(vocabularyDraw).from(vocabularyQuiz).where(isOwnQuiz);
  const vocabularyQuizzes = await drawn.orderBy(asc(vocabularyQuiz.startedAt));
  return { quizAttempts, quizAnswers, quizDraws, vocabularyQuizzes };
}
