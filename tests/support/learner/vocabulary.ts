import { randomUUID } from 'node:crypto';
import { quizCalls } from '@wickwise/contract/quiz';
import { vocabularyCalls } from '@wickwise/contract/vocabulary';
import { correctOption } from '@wickwise/curriculum/vocabulary/vocabulary-quiz';
import { eq } from 'drizzle-orm';
import { vocabularyQuiz } from '../../../apps/server/src/db/schema/quiz.ts';
import { call, type TestLearner, type TestServer } from '../server.ts';

interface VocabularyQuizInput {
  readonly as: TestLearner;
  /** For each question whether it is answered right. */
  readonly rights: readonly boolean[];
  /** More than there are answers in an unfinished quiz. */
  readonly length?: number;
}

/** Answers a vocabulary quiz as the browser does, one question at a time. Returns what records it. */
export async function answerVocabularyQuiz(
  server: TestServer,
  { as, rights, length = rights.length }: VocabularyQuizInput,
) {
  const attemptId = randomUUID();
  const params = { attemptId };
  await call(server, vocabularyCalls.startVocabularyQuiz, { as, params, body: { length, scope: 'all' } });
  const stored = await server.runtime.db.select().from(vocabularyQuiz).where(eq(vocabularyQuiz.attemptId, attemptId));
  const questions = stored[0]?.questions ?? [];
  for (const [question, isRight] of rights.entries()) {
    const drawn = questions[question];
    if (drawn === undefined) throw new Error(`There is no question ${question}.`);
    const right = correctOption(drawn);
    const chosen = drawn.options.find((id) => (id === right) === isRight) ?? '';
    await call(server, vocabularyCalls.answerVocabularyQuestion, { as, params, body: { question, chosen } });
  }
  return { category: 'vocabulary', quizId: 'vocabulary', score: 0, totalQuestions: length, seconds: 60, attemptId };
}

/** Answers a vocabulary quiz and records it. */
export async function takeVocabularyQuiz(server: TestServer, input: VocabularyQuizInput) {
  const body = await answerVocabularyQuiz(server, input);
  return call(server, quizCalls.recordQuizResult, { as: input.as, body });
}
