import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import type { PatternEntry } from '@wickwise/curriculum/pattern';
import { drawQuestion, questionIdAt } from '@wickwise/curriculum/quizzes/draw-quiz';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { quizAnswer } from '../../db/schema/quiz.ts';
import type { Learner } from '../../plugins/session.ts';
import { patternById } from '../pattern/public.ts';
import { type AttemptKey, readDraw } from './drawn-quiz.ts';
import { findQuiz } from './rules.ts';

/** A question that a learner has answered, with its key. */
export interface AnsweredQuizQuestion {
  readonly about: string;
  readonly given: { question: string; isCorrect: boolean; chosen: string; right: string; explanation: string };
  /** The lesson that it belongs to; null for a question about no single pattern. */
  readonly entry: PatternEntry | null;
  readonly picture: CandlePicture | null;
  readonly checks: readonly never[];
}

/** A learner's answer to a question of a quiz, and what it was about; null before it is answered. */
export async function readQuizReview(
  { db, learner }: { db: Database; learner: Learner },
  { quizId, attemptId, questionId }: AttemptKey & { questionId: string },
): Promise<AnsweredQuizQuestion | null> {
  const bank = findQuiz(quizId, learner);
  const own = and(
    eq(quizAnswer.userId, learner.id),
    eq(quizAnswer.quizId, quizId),
    eq(quizAnswer.attemptId, attemptId),
    eq(quizAnswer.questionId, questionId),
  );
  const [row] = await db.select({ chosen: quizAnswer.chosen }).from(quizAnswer).where(own);
  const draw = row && (await readDraw(db, { learner, quizId, attemptId }));
  const place = draw?.itemIds.findIndex((_, index) => questionIdAt(index) === questionId) ?? -1;
  const asked = draw == null ? null : drawQuestion(bank, draw, place);
  if (row === undefined || asked === null) return null;
  const textOf = (option: string | null) => asked.options.find(({ id }) => id === option)?.text ?? 'no answer in time';
  const { question, correctAnswer, explanation, picture, patternType } = asked;
  const given = {
    question,
    isCorrect: row.chosen === correctAnswer,
    chosen: textOf(row.chosen),
    right: textOf(correctAnswer),
    explanation,
  };
  const entry = patternById.get(patternType ?? '') ?? null;
  return { about: `your answer to “${question}”`, given, entry, picture, checks: [] };
}
