import type { LearningCounts } from './learning-counts.ts';
import type { ItemCompleted } from './ledger.ts';
import type { LocalDay } from './local-day.ts';

/** One lesson's history in the log. */
export interface LessonRecord {
  readonly completed: boolean;
  /** Whether it was ever completed, whatever its state is now. */
  readonly wasCompleted: boolean;
  readonly changedAt: Date;
}

/** Everything the rules need about a learner at one moment. */
export interface LearningRecord {
  /** The study day of that moment. */
  readonly today: LocalDay;
  readonly studiedDays: ReadonlySet<LocalDay>;
  /** Days that a change of time zone skipped: see `bridgedDay`. */
  readonly bridgedDays?: ReadonlySet<LocalDay> | undefined;
  /** By pattern id, every lesson that the learner touched. */
  readonly lessons: ReadonlyMap<string, LessonRecord>;
  /** What `itemKey` names of the items completed so far; those of the event are enough. */
  readonly completedItems: ReadonlySet<string>;
  /** The sum of the ledger: whole, from 0 up. */
  readonly experience: number;
  /**
   * The causes in the ledger; those that `relatedCauses` names for the event, the latest `streak-day`, and every badge,
   * milestone and solved scenario are enough.
   */
  readonly earnedCauses: ReadonlySet<string>;
  readonly counts: LearningCounts;
  /** The triggers of celebrations that no entry of the ledger stands for. */
  readonly celebrated: ReadonlySet<string>;
}

/** The part of a record that stats derive from. */
export type StatsRecord = Pick<LearningRecord, 'today' | 'studiedDays' | 'bridgedDays' | 'lessons' | 'experience'>;

/** An item completed once, among those of every kind. */
export function itemKey({ kind, itemId }: ItemCompleted): string {
  return `${kind}:${itemId}`;
}
