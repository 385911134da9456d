import { type CardSchedule, isMastered, type Review, scheduleAfter } from './card-schedule.ts';

/** When an entry was made, by its device, and the id that device gave it. */
interface EntryBase {
  readonly id: string;
  readonly reviewedAt: Date;
}

/** A graded review. */
export interface GradeEntry extends EntryBase, Review {
  readonly kind: 'grade';
}

/** Undoes a grade, whichever of the two comes first in the log. */
export interface UndoEntry extends EntryBase {
  readonly kind: 'undo';
  /** The id of the grade that no longer counts. */
  readonly undoes: string;
}

/** A line of the review log, to which lines are only ever added. */
export type LogEntry = GradeEntry | UndoEntry;

/**
 * The schedule of every card in the log, by card id. The order in which the entries arrived does not matter, nor does
 * an entry that is there twice: they count in the order in which they were made.
 */
export function scheduleCards(log: readonly LogEntry[]): Map<string, CardSchedule> {
  return scheduleFurther(new Map(), log);
}

/**
 * The schedules after further entries, such as those that are not on the server yet. An undo of a grade that is already
 * in `known` changes nothing: only the whole log can tell what the schedule was before.
 */
export function scheduleFurther(
  known: ReadonlyMap<string, CardSchedule>,
  log: readonly LogEntry[],
): Map<string, CardSchedule> {
  const schedules = new Map(known);
  for (const review of effectiveReviews(log)) {
    schedules.set(review.cardId, scheduleAfter(schedules.get(review.cardId) ?? null, review));
  }
  return schedules;
}

/** How many cards are mastered by the log. */
export function countMastered(log: readonly LogEntry[]): number {
  return [...scheduleCards(log).values()].filter(isMastered).length;
}

/** The grades that still count, in the order in which they were made. */
export function effectiveReviews(log: readonly LogEntry[]): GradeEntry[] {
  const undone = new Set(log.flatMap((entry) => (entry.kind === 'undo' ? entry.undoes : [])));
  const grades = new Map(log.flatMap((entry) => (entry.kind === 'grade' ? [[entry.id, entry] as const] : [])));
  return [...grades.values()].filter(({ id }) => !undone.has(id)).sort(byReviewTime);
}

/** Entries with the same millisecond need an order too, and the same one on every device. */
function byReviewTime(one: GradeEntry, other: GradeEntry): number {
  return one.reviewedAt.getTime() - other.reviewedAt.getTime() || (one.id < other.id ? -1 : 1);
}
