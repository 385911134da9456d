import type { DatedEntry } from '@wickwise/contract/reward/ledger';
import type { MilestoneType } from '@wickwise/contract/reward/milestone';
import { badges } from '@wickwise/curriculum/badges/badges';
import { scenarioTitles } from '@wickwise/curriculum/copy/scenario-titles';
import { type CauseKind, causeKindOf } from '@wickwise/learning/cause';
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

interface CauseFacts {
  /** The parts of the cause after its kind: the second and the last. */
  readonly subject: string;
  readonly last: string;
  readonly points: number;
  readonly entries: number;
  readonly nameOf: NameOf;
}

/** A row of the list: an entry of the ledger, or the entries of one kind of practice and one day. */
export interface LedgerRow extends DatedEntry {
  readonly entries: number;
}

export function ledgerReason(row: Omit<LedgerRow, 'earnedAt'>, nameOf: NameOf): LedgerReason {
  const { cause, points, entries } = row;
  const [name = '', subject = '', last = ''] = cause.split(':');
  const kind = causeKindOf(cause);
  if (kind === null) return { title: nameOf(name), rule: 'You earned this once, and it’s yours to keep.' };
  return reasons[kind]({ subject, last, points, entries, nameOf });
}

const titleById: ReadonlyMap<string, string> = new Map(Object.entries(scenarioTitles));

const reasons: Record<CauseKind, (facts: CauseFacts) => LedgerReason> = {
  'pattern-mastered': ({ subject, nameOf }) => ({
    title: `${nameOf(subject)} completed`,
    rule: `A lesson earns ${PATTERN_MASTERED_POINTS} XP the first time you complete it.`,
  }),
  'quiz-best': ({ last }) => ({
    title: `Best score so far in a knowledge check: ${last} correct`,
    rule: `Each correct answer beyond your best score earns ${QUIZ_ANSWER_POINTS} XP.`,
  }),
  'quiz-perfect': () => ({
    title: 'Perfect knowledge check',
    rule: `The first perfect score in each knowledge check earns ${PERFECT_QUIZ_POINTS} XP.`,
  }),
  'vocabulary-quiz': ({ points }) => ({
    title: `Vocabulary quiz: ${points / VOCABULARY_ANSWER_POINTS} correct`,
    rule: `Each correct answer earns ${VOCABULARY_ANSWER_POINTS} XP in the first ${VOCABULARY_QUIZZES_PAID_PER_DAY} vocabulary quizzes of a day.`,
  }),
  // Reviews and drills once earned less, so these count no points and speak of today.
  'flashcard-review': ({ entries }) => ({
    title: entries === 1 ? 'Flashcard reviewed' : `${entries} flashcards reviewed`,
    rule: `Under the current rules, reviewing a card that’s due earns ${FLASHCARD_REVIEW_POINTS} XP, for up to ${FLASHCARD_REVIEWS_PAID_PER_DAY} cards a day.`,
  }),
  drill: () => ({
    title: 'Right answers on charts',
    rule: `Under the current rules, each right answer in a drill earns ${DRILL_POINTS} XP, for up to ${DRILL_ANSWERS_PAID_PER_DAY} answers a day.`,
  }),
  'scenario-solved': ({ subject, nameOf }) => ({
    title: `Scenario solved: ${titleById.get(subject) ?? nameOf(subject)}`,
    rule: `Getting a scenario right on the first try earns ${SCENARIO_POINTS} XP.`,
  }),
  'streak-day': ({ points }) => ({
    title: streakDayTitle(points),
    rule: `Each day earns ${STREAK_DAY_POINTS} XP times the length of your streak so far, up to ${STREAK_DAY_MAX_POINTS} XP.`,
  }),
  'level-up': ({ subject }) => ({
    title: `Level ${subject} reached`,
    rule: `A new level earns ${LEVEL_UP_POINTS} XP times its number, up to ${LEVEL_UP_MAX_POINTS} XP.`,
  }),
  badge: ({ subject, nameOf }) => ({
    title: `Badge: ${badges.find(({ id }) => id === subject)?.name ?? nameOf(subject)}`,
    rule: 'Each badge earns its points once.',
  }),
  milestone: ({ subject, last }) => ({
    title: `Milestone: ${milestoneText(subject, last)}`,
    rule: 'A milestone earns 20 XP times its number, up to 500 XP.',
  }),
};

function streakDayTitle(points: number): string {
  const days = points / STREAK_DAY_POINTS;
  return points < STREAK_DAY_MAX_POINTS ? `Day ${days} of a streak` : `Day ${days} or later of a streak`;
}

const milestones: Record<MilestoneType, (value: number) => string> = {
  patterns_completed: (value) => `${value} flashcards in long-term memory`,
  perfect_scores: (value) => (value === 1 ? 'first perfect knowledge check' : `${value} perfect knowledge checks`),
  study_time: (value) => (value === 1 ? 'one hour of study' : `${value} hours of study`),
  terms_studied: (value) => `${value} terms studied`,
  vocabulary_quiz_pass: (value) => vocabularyQuizzes(value, '60%'),
  vocabulary_quiz_excellence: (value) => vocabularyQuizzes(value, '80%'),
};

function vocabularyQuizzes(value: number, score: string): string {
  return value === 1 ? `first vocabulary quiz at ${score} or more` : `${value} vocabulary quizzes at ${score} or more`;
}

function milestoneText(type: string, value: string): string {
  return isMilestoneType(type) ? milestones[type](Number(value)) : type.replaceAll('_', ' ');
}

function isMilestoneType(type: string): type is MilestoneType {
  return Object.hasOwn(milestones, type);
}

/** Merges the reviews of a day into one row, and the drills of a day, since there can be dozens. */
export function groupPractice(entries: readonly DatedEntry[]): LedgerRow[] {
  const rows: LedgerRow[] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    if (last !== undefined && practiceDay(last) !== null && practiceDay(last) === practiceDay(entry)) {
      rows[rows.length - 1] = { ...last, points: last.points + entry.points, entries: last.entries + 1 };
    } else rows.push({ ...entry, entries: 1 });
  }
  return rows;
}

function practiceDay({ cause }: DatedEntry): string | null {
  const [kind, day = ''] = cause.split(':');
  return kind === 'flashcard-review' || kind === 'drill' ? `${kind}:${day}` : null;
}
