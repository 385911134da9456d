import { deriveEntries, type LearningEvent, type LedgerEntry } from './ledger.ts';
import type { LocalDay } from './local-day.ts';
import { streakAt } from './streak.ts';

/** What the log says of one lesson. */
export interface LessonRecord {
  readonly completed: boolean;
  /** Whether it was ever completed, whatever its state is now. */
  readonly wasCompleted: boolean;
  readonly changedAt: Date;
}

/** What the rules know of a learner, as of one moment. */
export interface LearningRecord {
  /** The study day of that moment. */
  readonly today: LocalDay;
  readonly studiedDays: ReadonlySet<LocalDay>;
  /** By pattern id, every lesson that the learner touched. */
  readonly lessons: ReadonlyMap<string, LessonRecord>;
  /** The sum of the ledger: whole, from 0 up. */
  readonly experience: number;
  /** The causes in the ledger; those that `possibleCauses` names for the event, and every `streak-day`, are enough. */
  readonly earnedCauses: ReadonlySet<string>;
}

/** A row for the log. */
export interface Activity {
  readonly kind: LearningEvent['kind'];
  /** What it was done to, such as a pattern's id. */
  readonly subject: string;
  /** Whether it makes the day a day of study. */
  readonly countsAsStudy: boolean;
}

/** What an event adds, and the record with all of that in it. */
export interface Recorded {
  /** Null when the record says already what the event says; then nothing is earned either. */
  readonly activity: Activity | null;
  readonly entries: readonly LedgerEntry[];
  readonly record: LearningRecord;
}

/**
 * What an event at `now` adds to a learner's record.
 * @throws RangeError when the experience of the record is negative or not whole.
 */
export function recordEvent(record: LearningRecord, event: LearningEvent, now: Date): Recorded {
  const activity = activityOf(record, event);
  if (activity === null) return { activity, entries: [], record };
  const studied = withActivity(record, activity, now);
  const entries = activity.countsAsStudy ? entriesOf(studied, event) : [];
  return { activity, entries, record: withEntries(studied, entries) };
}

/** The row that an event adds to the log. */
function activityOf({ lessons }: LearningRecord, { kind, patternId }: LearningEvent): Activity | null {
  const before = lessons.get(patternId);
  switch (kind) {
    case 'lesson-completed':
      if (before?.completed === true) return null;
      // Only the first completion is study: opening and closing a lesson again does not make a day.
      return { kind, subject: patternId, countsAsStudy: before?.wasCompleted !== true };
    case 'lesson-reopened':
      return before?.completed === false ? null : { kind, subject: patternId, countsAsStudy: false };
  }
}

function withActivity(record: LearningRecord, { kind, subject, countsAsStudy }: Activity, now: Date): LearningRecord {
  const completed = kind === 'lesson-completed';
  const wasCompleted = completed || record.lessons.get(subject)?.wasCompleted === true;
  return {
    ...record,
    lessons: new Map(record.lessons).set(subject, { completed, wasCompleted, changedAt: now }),
    studiedDays: countsAsStudy ? new Set(record.studiedDays).add(record.today) : record.studiedDays,
  };
}

function entriesOf({ earnedCauses, ...record }: LearningRecord, event: LearningEvent): LedgerEntry[] {
  return deriveEntries({ ...record, event, streak: streakAt(record), alreadyEarned: earnedCauses });
}

function withEntries(record: LearningRecord, entries: readonly LedgerEntry[]): LearningRecord {
  return {
    ...record,
    experience: entries.reduce((sum, { points }) => sum + points, record.experience),
    earnedCauses: new Set([...record.earnedCauses, ...entries.map(({ cause }) => cause)]),
  };
}
