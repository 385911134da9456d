import type { CelebrationType } from '@wickwise/contract/reward/celebration';
import type { LearningRecord } from './learning-record.ts';
import type { LearningEvent, LedgerEntry } from './ledger.ts';
import { areMet, type Measures } from './measures.ts';
import type { RewardCatalog } from './rewards.ts';
import { streakAt } from './streak.ts';

/** Easy grades of a day that are celebrated. */
export const EASY_GRADES_CELEBRATED = 5;
/** Days of a streak that are celebrated, besides every hundredth. */
const STREAKS_CELEBRATED = [3, 7, 14, 30, 60];

/** A celebration. Each trigger is shown once. */
export interface NewCelebration {
  readonly type: CelebrationType;
  /** A cause of the ledger, or a name of its own such as `achievement:first-steps`. */
  readonly trigger: string;
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
  return [...paid, ...unpaid].sort((one, other) => order.indexOf(one.type) - order.indexOf(other.type));
}

const order: readonly CelebrationType[] = [
  ...(['mastery', 'perfect_score', 'streak', 'achievement', 'milestone', 'reward', 'level_up'] as const),
];

const typeByPrefix: Readonly<Record<string, CelebrationType>> = {
  'pattern-mastered': 'mastery',
  'quiz-perfect': 'perfect_score',
  'streak-day': 'streak',
  milestone: 'milestone',
  badge: 'reward',
  'level-up': 'level_up',
};

/** The celebration of a ledger cause; null for causes without one, such as a single right answer. */
export function celebrationTypeOf(cause: string): CelebrationType | null {
  return typeByPrefix[cause.slice(0, cause.indexOf(':'))] ?? null;
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
): string | null {
  switch (event?.kind) {
    case 'flashcard-reviewed':
      return event.easyThatDay >= EASY_GRADES_CELEBRATED ? `flashcard-review:${today}` : null;
    case 'vocabulary-quiz-completed':
      return event.correct === event.total ? `vocabulary-quiz-perfect:${event.total}` : null;
    case 'term-studied':
      return counts.termsStudied >= termCount ? 'vocabulary:all-terms' : null;
    default:
      return null;
  }
}

function achievements({ measures, catalog }: CelebrationInput): NewCelebration[] {
  return catalog.achievements
    .filter(({ criterion }) => areMet([criterion], measures))
    .map(({ type }) => ({ type: 'achievement', trigger: `achievement:${type}`, points: null }));
}
