import { z } from 'zod';
import { MAX_CONFIDENCE, MIN_CONFIDENCE, PATTERN_ID } from './constants.ts';
import { ledgerEntry } from './reward/ledger.ts';

/** The id of a quiz, a question, a term or a pattern. */
export const contentId = z.string().regex(PATTERN_ID, 'An id looks like bullish-engulfing.').max(80);

/** How sure the learner was, in percent; absent when they did not say. It changes no score. */
export const confidence = z.int().min(MIN_CONFIDENCE).max(MAX_CONFIDENCE).optional();

const result = {
  /** Except for a bare score, the server counts for itself. */
  score: z.int().nonnegative(),
  totalQuestions: z.int().min(1).max(1000),
  /** Made by the browser for each attempt: sending the same one again changes nothing. */
  attemptId: z.uuid().optional(),
  /** Seconds from the first question to the end. */
  seconds: z.int().min(0).max(86_400).optional(),
};

/** The end of a knowledge check, or of a vocabulary quiz, whose answers the server has judged one by one. */
const quizResult = z.strictObject({
  ...result,
  category: z.string().min(1).max(80),
  quizId: contentId,
  attemptId: z.uuid(),
});
export type QuizResult = z.output<typeof quizResult>;

/** A score without answers can't be checked: it is stored and earns nothing. */
const bareResult = z.strictObject({ ...result, category: z.string().min(1).max(80) });

export const quizResultBody = z.union([quizResult, bareResult]);
export type QuizResultBody = z.output<typeof quizResultBody>;

/** A quiz that a visitor finished, as their browser kept it. */
export const visitorQuiz = z.strictObject({
  id: z.uuid(),
  category: z.string().min(1).max(80),
  score: z.int().nonnegative(),
  totalQuestions: z.int().min(1).max(1000),
  seconds: z.int().min(0).max(86_400),
  finishedAt: z.iso.datetime(),
});
export type VisitorQuiz = z.output<typeof visitorQuiz>;

/** One finished quiz, as the history lists it. */
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
export const remainingToday = z.int().nonnegative().nullable();

export const quizHistory = z.object({
  /** The newest hundred, newest first. */
  attempts: z.array(quizAttempt),
  /** The best scored attempt of each quiz. */
  best: z.array(z.object({ quizId: z.string(), score: z.int().nonnegative(), totalQuestions: z.int().positive() })),
  remainingToday,
});
export type QuizHistory = z.output<typeof quizHistory>;
