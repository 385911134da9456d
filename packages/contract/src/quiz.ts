import { z } from 'zod';
import { defineCall } from './call.ts';
import { MAX_CONFIDENCE, MIN_CONFIDENCE, PATTERN_ID, VOCABULARY_CATEGORY } from './constants.ts';
import { tier } from './entitlement.ts';
import { ledgerEntry } from './ledger.ts';
import { candlePicture } from './picture.ts';
import { earned } from './reward.ts';

const contentId = z.string().regex(PATTERN_ID, 'An id looks like bullish-engulfing.').max(80);

export const optionId = z.enum(['A', 'B', 'C', 'D']);
export type OptionId = z.output<typeof optionId>;

export const quizQuestion = z.object({
  id: contentId,
  question: z.string(),
  options: z.array(z.object({ id: optionId, text: z.string(), description: z.string() })).length(4),
  correctAnswer: optionId,
  explanation: z.string(),
  category: z.string(),
  /** The id of the pattern lesson it belongs to; null for one about no single pattern. */
  patternType: z.string().nullable(),
  picture: candlePicture.nullable(),
});
export type QuizQuestion = z.output<typeof quizQuestion>;

/** Three pictures to drag into three descriptions, shown with the last question. */
export const matchingExercise = z.object({
  prompt: z.string(),
  items: z.array(z.object({ id: contentId, name: z.string(), picture: candlePicture })).length(3),
  /** `itemId` is the item that belongs in the zone. */
  zones: z.array(z.object({ id: contentId, description: z.string(), itemId: contentId })).length(3),
});
export type MatchingExercise = z.output<typeof matchingExercise>;

/** What everyone may know of a quiz. */
export const quizPreview = z.object({
  access: z.literal('preview'),
  id: contentId,
  title: z.string(),
  /** From 1, the easiest. */
  level: z.int().positive(),
  category: z.string(),
  requiredTier: tier,
  questionCount: z.int().positive(),
});

/** A whole quiz, for those whose tier includes it. */
export const quiz = quizPreview.extend({
  access: z.literal('quiz'),
  questions: z.array(quizQuestion).min(1),
  matching: matchingExercise.nullable(),
});
export type Quiz = z.output<typeof quiz>;

const listedQuiz = z.discriminatedUnion('access', [quizPreview, quiz]);
export type ListedQuiz = z.output<typeof listedQuiz>;

/** How sure the learner was, in percent; absent when they did not say. It changes no score. */
const confidence = z.int().min(MIN_CONFIDENCE).max(MAX_CONFIDENCE).optional();

const quizAnswer = z.strictObject({ questionId: contentId, chosen: optionId, confidence });
const placement = z.strictObject({ zoneId: contentId, itemId: contentId });

/** What was chosen is a term's id, or for a question about the category a category. */
const vocabularyAnswer = z.strictObject({
  type: z.enum(['definition', 'example', 'category']),
  termId: contentId,
  chosen: contentId,
  confidence,
});
export type VocabularyAnswer = z.output<typeof vocabularyAnswer>;

/** The most answers that one vocabulary quiz can hold: there are 67 terms. */
const VOCABULARY_ANSWER_LIMIT = 67;

const result = {
  /** For a quiz sent with its answers, the server counts for itself. */
  score: z.int().nonnegative(),
  totalQuestions: z.int().min(1).max(1000),
  /** Made by the browser for each attempt: sending the same one again changes nothing. */
  attemptId: z.uuid().optional(),
  /** Seconds from the first question to the end. */
  seconds: z.int().min(0).max(86_400).optional(),
};

/** A knowledge check; a question that time ran out on has no answer. */
const quizResult = z.strictObject({
  ...result,
  category: z.string().min(1).max(80),
  quizId: contentId,
  answers: z.array(quizAnswer).max(100),
  matching: z.array(placement).max(3).optional(),
});
export type QuizResult = z.output<typeof quizResult>;

const vocabularyResult = z.strictObject({
  ...result,
  category: z.literal(VOCABULARY_CATEGORY),
  answers: z.array(vocabularyAnswer).min(1).max(VOCABULARY_ANSWER_LIMIT),
});
export type VocabularyResult = z.output<typeof vocabularyResult>;

/** A score without answers can't be checked: it is stored and earns nothing. */
const bareResult = z.strictObject({ ...result, category: z.string().min(1).max(80) });

export const quizResultBody = z.union([quizResult, vocabularyResult, bareResult]);
export type QuizResultBody = z.output<typeof quizResultBody>;

/** One quiz taken, as it stands in the history. */
export const quizAttempt = z.object({
  id: z.string(),
  /** Null for a bare score; the word vocabulary for a vocabulary quiz. */
  quizId: z.string().nullable(),
  category: z.string(),
  score: z.int().nonnegative(),
  totalQuestions: z.int().positive(),
  seconds: z.int().nonnegative().nullable(),
  /** What the attempt earned. */
  entries: z.array(ledgerEntry),
  finishedAt: z.iso.datetime(),
});
export type QuizAttempt = z.output<typeof quizAttempt>;

/** Quizzes that may still be recorded on the learner's local day; null without a limit. */
const remainingToday = z.int().nonnegative().nullable();

export const quizHistory = z.object({
  /** The newest hundred, newest first. */
  attempts: z.array(quizAttempt),
  /** The best scored attempt of each quiz. */
  best: z.array(z.object({ quizId: z.string(), score: z.int().nonnegative(), totalQuestions: z.int().positive() })),
  remainingToday,
});
export type QuizHistory = z.output<typeof quizHistory>;

export const quizCalls = {
  listQuizzes: defineCall({
    method: 'GET',
    path: '/api/quizzes',
    access: 'everyone',
    summary: 'Every knowledge check: whole where the tier of the caller includes it, a preview otherwise.',
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
  recordQuizResult: defineCall({
    method: 'POST',
    path: '/api/quiz-results',
    access: 'signed-in',
    summary: 'Records a quiz. Answers are scored here and can earn experience; a bare score is kept and earns nothing.',
    body: quizResultBody,
    response: z.object({ attempt: quizAttempt, earned, remainingToday }),
    errors: ['not_signed_in', 'not_found', 'heritage_required', 'quiz_limit_reached'],
  }),
};
