import type { LearningEvent } from './ledger.ts';
import type { LocalDay } from './local-day.ts';
import { type StudyAction, studyMsAfter } from './study-session.ts';

/** The share of right answers that passes a knowledge check. */
export const QUIZ_PASS_SHARE = 0.7;
/** The shares of right answers that pass a vocabulary quiz, and that make it excellent. */
export const VOCABULARY_PASS_SHARE = 0.6;
export const VOCABULARY_EXCELLENT_SHARE = 0.8;

/** How many terms a vocabulary quiz needs to count. A shorter one is recorded but proves too little. */
export const SHORTEST_VOCABULARY_QUIZ = 5;

/** Which events a count takes in. The server makes its SQL from these rules. */
export interface CountRule {
  readonly kind: LearningEvent['kind'];
  /** The fewest questions that count, and the smallest share of right answers. */
  readonly minTotal?: number;
  readonly minShare?: number;
  /** Adds the right answers of an event instead of one. */
  readonly adds?: 'correct';
}

const vocabularyQuiz = { kind: 'vocabulary-quiz-completed', minTotal: SHORTEST_VOCABULARY_QUIZ } as const;

export const countRules = {
  quizzes: { kind: 'quiz-completed' },
  vocabularyQuizzes: vocabularyQuiz,
  vocabularyQuizzesPassed: { ...vocabularyQuiz, minShare: VOCABULARY_PASS_SHARE },
  vocabularyQuizzesExcellent: { ...vocabularyQuiz, minShare: VOCABULARY_EXCELLENT_SHARE },
  perfectVocabularyQuizzes: { ...vocabularyQuiz, minShare: 1 },
  termsStudied: { kind: 'term-studied' },
  cardsReviewed: { kind: 'flashcard-reviewed' },
  drillsCorrect: { kind: 'drill-completed', adds: 'correct' },
} as const satisfies Record<string, CountRule>;

export type RuledCounts = Readonly<Record<keyof typeof countRules, number>>;

/** Counts from a learner's log, besides lessons and days. */
export interface LearningCounts extends RuledCounts {
  /** A knowledge check and a day on which it was done without a mistake, as `level-1:2026-03-09`. */
  readonly perfectQuizDays: ReadonlySet<string>;
  /** Knowledge checks that were ever failed, and those of them that were passed later. */
  readonly failedQuizzes: ReadonlySet<string>;
  readonly recoveredQuizzes: ReadonlySet<string>;
  /** Null when the review log was not loaded. */
  readonly cardsMastered: number | null;
  /** Milliseconds of study, as `studySessions` counts them. */
  readonly studyMs: number;
  /** When the newest row of the log was written; null for an empty log. */
  readonly lastActionAt: Date | null;
}

/** The counts of an empty log. */
export const NO_COUNTS: LearningCounts = {
  quizzes: 0,
  perfectQuizDays: new Set(),
  failedQuizzes: new Set(),
  recoveredQuizzes: new Set(),
  vocabularyQuizzes: 0,
  vocabularyQuizzesPassed: 0,
  vocabularyQuizzesExcellent: 0,
  perfectVocabularyQuizzes: 0,
  termsStudied: 0,
  cardsReviewed: 0,
  cardsMastered: null,
  drillsCorrect: 0,
  studyMs: 0,
  lastActionAt: null,
};

interface CountedEvent {
  readonly event: LearningEvent;
  readonly day: LocalDay;
  readonly action: Pick<StudyAction, 'at' | 'seconds'>;
}

/** The counts once an event has been logged. */
export function countEvent(counts: LearningCounts, { event, day, action }: CountedEvent): LearningCounts {
  return {
    ...counts,
    ...applyRules(counts, event),
    ...(event.kind === 'quiz-completed' && countQuiz(counts, event, day)),
    ...(event.kind === 'flashcard-reviewed' && { cardsMastered: event.cardsMastered }),
    studyMs: counts.studyMs + studyMsAfter(counts.lastActionAt, action),
    lastActionAt: action.at,
  };
}

function applyRules(counts: RuledCounts, event: LearningEvent): Partial<RuledCounts> {
  const names = Object.keys(countRules) as (keyof RuledCounts)[];
  return Object.fromEntries(names.map((name) => [name, counts[name] + worth(event, countRules[name])]));
}

function worth(event: LearningEvent, { kind, minTotal = 0, minShare = 0, adds }: CountRule): number {
  if (event.kind !== kind) return 0;
  if (!('total' in event)) return 1;
  const { correct, total } = event;
  if (total < minTotal || correct / total < minShare) return 0;
  return adds === 'correct' ? correct : 1;
}

type QuizCompleted = Extract<LearningEvent, { quizId: string }>;

function countQuiz(counts: LearningCounts, event: QuizCompleted, day: LocalDay): Partial<LearningCounts> {
  const { quizId, correct, total } = event;
  const isPassed = correct / total >= QUIZ_PASS_SHARE;
  const isRecovered = isPassed && counts.failedQuizzes.has(quizId);
  return {
    perfectQuizDays: withIf(correct === total, counts.perfectQuizDays, `${quizId}:${day}`),
    failedQuizzes: withIf(!isPassed, counts.failedQuizzes, quizId),
    recoveredQuizzes: withIf(isRecovered, counts.recoveredQuizzes, quizId),
  };
}

function withIf(isAdded: boolean, set: ReadonlySet<string>, value: string): ReadonlySet<string> {
  return isAdded ? new Set(set).add(value) : set;
}
