import type { PatternCategory } from '@wickwise/contract/lesson/pattern-preview';
import { levelAt } from './experience.ts';
import type { LearningRecord } from './learning-record.ts';
import { countReturns, countWeeks, longestStreak } from './study-history.ts';

/** Every count that a badge can depend on, derived from the learner's logs. */
export type Measure =
  | 'lessons-completed'
  | 'candlestick-lessons-completed'
  | 'chart-pattern-lessons-completed'
  | 'price-action-lessons-completed'
  /** Knowledge checks. */
  | 'quizzes-completed'
  /** Knowledge checks without a mistake: each counts once a day, so that repeating one right away adds nothing. */
  | 'perfect-quizzes'
  | 'vocabulary-quizzes-completed'
  | 'perfect-vocabulary-quizzes'
  /** At 60% or more, and at 80% or more. */
  | 'vocabulary-quizzes-passed'
  | 'vocabulary-quizzes-excellent'
  | 'terms-studied'
  | 'cards-reviewed'
  | 'cards-mastered'
  | 'scenarios-right-first-try'
  | 'drills-correct'
  | 'longest-streak-days'
  | 'study-days'
  | 'study-weeks'
  /** In whole hours, by study sessions. */
  | 'study-hours'
  | 'level'
  /** Days of study right after a missed one: coming back counts. */
  | 'returns-after-a-missed-day'
  /** Knowledge checks passed that had been failed before. */
  | 'quizzes-passed-after-failing';

/** A measure and the value it must reach. */
export interface Criterion {
  readonly measure: Measure;
  readonly atLeast: number;
}

/** Null for a measure that was not loaded, which meets no criterion. */
export type Measures = Readonly<Record<Measure, number | null>>;

/** The category of a pattern's lesson; null for an unknown pattern. */
export type CategoryOf = (patternId: string) => PatternCategory | null;

const HOUR_MS = 3_600_000;

/** All measures of a learner's record. */
export function measuresOf(record: LearningRecord, categoryOf: CategoryOf): Measures {
  const { counts, studiedDays } = record;
  return {
    ...lessonMeasures(record, categoryOf),
    'quizzes-completed': counts.quizzes,
    'perfect-quizzes': counts.perfectQuizDays.size,
    'quizzes-passed-after-failing': counts.recoveredQuizzes.size,
    'vocabulary-quizzes-completed': counts.vocabularyQuizzes,
    'vocabulary-quizzes-passed': counts.vocabularyQuizzesPassed,
    'vocabulary-quizzes-excellent': counts.vocabularyQuizzesExcellent,
    'perfect-vocabulary-quizzes': counts.perfectVocabularyQuizzes,
    'terms-studied': counts.termsStudied,
    'cards-reviewed': counts.cardsReviewed,
    'cards-mastered': counts.cardsMastered,
    'scenarios-right-first-try': countCauses(record, 'scenario-solved:'),
    'drills-correct': counts.drillsCorrect,
    'longest-streak-days': longestStreak(record),
    'study-days': studiedDays.size,
    'study-weeks': countWeeks(studiedDays),
    'study-hours': Math.floor(counts.studyMs / HOUR_MS),
    'returns-after-a-missed-day': countReturns(record),
    level: levelAt(record.experience),
  };
}

/** Whether the record meets all criteria. */
export function areMet(criteria: readonly Criterion[], measures: Measures): boolean {
  return criteria.every(({ measure, atLeast }) => (measures[measure] ?? 0) >= atLeast);
}

/** Progress toward several criteria, as one number out of another. Exceeding one criterion does not make up for another. */
export function progressToward(
  criteria: readonly Criterion[],
  measures: Measures,
): { current: number; target: number } {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    current: sum(criteria.map(({ measure, atLeast }) => Math.min(measures[measure] ?? 0, atLeast))),
    target: sum(criteria.map(({ atLeast }) => atLeast)),
  };
}

function countCauses({ earnedCauses }: LearningRecord, prefix: string): number {
  return [...earnedCauses].filter((cause) => cause.startsWith(prefix)).length;
}

/** A lesson that was reopened after its completion stays counted. */
function lessonMeasures({ lessons }: LearningRecord, categoryOf: CategoryOf) {
  const completed = [...lessons].flatMap(([id, lesson]) => (lesson.wasCompleted ? (categoryOf(id) ?? []) : []));
  const countIn = (category: PatternCategory) => completed.filter((own) => own === category).length;
  return {
    'lessons-completed': completed.length,
    'candlestick-lessons-completed': countIn('candlesticks'),
    'chart-pattern-lessons-completed': countIn('chart-patterns'),
    'price-action-lessons-completed': countIn('price-action'),
  };
}
