import type { CelebrationType } from '@wickwise/contract/reward/celebration';
import { type Cause, type CelebratedKind, causeKindOf, celebrationTypes, type KindOf } from './cause.ts';
import type { LearningRecord } from './learning-record.ts';
import type { LearningEvent, LedgerEntry } from './ledger.ts';
import { areMet, type Measures } from './measures.ts';
import type { RewardCatalog } from './rewards.ts';
import { streakAt } from './streak.ts';

/** How many Easy grades in a day are celebrated. */
export const EASY_GRADES_CELEBRATED = 5;
/** Streak lengths that are celebrated, besides every hundredth day. */
const STREAKS_CELEBRATED = [3, 7, 14, 30, 60];

/** What is celebrated without being paid for. */
type UnpaidTrigger =
  | `achievement:${string}`
  | `flashcard-review:${string}`
  | `vocabulary-quiz-perfect:${number}`
  | 'vocabulary:all-terms';

export type TriggerKind = CelebratedKind | KindOf<UnpaidTrigger>;

/** A celebration. Each trigger is shown once. */
export interface NewCelebration {
  readonly type: CelebrationType;
  /** A cause of the ledger, or a name of its own such as `achievement:first-steps`. */
  readonly trigger: Cause | UnpaidTrigger;
  /** The experience awarded with it; null if none was. */
  readonly points: number | null;
}

interface CelebrationInput {
  /** Null when rewards are evaluated without an event. */
  readonly event: LearningEvent | null;
  /** What the event earned. */
  readonly entries: readonly LedgerEntry[];
  /** The record after the event. */
  readonly record: LearningRecord;
  readonly measures: Measures;
  readonly catalog: RewardCatalog;
}

/** The celebrations of an event: the event's own first, the level last. */
export function deriveCelebrations(input: CelebrationInput): NewCelebration[] {
  const { entries, record } = input;
  const paid = entries.flatMap((entry) => paidCelebration(entry, streakAt(record).days));
  const unpaid = [...perfectScores(input), ...achievements(input)].filter(
    ({ trigger }) => !record.celebrated.has(trigger),
  );
  return [...paid, ...unpaid].sort((one, other) => order[one.type] - order[other.type]);
}

const order: Record<CelebrationType, number> = {
  mastery: 1,
  perfect_score: 2,
  streak: 3,
  achievement: 4,
  milestone: 5,
  reward: 6,
  level_up: 7,
};

/** The celebration type of a ledger cause; null for causes that aren't celebrated, such as a single right answer. */
export function celebrationTypeOf(cause: string): CelebrationType | null {
  const kind = causeKindOf(cause);
  return kind && celebrationTypes[kind];
}

function paidCelebration({ cause, points }: LedgerEntry, streakDays: number): NewCelebration[] {
  const type = celebrationTypeOf(cause);
  if (type === null || (type === 'streak' && !isCelebratedStreak(streakDays))) return [];
  return [{ type, trigger: cause, points }];
}

function isCelebratedStreak(days: number): boolean {
  return STREAKS_CELEBRATED.includes(days) || days % 100 === 0;
}

function perfectScores({ event, record, catalog }: CelebrationInput): NewCelebration[] {
  const trigger = perfectScoreTrigger(event, record, catalog);
  return trigger === null ? [] : [{ type: 'perfect_score', trigger, points: null }];
}

function perfectScoreTrigger(
  event: LearningEvent | null,
  { today, counts }: LearningRecord,
  { termCount }: RewardCatalog,
): UnpaidTrigger | null {
  if (event === null) return null;
  switch (event.kind) {
    case 'flashcard-reviewed':
      return event.easyThatDay >= EASY_GRADES_CELEBRATED ? `flashcard-review:${today}` : null;
    case 'vocabulary-quiz-completed':
      return event.correct === event.total ? `vocabulary-quiz-perfect:${event.total}` : null;
    case 'term-studied':
      return counts.termsStudied >= termCount ? 'vocabulary:all-terms' : null;
    // A perfect knowledge check is paid for, and celebrated as paid.
    case 'quiz-completed':
    case 'quiz-attempted':
    case 'lesson-completed':
    case 'lesson-reopened':
    case 'drill-completed':
    case 'scenario-answered':
    case 'section-completed':
    case 'module-completed':
    case 'article-read':
      return null;
  }
}

function achievements({ measures, catalog }: CelebrationInput): NewCelebration[] {
  return catalog.achievements
    .filter(({ badgeId, criterion }) => badgeId === null && areMet([criterion], measures))
    .map(({ type }) => ({ type: 'achievement', trigger: `achievement:${type}`, points: null }));
}
