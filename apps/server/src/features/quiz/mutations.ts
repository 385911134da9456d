import { randomUUID } from 'node:crypto';
import type { CallResponse } from '@wickwise/contract/call';
import { VOCABULARY_CATEGORY } from '@wickwise/contract/constants';
import { dayBeginText } from '@wickwise/contract/identity/day-begin';
import type { quizCalls } from '@wickwise/contract/quiz';
import type { QuizResultBody, VisitorQuiz } from '@wickwise/contract/quiz-result';
import type { Earned } from '@wickwise/contract/reward/reward';
import type { Stats } from '@wickwise/contract/reward/stats';
import type { DrawnQuestion } from '@wickwise/curriculum/vocabulary/vocabulary-quiz';
import { SHORTEST_VOCABULARY_QUIZ } from '@wickwise/learning/learning-counts';
import { localDayAt } from '@wickwise/learning/local-day';
import { nextMilestone } from '@wickwise/learning/milestones';
import { quizAttempt } from '../../db/schema/quiz.ts';
import { DAY_MS } from '../../plugins/duration.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import {
  dayClockOf,
  inLearnerTransaction,
  type LearnerContext,
  type LearnerTransaction,
  readStudyDay,
  saveLearningEvent,
} from '../progress/public.ts';
import { countRemaining, findAttempt, listAnswers, toAttempt } from './data.ts';
import { readDraw } from './drawn-quiz.ts';
import { SCORE_TOO_HIGH, scoreAttempt } from './scoring.ts';
import { readAsked } from './vocabulary-quiz.ts';

function limitReached({ dayBeginsAt }: Learner): string {
  const when = dayBeginText(dayBeginsAt);
  return `You’ve finished all your quizzes for today, so this one isn’t in your results and earns no XP. New ones are ready at ${when}, and Heritage members have no daily limit.`;
}

interface QuizContext extends LearnerContext {
  readonly readStats: (moment: { learner: Learner; now: Date }) => Promise<Stats>;
}

type QuizResultResponse = CallResponse<typeof quizCalls.recordQuizResult>;
/** `earned` is null for what earns nothing: a bare score, and an attempt that was recorded before. */
type SavedAttempt = Omit<QuizResultResponse, 'earned'> & { readonly earned: Earned | null };

/** Records a quiz once. Sending the same attempt again returns the first result and earns nothing more. */
export async function recordQuizResult(context: QuizContext, body: QuizResultBody): Promise<QuizResultResponse> {
  const { earned, ...recorded } = await inLearnerTransaction(context, (transaction) => saveOnce(transaction, body));
  if (earned !== null) return { ...recorded, earned };
  const { entries } = recorded.attempt;
  return { ...recorded, earned: { entries, stats: await context.readStats(context), celebrations: [] } };
}

async function saveOnce(transaction: LearnerTransaction, body: QuizResultBody): Promise<SavedAttempt> {
  const { tx, learner, now } = transaction;
  const { attemptId = randomUUID() } = body;
  const remaining = await countRemaining(tx, { learner, now });
  const earlier = await findAttempt(tx, { learner, attemptId });
  if (earlier !== null) return { attempt: earlier, remainingToday: remaining, earned: null, nextMilestone: null };
  const isVocabulary = 'quizId' in body && body.quizId === VOCABULARY_CATEGORY;
  const asked = isVocabulary ? await readAsked(tx, { learner, attemptId }) : [];
  const isShort = isVocabulary && asked.length < SHORTEST_VOCABULARY_QUIZ;
  if (remaining === 0 && !isShort) throw new CallError('quiz_limit_reached', limitReached(learner));
  const recorded = await saveAttempt(transaction, { body: { ...body, attemptId }, isVocabulary, asked, isShort });
  return { ...recorded, remainingToday: remaining === null || isShort ? remaining : remaining - 1 };
}

interface NewAttempt {
  readonly body: QuizResultBody & { readonly attemptId: string };
  readonly isVocabulary: boolean;
  /** The questions of a vocabulary quiz. */
  readonly asked: readonly DrawnQuestion[];
  /** Too short to count as a quiz. */
  readonly isShort: boolean;
}

async function saveAttempt(
  transaction: LearnerTransaction,
  { body, isVocabulary, asked, isShort }: NewAttempt,
): Promise<Omit<SavedAttempt, 'remainingToday'>> {
  const { tx, learner, now } = transaction;
  const { attemptId: id, seconds = null } = body;
  const answers = 'quizId' in body ? await listAnswers(tx, { learner, ...body }) : [];
  const draw = 'quizId' in body && !isVocabulary ? await readDraw(tx, { learner, ...body }) : null;
  const { event, ...scored } = scoreAttempt(body, { learner, draw, asked, answers });
  const saved = event === null ? null : await saveLearningEvent(transaction, event);
  const localDay = saved?.record.today ?? (await readStudyDay(tx, { learner, now }));
  const entries = saved?.earned.entries ?? [];
  const attempt = { ...scored, userId: learner.id, id, seconds, localDay, finishedAt: now, entries };
  await tx.insert(quizAttempt).values(attempt);
  const passed = isVocabulary && !isShort ? saved?.record.counts.vocabularyQuizzesPassed : undefined;
  const next = passed === undefined ? null : nextMilestone('vocabulary_quiz_pass', passed);
  return { attempt: toAttempt(attempt), earned: saved?.earned ?? null, nextMilestone: next };
}

/**
 * Adds the quizzes that a visitor finished, each on its own day. Their answers were not stored, so they count as bare
 * scores and earn nothing.
 */
export async function mergeQuizResults(
  context: LearnerContext,
  results: readonly VisitorQuiz[],
): Promise<{ added: number }> {
  const rows = results.map((result) => toBareAttempt(result, context));
  return inLearnerTransaction(context, async ({ tx }) => {
    const added = await tx.insert(quizAttempt).values(rows).onConflictDoNothing().returning({ id: quizAttempt.id });
    return { added: added.length };
  });
}

/** Older results of a visitor count as this old. */
const OLDEST_QUIZ_MS = 366 * DAY_MS;

function toBareAttempt(
  { id, category, score, totalQuestions, seconds, ...result }: VisitorQuiz,
  { learner, now }: Pick<LearnerContext, 'learner' | 'now'>,
): typeof quizAttempt.$inferInsert {
  if (score > totalQuestions) throw new CallError('invalid_request', SCORE_TOO_HIGH);
  // A browser's clock can be ahead, or say a year that no calendar has.
  const claimed = Math.max(Date.parse(result.finishedAt), now.getTime() - OLDEST_QUIZ_MS);
  const finishedAt = new Date(Math.min(claimed, now.getTime()));
  const localDay = localDayAt(finishedAt, dayClockOf(learner));
  const bare = { quizId: null, results: [], entries: [] };
  return { ...bare, userId: learner.id, id, category, score, totalQuestions, seconds, localDay, finishedAt };
}
