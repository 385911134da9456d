import { z } from 'zod';
import { defineCall } from './call.ts';
import { confidence, contentId } from './quiz-result.ts';

/** The most questions that a vocabulary quiz can ask. */
export const VOCABULARY_QUESTION_LIMIT = 200;

/** A question before its answer. Its options are terms or categories. */
export const vocabularyQuestion = z.object({
  type: z.enum(['definition', 'example', 'category']),
  task: z.string(),
  /** Null for a question about the category of a term. */
  text: z.string().nullable(),
  options: z.array(z.object({ id: contentId, text: z.string() })).min(2),
});
export type VocabularyQuestion = z.output<typeof vocabularyQuestion>;

/** How an answer was judged. */
export const vocabularyReview = z.object({
  /** What was chosen the first time. */
  chosen: contentId,
  correctId: contentId,
  /** The term that the question is about. */
  termId: contentId,
});
export type VocabularyReview = z.output<typeof vocabularyReview>;

/** The browser makes the id of an attempt. */
const attemptParams = z.object({ attemptId: z.uuid() });

export const vocabularyCalls = {
  startVocabularyQuiz: defineCall({
    method: 'PUT',
    path: '/api/vocabulary-quizzes/:attemptId',
    access: 'signed-in',
    summary: 'Draws the questions of a vocabulary quiz, without their answers. Sent again, it returns the same ones.',
    params: attemptParams,
    body: z.strictObject({
      length: z.int().min(1).max(VOCABULARY_QUESTION_LIMIT),
      /** All terms, or only those that the learner has studied. */
      scope: z.enum(['all', 'studied']),
      /** In place of a scope: only these terms. */
      terms: z.array(contentId).min(1).max(VOCABULARY_QUESTION_LIMIT).optional(),
    }),
    response: z.object({ questions: z.array(vocabularyQuestion) }),
    errors: ['not_signed_in'],
  }),
  answerVocabularyQuestion: defineCall({
    method: 'POST',
    path: '/api/vocabulary-quizzes/:attemptId/answers',
    access: 'signed-in',
    summary: "Judges an answer of a vocabulary quiz. A learner's first answer to a question stands.",
    params: attemptParams,
    body: z.strictObject({
      /** The question, counted from 0. */
      question: z
        .int()
        .min(0)
        .max(VOCABULARY_QUESTION_LIMIT - 1),
      chosen: contentId,
      confidence,
    }),
    response: vocabularyReview,
    errors: ['not_signed_in', 'not_found'],
  }),
};
