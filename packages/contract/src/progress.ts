import { z } from 'zod';
import { defineCall } from './call.ts';
import { completionKinds, MERGE_LIMIT, PATTERN_ID } from './constants.ts';
import { patternId } from './lesson/pattern-preview.ts';
import { earned } from './reward/reward.ts';

const masteryLevel = z.enum(['learning', 'mastered']);

export const lessonProgress = z.object({
  patternId,
  completed: z.boolean(),
  masteryLevel,
  updatedAt: z.iso.datetime(),
});
export type LessonProgress = z.output<typeof lessonProgress>;

const lessonUpdate = z.discriminatedUnion('completed', [
  z.object({ completed: z.literal(true), masteryLevel: z.literal('mastered') }),
  z.object({ completed: z.literal(false), masteryLevel: z.literal('learning') }),
]);

const completionKind = z.enum(completionKinds);
export type CompletionKind = z.output<typeof completionKind>;

const itemId = z.string().regex(PATTERN_ID, 'An id looks like stop-loss.');

/** The ids of what a learner has completed, besides the lessons. */
export const completions = z.object({
  /** Vocabulary terms marked as studied. */
  terms: z.array(itemId),
  /** Sections of the trading fundamentals. */
  sections: z.array(itemId),
  /** Modules of the learning path. */
  modules: z.array(itemId),
  /** Articles marked as read. */
  articles: z.array(itemId),
});
export type Completions = z.output<typeof completions>;

const localDay = z.iso.date();
const count = z.int().nonnegative();

/** A day of the calendar: `frozen` was missed and forgiven, `ahead` lies after today. */
export const dayState = z.enum(['studied', 'frozen', 'missed', 'today', 'ahead']);
export type DayState = z.output<typeof dayState>;

export const studyCalendar = z.object({
  today: localDay,
  /** Whole weeks from Monday to Sunday, oldest first, the last one with today in it. */
  weeks: z.array(z.array(z.object({ day: localDay, state: dayState })).length(7)),
  /** Days ever studied. */
  daysStudied: count,
  /** The longest streak so far, in days. */
  longestStreak: count,
});
export type StudyCalendar = z.output<typeof studyCalendar>;

/** The last seven days, today included: what was learned, what slipped and what is due. */
export const weeklyReview = z.object({
  from: localDay,
  to: localDay,
  /** On the seven days before those, to compare with. */
  before: z.object({ daysStudied: count, experience: count }),
  daysStudied: z.int().min(0).max(7),
  /** Seconds of study, as sessions count them. */
  studySeconds: count,
  experience: count,
  learned: z.object({
    /** Lessons completed for the first time. */
    patternIds: z.array(patternId),
    termsStudied: count,
    /** Knowledge checks and vocabulary quizzes. */
    quizzes: count,
    /** Of their questions; null without a quiz. */
    quizScorePercent: z.int().min(0).max(100).nullable(),
    /** Charts of drills and of the day: how many, and how many of them were read right. */
    chartsAnswered: count,
    chartsRight: count,
    cardsReviewed: count,
    scenariosSolved: count,
  }),
  slipped: z.object({
    /** Flashcards whose last grade of the week was Forgot, most often forgotten first. */
    forgottenCards: z.array(patternId),
    /** Patterns that were answered wrong in a quiz or on a chart, and not right since. */
    missedPatterns: z.array(patternId),
  }),
  due: z.object({
    /** Flashcards to review now, and those that become due on the six days after. */
    cardsNow: count,
    cardsThisWeek: count,
    cardIds: z.array(patternId),
  }),
});
export type WeeklyReview = z.output<typeof weeklyReview>;

const patternIds = z.array(patternId).max(MERGE_LIMIT);
const itemIds = z.array(itemId).max(MERGE_LIMIT).optional();

export const progressCalls = {
  listProgress: defineCall({
    method: 'GET',
    path: '/api/progress',
    access: 'signed-in',
    summary: "The learner's lessons with their state.",
    response: z.array(lessonProgress),
    errors: ['not_signed_in'],
  }),
  updateProgress: defineCall({
    method: 'PUT',
    path: '/api/progress/:patternId',
    access: 'signed-in',
    summary: 'Marks a lesson complete, or as still being learned. Repeating it earns nothing twice.',
    params: z.object({ patternId }),
    body: lessonUpdate,
    response: z.object({ progress: lessonProgress, earned }),
    errors: ['not_signed_in', 'not_found', 'lesson_locked', 'heritage_required'],
  }),
  mergeProgress: defineCall({
    method: 'POST',
    path: '/api/progress/merge',
    access: 'signed-in',
    summary: 'Takes over what a visitor completed in this browser before signing in.',
    body: z.object({ patternIds, terms: itemIds, sections: itemIds, modules: itemIds, articles: itemIds }),
    response: z.object({
      progress: z.array(lessonProgress),
      /** The lessons that this account may not complete. */
      refused: z.array(patternId),
      earned,
    }),
    errors: ['not_signed_in'],
  }),
  listCompletions: defineCall({
    method: 'GET',
    path: '/api/completions',
    access: 'signed-in',
    summary: 'The terms, sections, modules and articles that the learner has completed.',
    response: completions,
    errors: ['not_signed_in'],
  }),
  completeItem: defineCall({
    method: 'PUT',
    path: '/api/completions/:kind/:itemId',
    access: 'signed-in',
    summary: 'Marks a term, section, module or article complete. Repeating it earns nothing twice.',
    params: z.object({ kind: completionKind, itemId }),
    response: z.object({ earned }),
    errors: ['not_signed_in', 'not_found', 'module_locked'],
  }),
  studyCalendar: defineCall({
    method: 'GET',
    path: '/api/progress/calendar',
    access: 'signed-in',
    summary: 'Which days of the last half year were studied, from the same walk as the streak.',
    response: studyCalendar,
    errors: ['not_signed_in'],
  }),
  weeklyReview: defineCall({
    method: 'GET',
    path: '/api/progress/week',
    access: 'signed-in',
    summary: 'What was learned in the last seven days, what slipped, and what is due.',
    response: weeklyReview,
    errors: ['not_signed_in'],
  }),
};
