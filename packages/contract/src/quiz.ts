import { z } from 'zod';
import { defineCall } from './call.ts';
import { MERGE_LIMIT } from './constants.ts';
import { tier } from './entitlement.ts';
import { candlePicture } from './lesson/picture.ts';
import {
  confidence,
  contentId,
  quizAttempt,
  quizHistory,
  quizResultBody,
  remainingToday,
  visitorQuiz,
} from './quiz-result.ts';
import { earned } from './reward/reward.ts';

export const optionId = z.enum(['A', 'B', 'C', 'D']);
export type OptionId = z.output<typeof optionId>;

/** A question before its answer: its key stays on the server until then. */
export const quizQuestion = z.object({
  id: contentId,
  question: z.string(),
  options: z.array(z.object({ id: optionId, text: z.string(), description: z.string() })).length(4),
  category: z.string(),
  picture: candlePicture.nullable(),
});
export type QuizQuestion = z.output<typeof quizQuestion>;

/** How an answer was judged, and why. */
export const answerReview = z.object({
  /** What was chosen the first time; null where time ran out. */
  chosen: optionId.nullable(),
  isCorrect: z.boolean(),
  correctAnswer: optionId,
  explanation: z.string(),
  /** The id of the pattern lesson it belongs to; null for one about no single pattern. */
  patternType: z.string().nullable(),
});
export type AnswerReview = z.output<typeof answerReview>;

/** Three pictures to drag into three descriptions, shown with the last question. */
export const matchingExercise = z.object({
  prompt: z.string(),
  items: z.array(z.object({ id: contentId, name: z.string(), picture: candlePicture })).length(3),
  zones: z.array(z.object({ id: contentId, description: z.string() })).length(3),
});
export type MatchingExercise = z.output<typeof matchingExercise>;

const placement = z.strictObject({ zoneId: contentId, itemId: contentId });

/** What was placed the first time, and `correctItemId`, the item that belongs in the zone. */
export const matchReview = placement.extend({ correctItemId: contentId });
export type MatchReview = z.output<typeof matchReview>;

/** A quiz in the list. Its questions are drawn when it is started. */
export const listedQuiz = z.object({
  /** Whether the caller's tier includes it. */
  access: z.enum(['preview', 'quiz']),
  id: contentId,
  title: z.string(),
  /** From 1, the easiest. */
  level: z.int().positive(),
  category: z.string(),
  requiredTier: tier,
  questionCount: z.int().positive(),
  hasMatching: z.boolean(),
});
export type ListedQuiz = z.output<typeof listedQuiz>;

/** What one try asks. */
export const drawnQuiz = z.object({
  questions: z.array(quizQuestion).min(1),
  matching: matchingExercise.nullable(),
});
export type DrawnQuiz = z.output<typeof drawnQuiz>;

/**
 * Whether a learner takes the quiz. Then a call that comes without a session is refused before it reveals anything: it
 * couldn't be kept, and its key would be known. What a visitor takes is drawn apart, is not stored and earns nothing.
 */
const counts = z.boolean();

/** The browser makes the id of an attempt. */
const attemptParams = z.object({ quizId: contentId, attemptId: z.uuid() });

export const quizCalls = {
  listQuizzes: defineCall({
    method: 'GET',
    path: '/api/quizzes',
    access: 'everyone',
    summary: 'Every knowledge check, and whether the tier of the caller includes it.',
    response: z.array(listedQuiz),
    errors: [],
  }),
  listQuizResults: defineCall({
    method: 'GET',
    path: '/api/quiz-results',
    access: 'signed-in',
    summary: "The learner's quizzes, newest first, and how many more may be recorded today.",
    response: quizHistory,
    errors: ['not_signed_in'],
  }),
  startQuiz: defineCall({
    method: 'PUT',
    path: '/api/quizzes/:quizId/attempts/:attemptId',
    access: 'everyone',
    summary: 'Draws the questions of a knowledge check, without their answers. Sent again, it returns the same ones.',
    params: attemptParams,
    body: z.strictObject({ counts }),
    response: drawnQuiz,
    errors: ['not_signed_in', 'not_found', 'heritage_required'],
  }),
  answerQuiz: defineCall({
    method: 'POST',
    path: '/api/quizzes/:quizId/attempts/:attemptId/answers',
    access: 'everyone',
    summary: "Judges an answer of a knowledge check and explains it. A learner's first answer to a question stands.",
    params: attemptParams,
    body: z.strictObject({ questionId: contentId, chosen: optionId.nullable(), confidence, counts }),
    response: answerReview,
    errors: ['not_signed_in', 'not_found', 'heritage_required'],
  }),
  matchQuiz: defineCall({
    method: 'POST',
    path: '/api/quizzes/:quizId/attempts/:attemptId/matches',
    access: 'everyone',
    summary: "Judges the matching exercise of a knowledge check. A learner's first matches stand.",
    params: attemptParams,
    body: z.strictObject({ placements: z.array(placement).length(3), counts }),
    response: z.array(matchReview),
    errors: ['not_signed_in', 'not_found', 'heritage_required'],
  }),
  recordQuizResult: defineCall({
    method: 'POST',
    path: '/api/quiz-results',
    access: 'signed-in',
    summary: 'Records a quiz as its answers were judged. A bare score is kept and earns nothing.',
    body: quizResultBody,
    response: z.object({
      attempt: quizAttempt,
      earned,
      remainingToday,
      /**
       * The next milestone for passed vocabulary quizzes. Null after the last one, for another quiz, and for a result that
       * was recorded before.
       */
      nextMilestone: z.object({ value: z.int().positive(), left: z.int().positive() }).nullable(),
    }),
    errors: ['not_signed_in', 'not_found', 'heritage_required', 'quiz_limit_reached'],
  }),
  mergeQuizResults: defineCall({
    method: 'POST',
    path: '/api/quiz-results/merge',
    access: 'signed-in',
    summary: "Adds a visitor's quizzes to the history as bare scores, which earn nothing. One sent again adds nothing.",
    body: z.object({ results: z.array(visitorQuiz).min(1).max(MERGE_LIMIT) }),
    response: z.object({ added: z.int().nonnegative() }),
    errors: ['not_signed_in'],
  }),
};
