import { useMutation } from '@tanstack/react-query';
import type { VocabularyQuestion, VocabularyReview } from '@wickwise/contract/vocabulary';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import {
  correctOption,
  type DrawnQuestion,
  drawQuiz,
  toQuestion,
} from '@wickwise/curriculum/vocabulary/vocabulary-quiz';
import { createRandom } from '@wickwise/market/random';
import { makeCall } from '#app/lib/api-client.ts';
import { logForVisitor } from '../progress/public.ts';
import { type GivenAnswer, isCorrect } from './quiz-model.ts';

/** A quiz in progress or finished. */
export interface VocabularyAttempt {
  readonly id: string;
  /** The learner who takes it; null for a visitor. */
  readonly takenBy: string | null;
  readonly questions: readonly VocabularyQuestion[];
  /** A visitor's questions with their answers: their quiz earns nothing, so it is judged in the browser. */
  readonly drawn: readonly DrawnQuestion[];
  readonly answers: readonly GivenAnswer[];
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  /** From the start to the last answer so far. */
  readonly seconds: number;
}

/** Which questions a quiz has. */
export interface QuizChoice {
  readonly length: number;
  /** Which terms the questions are about. */
  readonly scope: 'all' | 'studied';
  /** In place of a scope: only these terms. */
  readonly terms?: readonly string[];
}

interface NewAttempt extends QuizChoice {
  readonly takenBy: string | null;
  /** The ids of the terms studied. */
  readonly studied: ReadonlySet<string>;
}

/** Draws the questions: the server a learner's, the browser a visitor's. */
export function useStartQuiz() {
  return useMutation({
    mutationFn: async ({ takenBy, ...request }: NewAttempt): Promise<VocabularyAttempt> => {
      const id = crypto.randomUUID();
      const drawn = takenBy === null ? drawForVisitor(request) : [];
      const questions = takenBy === null ? drawn.map(toQuestion) : await drawOnServer(id, request);
      return { id, takenBy, questions, drawn, answers: [], startedAt: Date.now(), seconds: 0 };
    },
  });
}

function drawForVisitor({ length, scope, terms, studied }: Omit<NewAttempt, 'takenBy'>): DrawnQuestion[] {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const isAsked = (id: string) => terms?.includes(id) ?? (scope === 'all' || studied.has(id));
  const pool = vocabulary.filter(({ id }) => isAsked(id));
  return drawQuiz({ pool, length, random: createRandom(seed) });
}

async function drawOnServer(attemptId: string, { length, scope, terms }: QuizChoice): Promise<VocabularyQuestion[]> {
  const params = { attemptId };
  const body = { length, scope, ...(terms ? { terms: [...terms] } : {}) };
  return (await makeCall('PUT /api/vocabulary-quizzes/:attemptId', { params, body })).questions;
}

interface SentAnswer {
  readonly chosen: string;
  readonly confidence: number | null;
}

/** Judges the answer to the next question. */
export function useAnswerQuestion({ id: attemptId, answers, drawn, takenBy }: VocabularyAttempt) {
  const question = answers.length;
  return useMutation({
    mutationFn: async ({ chosen, confidence }: SentAnswer): Promise<VocabularyReview> => {
      const own = drawn[question];
      if (takenBy === null && own !== undefined) {
        const review = { chosen, correctId: correctOption(own), termId: own.termId };
        logForVisitor({
          ...{ kind: 'vocabulary', id: `vocabulary:${attemptId}:${question}`, at: new Date().toISOString() },
          ...{ termId: own.termId, question: toQuestion(own).type, isCorrect: isCorrect(review) },
        });
        return review;
      }
      return makeCall('POST /api/vocabulary-quizzes/:attemptId/answers', {
        params: { attemptId },
        body: { question, chosen, ...(confidence === null ? {} : { confidence }) },
      });
    },
  });
}
