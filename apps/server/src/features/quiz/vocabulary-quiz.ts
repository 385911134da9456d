import { randomInt } from 'node:crypto';
import { VOCABULARY_CATEGORY } from '@wickwise/contract/constants';
import type { VocabularyQuestion, VocabularyReview } from '@wickwise/contract/vocabulary';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import {
  correctOption,
  type DrawnQuestion,
  drawQuiz,
  toQuestion,
} from '@wickwise/curriculum/vocabulary/vocabulary-quiz';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { vocabularyQuiz } from '../../db/schema/quiz.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { inLearnerTransaction, type LearnerContext } from '../progress/public.ts';
import { NOT_NAMED, storeFirst } from './judging.ts';
import { termQuestionId } from './rules.ts';

interface VocabularyRequest {
  readonly attemptId: string;
  readonly length: number;
  /** The terms that questions may be about; null for all. */
  readonly termIds: readonly string[] | null;
}

const NO_TERMS = 'Mark some terms as studied first.';

/** Draws the questions of an attempt. Drawn once, they stay. */
export async function startVocabularyQuiz(
  context: LearnerContext,
  { attemptId, length, termIds }: VocabularyRequest,
): Promise<{ questions: VocabularyQuestion[] }> {
  const pool = termIds === null ? vocabulary : vocabulary.filter(({ id }) => termIds.includes(id));
  const drawn = drawQuiz({ pool, length, random: secureRandom });
  if (drawn.length === 0) throw new CallError('invalid_request', NO_TERMS);
  const questions = await inLearnerTransaction(context, async ({ tx, learner, now: startedAt }) => {
    const row = { userId: learner.id, attemptId, questions: drawn, startedAt };
    await tx.insert(vocabularyQuiz).values(row).onConflictDoNothing();
    return readAsked(tx, { learner, attemptId });
  });
  return { questions: questions.map(toQuestion) };
}

/** The numbers of a seeded source could be worked out from the questions. */
function secureRandom(): number {
  return randomInt(2 ** 32) / 2 ** 32;
}

interface SentAnswer {
  readonly attemptId: string;
  readonly question: number;
  readonly chosen: string;
  readonly confidence?: number | null | undefined;
}

/** Judges an answer. The first one to a question is stored and final. */
export async function answerVocabularyQuestion(
  context: LearnerContext,
  { attemptId, question, chosen, confidence = null }: SentAnswer,
): Promise<VocabularyReview> {
  const { db, learner } = context;
  const asked = (await readAsked(db, { learner, attemptId }))[question];
  if (asked === undefined) throw new CallError('not_found', 'This quiz doesn’t have that question.');
  if (!asked.options.includes(chosen)) {
    throw new CallError('invalid_request', 'This question doesn’t have that choice.');
  }
  const correctId = correctOption(asked);
  const isCorrect = chosen === correctId;
  const answer = { questionId: termQuestionId(asked), chosen, isCorrect, confidence, ...NOT_NAMED };
  const sent = { quizId: VOCABULARY_CATEGORY, attemptId, counts: true };
  const [first] = await storeFirst(context, sent, [answer]);
  return { chosen: first?.chosen ?? chosen, correctId, termId: asked.termId };
}

/** The questions of an attempt; none for one that was not started. */
export async function readAsked(
  db: Pick<Transaction, 'select'>,
  { learner, attemptId }: { learner: Learner; attemptId: string },
): Promise<readonly DrawnQuestion[]> {
  const own = and(eq(vocabularyQuiz.userId, learner.id), eq(vocabularyQuiz.attemptId, attemptId));
  const [row] = await db.select({ questions: vocabularyQuiz.questions }).from(vocabularyQuiz).where(own);
  return row?.questions ?? [];
}
