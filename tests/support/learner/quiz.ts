import { randomUUID } from 'node:crypto';
import { type OptionId, quizCalls } from '@wickwise/contract/quiz';
import { type AskedQuestion, drawMatching, drawQuestions } from '@wickwise/curriculum/quizzes/draw-quiz';
import { level1 } from '@wickwise/curriculum/quizzes/level-1';
import type { MatchingExercise, Quiz } from '@wickwise/curriculum/quizzes/quiz';
import type { QuizBank } from '@wickwise/curriculum/quizzes/quiz-bank';
import { quizBanks } from '@wickwise/curriculum/quizzes/quiz-banks';
import { eq } from 'drizzle-orm';
import { quizDraw } from '../../../apps/server/src/db/schema/quiz.ts';
import { call, type TestLearner, type TestServer } from '../server.ts';

/** All that a level can ask. */
export function bankOf(level: Quiz['level']): QuizBank {
  const bank = quizBanks.find((one) => one.level === level);
  if (bank === undefined) throw new Error(`There is no level ${level}.`);
  return bank;
}

export interface AttemptParams {
  readonly quizId: string;
  readonly attemptId: string;
}

/** One item on each of four lessons: the hammer, the doji, the bullish engulfing and the shooting star. */
export const FOUR_LESSONS: readonly string[] = level1.questions.map(({ id }) => id);

/** What an attempt asks, with its key, as only the server has it. */
export interface StartedQuiz {
  readonly params: AttemptParams;
  readonly questions: readonly AskedQuestion[];
  readonly matching: MatchingExercise | null;
}

export interface NewAttempt {
  readonly as: TestLearner;
  /** Level 1 by default. */
  readonly bank?: QuizBank;
  readonly attemptId?: string;
  /** The items to ask, where the test depends on them. */
  readonly itemIds?: readonly string[];
}

/** Has the server draw the questions of an attempt. */
export async function startQuiz(
  server: TestServer,
  { as, bank = bankOf(1), attemptId = randomUUID(), itemIds }: NewAttempt,
): Promise<StartedQuiz> {
  const params = { quizId: bank.id, attemptId };
  if (itemIds !== undefined) {
    const row = { userId: as.id, ...params, seed: 1, itemIds, startedAt: server.now };
    await server.runtime.db.insert(quizDraw).values(row);
  }
  await call(server, quizCalls.startQuiz, { as, params, body: { counts: true } });
  const stored = await server.runtime.db.select().from(quizDraw).where(eq(quizDraw.attemptId, attemptId));
  const draw = stored.find(({ userId }) => userId === as.id);
  if (draw === undefined) throw new Error('The quiz was not drawn.');
  return { params, questions: drawQuestions(bank, draw), matching: drawMatching(bank, draw) };
}

/** The right option of a question, or a wrong one. */
export function optionOf({ correctAnswer }: Pick<AskedQuestion, 'correctAnswer'>, isRight: boolean): OptionId {
  const wrong = correctAnswer === 'A' ? 'B' : 'A';
  return isRight ? correctAnswer : wrong;
}

export interface TakenQuiz extends NewAttempt {
  /** Which questions are answered right, by their places. */
  readonly isRight: (place: number) => boolean;
  /** How many are answered at all. */
  readonly answered?: number;
  readonly confidence?: number | undefined;
  /** The item for each zone of the matching exercise, which is left out by default. */
  readonly match?: (matching: MatchingExercise) => { zoneId: string; itemId: string }[];
}

/** Answers a knowledge check as the browser does, one question at a time. Returns what ends the attempt. */
export async function answerQuiz(
  server: TestServer,
  { as, isRight, answered, confidence, match, ...asked }: TakenQuiz,
) {
  const { params, questions, matching } = await startQuiz(server, { as, ...asked });
  for (const [place, question] of questions.slice(0, answered).entries()) {
    const given = { chosen: optionOf(question, isRight(place)), ...(confidence && { confidence }) };
    const body = { questionId: question.id, counts: true, ...given };
    await call(server, quizCalls.answerQuiz, { as, params, body });
  }
  if (match !== undefined && matching !== null) {
    await call(server, quizCalls.matchQuiz, { as, params, body: { placements: match(matching), counts: true } });
  }
  const { category } = asked.bank ?? bankOf(1);
  const result = { ...params, category, score: 0, totalQuestions: questions.length };
  return (seconds = 120) => call(server, quizCalls.recordQuizResult, { as, body: { ...result, seconds } });
}

/** Answers a knowledge check and ends it. */
export async function takeQuiz(
  server: TestServer,
  { seconds, ...taken }: TakenQuiz & { readonly seconds?: number | undefined },
) {
  const end = await answerQuiz(server, taken);
  return end(seconds);
}

/** Every question of the first knowledge check, answered right. */
export function takePerfectQuiz(server: TestServer, as: TestLearner) {
  return takeQuiz(server, { as, isRight: () => true });
}
