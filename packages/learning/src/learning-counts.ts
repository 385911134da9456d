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

/** Counts from a learner's log, besides lessons and days. */
export interface LearningCounts {
  readonly quizzes: number;
  /** A knowledge check and a day on which it was done without a mistake, as `level-1:2026-03-09`. */
  readonly perfectQuizDays: ReadonlySet<string>;
  /** Knowledge checks that were ever failed, and those of them that were passed later. */
  readonly failedQuizzes: ReadonlySet<string>;
  readonly recoveredQuizzes: ReadonlySet<string>;
  readonly vocabularyQuizzes: number;
  readonly vocabularyQuizzesPassed: number;
  readonly vocabularyQuizzesExcellent: number;
  readonly perfectVocabularyQuizzes: number;
  readonly termsStudied: number;
  readonly cardsReviewed: number;
  /** Null when the review log was not loaded. */
  readonly cardsMastered: number | null;
  readonly drillsCorrect: number;
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
    ...countKind(counts, event, day),
    studyMs: counts.studyMs + studyMsAfter(counts.lastActionAt, action),
    lastActionAt: action.at,
  };
}

function countKind(counts: LearningCounts, event: LearningEvent, day: LocalDay): Partial<LearningCounts> {
  switch (event.kind) {
    case 'quiz-completed':
      return countQuiz(counts, event, day);
    case 'vocabulary-quiz-completed':
      return event.total < SHORTEST_VOCABULARY_QUIZ ? {} : countVocabularyQuiz(counts, event.correct / event.total);
    case 'flashcard-reviewed':
      return { cardsReviewed: counts.cardsReviewed + 1, cardsMastered: event.cardsMastered };
    case 'drill-completed':
      return { drillsCorrect: counts.drillsCorrect + event.correct };
    case 'term-studied':
      return { termsStudied: counts.termsStudied + 1 };
    default:
      return {};
  }
}

type QuizCompleted = Extract<LearningEvent, { quizId: string }>;

function countQuiz(counts: LearningCounts, event: QuizCompleted, day: LocalDay): Partial<LearningCounts> {
  const { quizId, correct, total } = event;
  const isPassed = correct / total >= QUIZ_PASS_SHARE;
  const isRecovered = isPassed && counts.failedQuizzes.has(quizId);
  return {
    quizzes: counts.quizzes + 1,
    perfectQuizDays: withIf(correct === total, counts.perfectQuizDays, `${quizId}:${day}`),
    failedQuizzes: withIf(!isPassed, counts.failedQuizzes, quizId),
    recoveredQuizzes: withIf(isRecovered, counts.recoveredQuizzes, quizId),
  };
}

function countVocabularyQuiz(counts: LearningCounts, share: number): Partial<LearningCounts> {
  return {
    vocabularyQuizzes: counts.vocabularyQuizzes + 1,
    vocabularyQuizzesPassed: counts.vocabularyQuizzesPassed + Number(share >= VOCABULARY_PASS_SHARE),
    vocabularyQuizzesExcellent: counts.vocabularyQuizzesExcellent + Number(share >= VOCABULARY_EXCELLENT_SHARE),
    perfectVocabularyQuizzes: counts.perfectVocabularyQuizzes + Number(share === 1),
  };
}

function withIf(isAdded: boolean, set: ReadonlySet<string>, value: string): ReadonlySet<string> {
  return isAdded ? new Set(set).add(value) : set;
}
