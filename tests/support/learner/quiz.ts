import { randomUUID } from 'node:crypto';
import { type OptionId, quizCalls } from '@wickwise/contract/quiz';
import { level1 } from '@wickwise/curriculum/quizzes/level-1';
import type { Quiz } from '@wickwise/curriculum/quizzes/quiz';
import { call, type TestLearner, type TestServer } from '../server.ts';

export interface TestAnswer {
  readonly questionId: string;
  readonly chosen: OptionId;
  readonly confidence?: number;
}

/** An answer to each question of a quiz: the right one where `isRight` says so, a wrong one otherwise. */
export function answersTo({ questions }: Quiz, isRight: (place: number) => boolean): TestAnswer[] {
  return questions.map(({ id, correctAnswer }, place) => {
    const wrong = correctAnswer === 'A' ? 'B' : 'A';
    return { questionId: id, chosen: isRight(place) ? correctAnswer : wrong };
  });
}

interface AnswerQuizInput {
  readonly as: TestLearner;
  readonly quiz: Quiz;
  readonly answers: readonly TestAnswer[];
  readonly placements?: { zoneId: string; itemId: string }[] | undefined;
}

/** Answers a knowledge check as the browser does, one question at a time. Returns what ends the attempt. */
export async function answerQuiz(server: TestServer, { as, quiz, answers, placements }: AnswerQuizInput) {
  const params = { quizId: quiz.id, attemptId: randomUUID() };
  for (const answer of answers) {
    await call(server, quizCalls.answerQuiz, { as, params, body: { ...answer, counts: true } });
  }
  if (placements !== undefined) {
    await call(server, quizCalls.matchQuiz, { as, params, body: { placements, counts: true } });
  }
  const { category, questions } = quiz;
  const result = { ...params, category, score: 0, totalQuestions: questions.length };
  return (seconds = 120) => call(server, quizCalls.recordQuizResult, { as, body: { ...result, seconds } });
}

/** Answers a knowledge check and ends it. */
export async function takeQuiz(
  server: TestServer,
  { seconds, ...answered }: AnswerQuizInput & { readonly seconds?: number | undefined },
) {
  const end = await answerQuiz(server, answered);
  return end(seconds);
}

/** Every question of the first knowledge check, answered right. */
export const PERFECT_ANSWERS = answersTo(level1, () => true);

export function takePerfectQuiz(server: TestServer, as: TestLearner) {
  return takeQuiz(server, { as, quiz: level1, answers: PERFECT_ANSWERS });
}
