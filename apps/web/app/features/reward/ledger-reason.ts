import type { DatedEntry } from '@wickwise/contract/reward/ledger';
import { badges } from '@wickwise/curriculum/badges/badges';
import {
  DRILL_ANSWERS_PAID_PER_DAY,
  DRILL_POINTS,
  FLASHCARD_REVIEW_POINTS,
  FLASHCARD_REVIEWS_PAID_PER_DAY,
  LEVEL_UP_MAX_POINTS,
  LEVEL_UP_POINTS,
  PATTERN_MASTERED_POINTS,
  PERFECT_QUIZ_POINTS,
  QUIZ_ANSWER_POINTS,
  SCENARIO_POINTS,
  STREAK_DAY_MAX_POINTS,
  STREAK_DAY_POINTS,
  VOCABULARY_ANSWER_POINTS,
  VOCABULARY_QUIZZES_PAID_PER_DAY,
} from '@wickwise/learning/experience';

/** What an entry in the ledger was earned for, and the rule behind it. */
export interface LedgerReason {
  readonly title: string;
  readonly rule: string;
}

type NameOf = (patternId: string) => string;

export function ledgerReason({ cause, points }: Pick<DatedEntry, 'cause' | 'points'>, nameOf: NameOf): LedgerReason {
  const [kind = '', subject = '', last = ''] = cause.split(':');
  switch (kind) {
    case 'pattern-mastered':
      return {
        title: `${nameOf(subject)} mastered`,
        rule: `A lesson earns ${PATTERN_MASTERED_POINTS} XP the first time you complete it.`,
      };
    case 'quiz-best':
      return {
        title: `Best score so far in a knowledge check: ${last} correct`,
        rule: `Each correct answer beyond your best score earns ${QUIZ_ANSWER_POINTS} XP.`,
      };
    case 'quiz-perfect':
      return {
        title: 'Perfect knowledge check',
        rule: `The first perfect score in each knowledge check earns ${PERFECT_QUIZ_POINTS} XP.`,
      };
    case 'vocabulary-quiz':
      return {
        title: `Vocabulary quiz: ${points / VOCABULARY_ANSWER_POINTS} correct`,
        rule: `Each correct answer earns ${VOCABULARY_ANSWER_POINTS} XP in the first ${VOCABULARY_QUIZZES_PAID_PER_DAY} vocabulary quizzes of a day.`,
      };
    case 'flashcard-review':
      return {
        title: flashcardsTitle(points / FLASHCARD_REVIEW_POINTS),
        rule: `A card that is due earns ${FLASHCARD_REVIEW_POINTS} XP, for up to ${FLASHCARD_REVIEWS_PAID_PER_DAY} cards a day.`,
      };
    case 'drill':
      return {
        title: `Drills: ${points / DRILL_POINTS} correct`,
        rule: `Each correct answer earns ${DRILL_POINTS} XP, for up to ${DRILL_ANSWERS_PAID_PER_DAY} a day.`,
      };
    case 'scenario-solved':
      return {
        title: `Scenario solved: ${nameOf(subject)}`,
        rule: `Getting a scenario right on the first try earns ${SCENARIO_POINTS} XP.`,
      };
    case 'streak-day':
      return {
        title: 'Day of study',
        rule: `Each day of a streak earns ${STREAK_DAY_POINTS} XP times its length in days, up to ${STREAK_DAY_MAX_POINTS} XP.`,
      };
    case 'level-up':
      return {
        title: `Level ${subject} reached`,
        rule: `A new level earns ${LEVEL_UP_POINTS} XP times its number, up to ${LEVEL_UP_MAX_POINTS} XP.`,
      };
    case 'badge':
      return {
        title: `Badge: ${badges.find(({ id }) => id === subject)?.name ?? nameOf(subject)}`,
        rule: 'Each badge earns its points once.',
      };
    case 'milestone':
      return {
        title: `Milestone: ${milestoneText(subject, last)}`,
        rule: 'A milestone earns 20 XP times its number, up to 500 XP.',
      };
    default:
      return { title: nameOf(kind), rule: 'You earned this once, and it’s yours to keep.' };
  }
}

function flashcardsTitle(cards: number): string {
  return cards === 1 ? 'Flashcard reviewed' : `${cards} flashcards reviewed`;
}

const milestones: Readonly<Record<string, (value: number) => string>> = {
  patterns_completed: (value) => `${value} flashcards mastered`,
  perfect_scores: (value) => (value === 1 ? 'first perfect quiz' : `${value} perfect quizzes`),
  study_time: (value) => (value === 1 ? 'one hour of study' : `${value} hours of study`),
  terms_studied: (value) => `${value} terms studied`,
  vocabulary_quiz_pass: (value) => vocabularyQuizzes(value, '60%'),
  vocabulary_quiz_excellence: (value) => vocabularyQuizzes(value, '80%'),
};

function vocabularyQuizzes(value: number, score: string): string {
  return value === 1 ? `first vocabulary quiz at ${score} or more` : `${value} vocabulary quizzes at ${score} or more`;
}

function milestoneText(type: string, value: string): string {
  return milestones[type]?.(Number(value)) ?? type.replaceAll('_', ' ');
}

/** Merges the flashcard entries of a day into one, since there can be dozens. */
export function groupFlashcards(entries: readonly DatedEntry[]): DatedEntry[] {
  const grouped: DatedEntry[] = [];
  for (const entry of entries) {
    const last = grouped.at(-1);
    if (last !== undefined && flashcardDay(last) !== null && flashcardDay(last) === flashcardDay(entry)) {
      grouped[grouped.length - 1] = { ...last, points: last.points + entry.points };
    } else grouped.push(entry);
  }
  return grouped;
}

function flashcardDay({ cause }: DatedEntry): string | null {
  const [kind, day = ''] = cause.split(':');
  return kind === 'flashcard-review' ? day : null;
}
