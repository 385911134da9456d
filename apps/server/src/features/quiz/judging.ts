import type { AnswerReview, MatchReview, OptionId } from '@wickwise/contract/quiz';
import { drawQuestion, type QuizDraw, questionIdAt } from '@wickwise/curriculum/quizzes/draw-quiz';
import type { QuizQuestion } from '@wickwise/curriculum/quizzes/quiz';
import type { DrawnQuestion, QuizBank } from '@wickwise/curriculum/quizzes/quiz-bank';
import { quizAnswer } from '../../db/schema/quiz.ts';
import { CallError } from '../../plugins/errors.ts';
import { inLearnerTransaction, readStudyDay } from '../progress/public.ts';
import { listAnswers, type StoredAnswer } from './data.ts';
import { type AttemptKey, type DrawContext, findDraw } from './drawn-quiz.ts';
import { patternNamedBy, patternsOffered } from './named-patterns.ts';
import { findQuiz, fixedQuestionsOf, matchingId, reviewAnswer, reviewMatches } from './rules.ts';

interface SentAnswer extends AttemptKey {
  readonly questionId: string;
  /** Null where time ran out. */
  readonly chosen: OptionId | null;
  readonly confidence?: number | undefined;
  readonly counts: boolean;
}

/** Judges an answer. A learner's first answer to a question is stored and final; a visitor's is not stored. */
export async function answerQuiz(context: DrawContext, answer: SentAnswer): Promise<AnswerReview> {
  const bank = findQuiz(answer.quizId, context.learner);
  const draw = await findDraw(context, bank, answer);
  const question = findAsked(bank, draw, answer);
  const { questionId, chosen, confidence = null } = answer;
  const { isCorrect } = reviewAnswer(question, chosen);
  const named = { chosenPatternId: patternNamedBy(question, chosen), offeredIds: patternsOffered(question) };
  const row = { questionId, chosen, isCorrect, confidence, ...named };
  const [first] = await storeFirst(context, answer, [row]);
  return reviewAnswer(question, first === undefined ? chosen : (first.chosen as OptionId | null));
}

/**
 * The question that was asked. A page from before questions were drawn answers the fixed ones: they are still judged,
 * but everyone can know their keys, so they earn nothing.
 */
function findAsked(
  bank: QuizBank,
  draw: QuizDraw | null,
  { questionId, counts }: SentAnswer,
): (DrawnQuestion & { patternType: string | null }) | QuizQuestion {
  const place = draw?.itemIds.findIndex((_, index) => questionIdAt(index) === questionId) ?? -1;
  const asked = draw === null || place === -1 ? null : drawQuestion(bank, draw, place);
  const isUndrawn = draw === null || !counts;
  const question = asked ?? (isUndrawn ? fixedQuestionsOf(bank).find(({ id }) => id === questionId) : undefined);
  if (question === undefined) throw new CallError('invalid_request', "This quiz doesn't have that question.");
  return question;
}

interface SentMatches extends AttemptKey {
  readonly placements: readonly Omit<MatchReview, 'correctItemId'>[];
  readonly counts: boolean;
}

/**
 * Judges the matching exercise. It does not count toward the score, but a learner's first matches are final as well.
 */
export async function matchQuiz(context: DrawContext, { placements, ...sent }: SentMatches): Promise<MatchReview[]> {
  const reviews = reviewMatches(findQuiz(sent.quizId, context.learner), placements);
  const rows = reviews.map(({ zoneId, itemId, correctItemId }) => {
    const isCorrect = itemId === correctItemId;
    return { questionId: matchingId(zoneId), chosen: itemId, isCorrect, confidence: null, ...NOT_NAMED };
  });
  const stored = await storeFirst(context, sent, rows);
  const firstOf = (zoneId: string) => stored.find(({ questionId }) => questionId === matchingId(zoneId))?.chosen;
  return reviews.map((review) => ({ ...review, itemId: firstOf(review.zoneId) ?? review.itemId }));
}

/** For answers that are not options of a question. */
export const NOT_NAMED = { chosenPatternId: null, offeredIds: null };

interface NewAnswer extends StoredAnswer {
  readonly offeredIds: readonly string[] | null;
}

/** Stores new answers and returns all answers of the attempt. A visitor's are not stored, so there are none. */
export async function storeFirst(
  { db, learner, now }: Pick<DrawContext, 'db' | 'learner' | 'now'>,
  { quizId, attemptId, counts }: AttemptKey & { counts: boolean },
  answers: readonly NewAnswer[],
): Promise<readonly StoredAnswer[]> {
  if (!counts) return [];
  if (learner === null) throw new CallError('not_signed_in', 'Please sign in to access this feature.');
  return inLearnerTransaction({ db, learner, now }, async ({ tx }) => {
    const localDay = await readStudyDay(tx, { learner, now });
    const key = { userId: learner.id, quizId, attemptId, answeredAt: now, localDay };
    await tx
      .insert(quizAnswer)
      .values(answers.map((answer) => ({ ...answer, ...key })))
      .onConflictDoNothing();
    const stored = await listAnswers(tx, { learner, quizId, attemptId });
    return stored.filter(({ questionId }) => answers.some((answer) => answer.questionId === questionId));
  });
}
