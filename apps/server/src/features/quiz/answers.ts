import { fixedQuizzes } from '@wickwise/curriculum/quizzes/fixed-quizzes';
import type { QuizQuestion } from '@wickwise/curriculum/quizzes/quiz';
import { type LocalDay, parseLocalDay } from '@wickwise/learning/local-day';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type QuestionResult, quizAttempt } from '../../db/schema/quiz.ts';
import type { Learner } from '../../plugins/session.ts';
import { patternNamedBy } from './named-patterns.ts';

/** Only recent attempts show how a learner answers now. */
const ATTEMPTS_READ = 1000;

/** A pattern and the one that was chosen for it, right or wrong. */
export interface PatternChoice {
  readonly patternId: string;
  readonly chosenId: string;
}

/** A question of a quiz as it was answered, or ran out of time. */
export interface AnsweredQuestion {
  /** Null for a question about no single pattern. */
  readonly patternId: string | null;
  readonly isCorrect: boolean;
  /** Percent; null when the learner did not say. */
  readonly confidence: number | null;
  /** Set where question and choice both name a pattern. */
  readonly choice: PatternChoice | null;
  readonly day: LocalDay;
  readonly at: Date;
}

/** A learner's answers since a day, or ever, oldest first. */
export async function listAnsweredQuestions(
  db: Database,
  { learner, since = '1000-01-01' }: { learner: Pick<Learner, 'id'>; since?: string },
): Promise<AnsweredQuestion[]> {
  const own = eq(quizAttempt.userId, sql.placeholder('learner'));
  const query = db
    .select({
      quizId: quizAttempt.quizId,
      results: quizAttempt.results,
      day: quizAttempt.localDay,
      at: quizAttempt.finishedAt,
    })
    .from(quizAttempt)
    .where(and(own, gte(quizAttempt.localDay, sql.placeholder('since'))))
    .orderBy(desc(quizAttempt.finishedAt))
    .limit(ATTEMPTS_READ)
    .prepare('list_answered_questions');
  const rows = await query.execute({ learner: learner.id, since });
  return rows.reverse().flatMap(({ quizId, results, day, at }) =>
    results.map((result) => ({
      patternId: result.patternType,
      isCorrect: result.isCorrect,
      confidence: result.confidence ?? null,
      choice: choiceOf(quizId, result),
      day: parseLocalDay(day),
      at,
    })),
  );
}

/** A match names a pattern by its id. A drawn question was stored with the pattern that was chosen. */
function choiceOf(quizId: string | null, result: QuestionResult): PatternChoice | null {
  const { questionId, patternType, chosen, chosenPatternId } = result;
  if (chosen === null || quizId === null) return null;
  if (chosenPatternId !== undefined || questionId.startsWith('matching:')) {
    return patternType === null ? null : { patternId: patternType, chosenId: chosenPatternId ?? chosen };
  }
  return fixedChoiceOf(fixedQuestions.get(`${quizId}:${questionId}`), chosen);
}

/** The questions that were the same for everyone, by quiz and question. */
const fixedQuestions: ReadonlyMap<string, QuizQuestion> = new Map(
  fixedQuizzes.flatMap(({ id, questions }) => questions.map((question) => [`${id}:${question.id}`, question] as const)),
);

/** One of their options names a pattern by its text. */
function fixedChoiceOf(question: QuizQuestion | undefined, chosen: string): PatternChoice | null {
  if (question === undefined) return null;
  const patternId = patternNamedBy(question, question.correctAnswer);
  const chosenId = patternNamedBy(question, chosen);
  return patternId === null || chosenId === null ? null : { patternId, chosenId };
}
