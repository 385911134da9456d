import { z } from 'zod';
import { defineCall } from './call.ts';
import { MAX_CONFIDENCE, MIN_CONFIDENCE, RECENT_SESSIONS } from './constants.ts';
import { patternCategory, patternId } from './lesson/pattern-preview.ts';
import { contentId } from './quiz-result.ts';

const percent = z.number().min(0).max(100);
const count = z.int().nonnegative();

/** The 95% confidence interval of a share, in percent (Wilson). */
const interval = z.object({ low: percent, high: percent });

/** The last five answers against the five before them; flat with fewer than ten. */
export const scoreTrend = z.enum(['improving', 'declining', 'flat']);
export type ScoreTrend = z.output<typeof scoreTrend>;

/** A learner's answers about one pattern. */
export const patternScore = z.object({
  patternId,
  category: patternCategory,
  /** The share of right answers, in percent, rounded to whole ones. */
  averageScore: z.int().min(0).max(100),
  totalAttempts: z.int().positive(),
  improvementTrend: scoreTrend,
  interval,
});
export type PatternScore = z.output<typeof patternScore>;

/** Where a recommendation leads. */
export const recommendedAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lesson'), patternId }),
  z.object({ kind: z.literal('article'), articleId: contentId }),
  z.object({ kind: z.literal('comparison'), patternIds: z.tuple([patternId, patternId]) }),
  z.object({ kind: z.literal('drill'), patternId }),
  z.object({ kind: z.literal('quiz'), quizId: contentId }),
  z.object({ kind: z.literal('vocabulary'), termIds: z.array(contentId).min(1) }),
  z.object({ kind: z.literal('scenario'), scenarioId: contentId }),
]);
export type RecommendedAction = z.output<typeof recommendedAction>;

export const recommendation = z.object({
  /** Of the item in the day's plan, such as `due-review:recognize:hammer`. */
  id: z.string(),
  title: z.string(),
  description: z.string(),
  priority: z.enum(['high', 'medium', 'low']),
  patterns: z.array(z.object({ patternId, category: patternCategory, averageScore: z.int().min(0).max(100) })),
  action: recommendedAction,
});
export type Recommendation = z.output<typeof recommendation>;

/** What a session was spent on; `mixed` for more than one. */
export const sessionType = z.enum([
  ...(['lessons', 'quiz', 'vocabulary', 'flashcards', 'scenarios', 'drills', 'mixed'] as const),
]);
export type SessionType = z.output<typeof sessionType>;

/** A stretch of study without a pause of more than 30 minutes. */
export const studySession = z.object({
  id: z.string(),
  sessionType,
  correct: count,
  incorrect: count,
  /** The share of right answers, in percent, rounded to whole ones; null when there were no questions. */
  score: z.int().min(0).max(100).nullable(),
  /** Seconds from the first action to the last, plus the duration of the first where that is known, as for a quiz. */
  duration: count,
  startedAt: z.iso.datetime(),
});
export type StudySession = z.output<typeof studySession>;

export const studySessionList = z.object({
  /** The most recent ones, newest first. */
  sessions: z.array(studySession).max(RECENT_SESSIONS),
  /** Of all sessions. */
  total: z.object({
    sessions: count,
    /** Divided by 60, the minutes studied. */
    seconds: count,
    /** The mean of the scores of sessions that have one, in whole percent; null when none has. */
    averageScore: z.int().min(0).max(100).nullable(),
  }),
});
export type StudySessionList = z.output<typeof studySessionList>;

const confidence = z.number().min(MIN_CONFIDENCE).max(MAX_CONFIDENCE);

/** Answers given with a similar confidence. */
export const calibrationBin = z.object({
  /** Percent, both included. */
  from: z.int(),
  to: z.int(),
  answers: z.int().positive(),
  /** Mean confidence, in percent. */
  confidence,
  /** The share of right answers, in percent. */
  correct: percent,
  interval,
});
export type CalibrationBin = z.output<typeof calibrationBin>;

export const calibration = z.object({
  /** Answers that came with a confidence. */
  answers: count,
  /** Only those that hold answers, lowest confidence first. */
  bins: z.array(calibrationBin),
  /** Mean squared difference between confidence and outcome, 0 (best) to 1 (Brier, 1950); null without answers. */
  brierScore: z.number().min(0).max(1).nullable(),
  /** Mean confidence and the share of right answers, in percent; null without answers. */
  overall: z.object({ confidence, correct: percent, interval }).nullable(),
  /** What the answers show together, `uneven` if they are right on average only; null below 30 answers. */
  verdict: z.enum(['overconfident', 'underconfident', 'uneven', 'calibrated']).nullable(),
});
export type Calibration = z.output<typeof calibration>;

/** How often a learner took one pattern for another. */
export const confusion = z.object({
  /** The pattern that was shown. */
  patternId,
  /** The pattern that was chosen. */
  chosenId: patternId,
  times: z.int().positive(),
  /** The number of answers where the pattern could have been confused with another. */
  outOf: z.int().positive(),
});
export type Confusion = z.output<typeof confusion>;

export const confusionMatrix = z.object({
  /** The patterns that occur in it, in the order in which they are taught: rows and columns. */
  patternIds: z.array(patternId),
  /** Most frequent first. Right answers are counted in `outOf` only. */
  cells: z.array(confusion),
  /** The patterns with enough answers to be a weak area or a strength. */
  judgedPatterns: count,
});
export type ConfusionMatrix = z.output<typeof confusionMatrix>;

const errors = ['not_signed_in', 'heritage_required'] as const;

export const analyticsCalls = {
  listWeakAreas: defineCall({
    method: 'GET',
    path: '/api/analytics/weak-areas',
    access: 'heritage',
    summary: 'Patterns answered below 70% over at least three answers, weakest first.',
    response: z.array(patternScore),
    errors,
  }),
  listStrengths: defineCall({
    method: 'GET',
    path: '/api/analytics/strengths',
    access: 'heritage',
    summary: 'Patterns answered at 85% or more over at least three answers, strongest first.',
    response: z.array(patternScore),
    errors,
  }),
  listRecommendations: defineCall({
    method: 'GET',
    path: '/api/analytics/recommendations',
    access: 'heritage',
    summary: 'What to study next and why, in the order of the day’s plan.',
    response: z.array(recommendation),
    errors,
  }),
  listSessions: defineCall({
    method: 'GET',
    path: '/api/analytics/sessions',
    access: 'heritage',
    summary: 'The newest study sessions, and the time studied and mean score of all of them.',
    response: studySessionList,
    errors,
  }),
  calibration: defineCall({
    method: 'GET',
    path: '/api/analytics/calibration',
    access: 'heritage',
    summary: 'Whether answers given with 80% confidence are right 80% of the time.',
    response: calibration,
    errors,
  }),
  confusions: defineCall({
    method: 'GET',
    path: '/api/analytics/confusions',
    access: 'heritage',
    summary: 'Which patterns the learner takes for each other.',
    response: confusionMatrix,
    errors,
  }),
};
