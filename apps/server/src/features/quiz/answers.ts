import { patterns } from '@wickwise/curriculum/patterns';
import { picturedQuizzes as quizzes } from '@wickwise/curriculum/quizzes/pictured-quizzes';
import { type LocalDay, parseLocalDay } from '@wickwise/learning/local-day';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type QuestionResult, quizAttempt } from '../../db/schema/quiz.ts';
import type { Learner } from '../../plugins/session.ts';

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

/** A match names a pattern by its id; an option names one by its text. */
function choiceOf(quizId: string | null, { questionId, patternType, chosen }: QuestionResult): PatternChoice | null {
  if (chosen === null || quizId === null) return null;
  if (questionId.startsWith('matching:'))
    return patternType === null ? null : { patternId: patternType, chosenId: chosen };
  const named = namedOptions.get(`${quizId}:${questionId}`);
  const chosenId = named?.options.get(chosen);
  return named === undefined || chosenId === undefined ? null : { patternId: named.patternId, chosenId };
}

interface NamedOptions {
  /** What the right option names. */
  readonly patternId: string;
  /** Pattern ids by option. */
  readonly options: ReadonlyMap<string, string>;
}

const idByName: ReadonlyMap<string, string> = new Map(patterns.map(({ id, name }) => [name.toLowerCase(), id]));

/** The questions whose right option names a pattern, by quiz and question. */
const namedOptions: ReadonlyMap<string, NamedOptions> = new Map(
  quizzes.flatMap((quiz) =>
    quiz.questions.flatMap((question) => {
      const options = new Map(question.options.flatMap(({ id, text }) => pairOf(id, text)));
      const patternId = options.get(question.correctAnswer);
      return patternId === undefined ? [] : [[`${quiz.id}:${question.id}`, { patternId, options }] as const];
    }),
  ),
);

function pairOf(optionId: string, text: string): [string, string][] {
  const patternId = idByName.get(text.replace(/^(a|an|the) /i, '').toLowerCase());
  return patternId === undefined ? [] : [[optionId, patternId]];
}
