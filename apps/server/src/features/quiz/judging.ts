import type { AnswerReview, MatchReview, OptionId } from '@wickwise/contract/quiz';
import type { Database } from '../../db/client.ts';
import { quizAnswer } from '../../db/schema/quiz.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { inLearnerTransaction } from '../progress/public.ts';
import { listAnswers, type StoredAnswer } from './data.ts';
import { findQuestion, findQuiz, matchingId, reviewAnswer, reviewMatches } from './rules.ts';

interface JudgeContext {
  readonly db: Database;
  readonly learner: Learner | null;
  readonly now: Date;
}

/** What identifies an attempt at a quiz. */
interface AttemptKey {
  readonly quizId: string;
  readonly attemptId: string;
}

interface SentAnswer extends AttemptKey {
  readonly questionId: string;
  /** Null where time ran out. */
  readonly chosen: OptionId | null;
  readonly confidence?: number | undefined;
  readonly counts: boolean;
}

/** Judges an answer. A learner's first answer to a question is stored and final; a visitor's is not stored. */
export async function answerQuiz(context: JudgeContext, answer: SentAnswer): Promise<AnswerReview> {
  const question = findQuestion(findQuiz(answer.quizId, context.learner), answer.questionId);
  const review = reviewAnswer(question, answer.chosen);
  const { questionId, confidence = null } = answer;
  const [first] = await storeFirst(context, answer, [{ ...review, questionId, confidence }]);
  return reviewAnswer(question, first === undefined ? review.chosen : (first.chosen as OptionId | null));
}

interface SentMatches extends AttemptKey {
  readonly placements: readonly Omit<MatchReview, 'correctItemId'>[];
  readonly counts: boolean;
}

/**
 * Judges the matching exercise. It does not count toward the score, but a learner's first matches are final as well.
 */
export async function matchQuiz(context: JudgeContext, { placements, ...sent }: SentMatches): Promise<MatchReview[]> {
  const reviews = reviewMatches(findQuiz(sent.quizId, context.learner), placements);
  const rows = reviews.map(({ zoneId, itemId, correctItemId }) => {
    const isCorrect = itemId === correctItemId;
    return { questionId: matchingId(zoneId), chosen: itemId, isCorrect, confidence: null };
  });
  const stored = await storeFirst(context, sent, rows);
  const firstOf = (zoneId: string) => stored.find(({ questionId }) => questionId === matchingId(zoneId))?.chosen;
  return reviews.map((review) => ({ ...review, itemId: firstOf(review.zoneId) ?? review.itemId }));
}

/** Stores new answers and returns all answers of the attempt. A visitor's are not stored, so there are none. */
export async function storeFirst(
  { db, learner, now }: JudgeContext,
  { quizId, attemptId, counts }: AttemptKey & { counts: boolean },
  answers: readonly StoredAnswer[],
): Promise<readonly StoredAnswer[]> {
  if (learner === null && counts) throw new CallError('not_signed_in', 'Please sign in to access this feature.');
  if (learner === null) return [];
  const rows = answers.map(({ questionId, chosen, isCorrect, confidence }) => ({
    userId: learner.id,
    quizId,
    attemptId,
    questionId,
    chosen,
    isCorrect,
    confidence,
    answeredAt: now,
  }));
  return inLearnerTransaction({ db, learner, now }, async ({ tx }) => {
    await tx.insert(quizAnswer).values(rows).onConflictDoNothing();
    const stored = await listAnswers(tx, { learner, quizId, attemptId });
    return stored.filter(({ questionId }) => answers.some((answer) => answer.questionId === questionId));
  });
}
