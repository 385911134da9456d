import { type CardSchedule, isMastered, type Review, scheduleAfter } from './card-schedule.ts';

/** When an entry was made, by its device, and the id that device gave it. */
interface EntryBase {
  readonly id: string;
  readonly reviewedAt: Date;
}

/** A graded review. */
export interface GradeEntry extends EntryBase, Review {
  readonly kind: 'grade';
  /** From the question to the grade; left out where it was not measured. */
  readonly responseMs?: number | undefined;
}

/** Undoes a grade, whichever of the two comes first in the log. */
export interface UndoEntry extends EntryBase {
  readonly kind: 'undo';
  /** The id of the grade that no longer counts. */
  readonly undoes: string;
}

/**
 * What a learner did to a card other than reviewing it: `suspend` takes it out of the reviews until `resume`, and
 * `reset` starts its schedule again as if it were new.
 */
export interface CardEntry extends EntryBase {
  readonly kind: 'suspend' | 'resume' | 'reset';
  readonly cardId: string;
}

/** A line of the review log, to which lines are only ever added. */
export type LogEntry = GradeEntry | CardEntry | UndoEntry;

/**
 * The schedule of every card in the log since its last reset, by card id. The order in which the entries arrived does
 * not matter, nor does an entry that is there twice: they count in the order in which they were made.
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
  for (const entry of effectiveEntries(log)) {
    if (entry.kind === 'reset') schedules.delete(entry.cardId);
    if (entry.kind === 'grade') {
      schedules.set(entry.cardId, scheduleAfter(schedules.get(entry.cardId) ?? null, entry));
    }
  }
  return schedules;
}

/**
 * The ids of the cards that were suspended and not resumed since. Grades and resets leave a card as it is. `known` are
 * those that were suspended before the log begins.
 */
export function suspendedCards(log: readonly LogEntry[], known: ReadonlySet<string> = new Set()): Set<string> {
  const suspended = new Set(known);
  for (const { kind, cardId } of effectiveEntries(log)) {
    if (kind === 'suspend') suspended.add(cardId);
    if (kind === 'resume') suspended.delete(cardId);
  }
  return suspended;
}

/** How many cards are mastered by the log. */
export function countMastered(log: readonly LogEntry[]): number {
  return [...scheduleCards(log).values()].filter(isMastered).length;
}

/** The grades that still count, also those from before a reset, in the order in which they were made. */
export function effectiveReviews(log: readonly LogEntry[]): GradeEntry[] {
  return effectiveEntries(log).filter((entry) => entry.kind === 'grade');
}

/** What still counts, in the order in which it was made. Only grades can be undone. */
function effectiveEntries(log: readonly LogEntry[]): (GradeEntry | CardEntry)[] {
  const undone = new Set(log.flatMap((entry) => (entry.kind === 'undo' ? entry.undoes : [])));
  const about = new Map(log.flatMap((entry) => (entry.kind === 'undo' ? [] : [[entry.id, entry] as const])));
  return [...about.values()].filter(({ kind, id }) => kind !== 'grade' || !undone.has(id)).sort(byReviewTime);
}

/** Entries with the same millisecond need an order too, and the same one on every device. */
function byReviewTime(one: EntryBase, other: EntryBase): number {
  return one.reviewedAt.getTime() - other.reviewedAt.getTime() || (one.id < other.id ? -1 : 1);
}
