import type { ReviewEntry, ReviewSettings, ReviewState } from '@wickwise/contract/review';
import { isLessonIncluded } from '@wickwise/curriculum/reader-patterns';
import type { FlashcardReviewed } from '@wickwise/learning/ledger';
import { type DayClock, type LocalDay, localDayAt } from '@wickwise/learning/local-day';
import {
  countMastered,
  effectiveReviews,
  type GradeEntry,
  type LogEntry,
  scheduleCards,
  suspendedCards,
} from '@wickwise/learning/review-log';
import { isDue } from '@wickwise/learning/review-plan';
import type { Learner } from '../../plugins/session.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { patternById } from '../pattern/public.ts';
import { clockError, OLDEST_MS } from '../progress/public.ts';

/** The moment at which reviews arrive, and where the learner's days begin. */
interface Arrival {
  readonly now: Date;
  /** When the device sent them, by its own clock. */
  readonly sentAt?: string | undefined;
  readonly dayClock: DayClock;
  /** The study day, which a change of the clock can hold. */
  readonly today: LocalDay;
}

/**
 * Entries as stored. A device's clock may be wrong: its times are moved by as much as the time of sending is off, and
 * clamped between the maximum age and now. Otherwise a grade from a clock that is behind would come before older ones.
 * Clamped times are a millisecond apart, so that what the device did last still comes last.
 */
export function toLogEntries(sent: readonly ReviewEntry[], { now, sentAt, dayClock, today }: Arrival): LogEntry[] {
  const error = clockError(now, sentAt);
  const calendarDay = localDayAt(now, dayClock);
  return sent.map((entry, place) => {
    const latest = now.getTime() - (sent.length - 1 - place);
    const earliest = now.getTime() - OLDEST_MS + place;
    const reviewedAt = new Date(Math.max(earliest, Math.min(Date.parse(entry.reviewedAt) + error, latest)));
    if (entry.kind !== 'grade') return { ...entry, reviewedAt };
    const day = localDayAt(reviewedAt, dayClock);
    return { ...entry, reviewedAt, day: day === calendarDay ? today : day };
  });
}

/** Whether the learner's tier includes the card that the entry is about. */
export function isOpenTo(learner: Pick<Learner, 'tier' | 'status'>, entry: LogEntry): boolean {
  if (entry.kind === 'undo') return true;
  const pattern = patternById.get(entry.cardId);
  return pattern !== undefined && isLessonIncluded(pattern, { hasHeritageAccess: hasHeritageAccess(learner) });
}

/** The entries that are not in the log yet, without repeats. */
export function withoutKnown(entries: readonly LogEntry[], log: readonly LogEntry[]): LogEntry[] {
  const known = new Set(log.map(({ id }) => id));
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()].filter(({ id }) => !known.has(id));
}

interface Known {
  readonly log: readonly LogEntry[];
  readonly newCardsPerDay: number;
}

/**
 * Whether the card was due when it was reviewed. Undone grades of the same day still count here, because otherwise
 * grading and undoing would earn points repeatedly.
 */
function wasDue(review: GradeEntry, { log, newCardsPerDay }: Known): boolean {
  const { cardId, day, reviewedAt } = review;
  const before = log.filter((entry) => entry.kind === 'undo' || entry.reviewedAt <= reviewedAt);
  const own = before.filter((entry) => entry.kind === 'undo' || entry.cardId === cardId);
  if (own.some((entry) => entry.kind === 'grade' && entry.day === day)) return false;
  const schedules = scheduleCards(own);
  // Only a new card depends on other cards: on how many were new that day.
  const known = schedules.has(cardId) ? schedules : scheduleCards(before);
  return isDue(cardId, { schedules: known, suspended: suspendedCards(own), today: day, newCardsPerDay });
}

interface NewEntries {
  readonly before: readonly LogEntry[];
  readonly added: readonly LogEntry[];
  readonly settings: Pick<ReviewSettings, 'newCardsPerDay'>;
}

/** The learning events of new entries. The state after the log is the same for all of them. */
export function toEvents({ before, added, settings }: NewEntries): FlashcardReviewed[] {
  const after = [...before, ...added];
  const cardsMastered = countMastered(after);
  return added.flatMap((entry, place) => {
    if (entry.kind !== 'grade') return [];
    const { cardId, grade } = entry;
    const known = { log: [...before, ...added.slice(0, place)], ...settings };
    const facts = { wasDue: wasDue(entry, known), wasRecalled: grade !== 'again', cardsMastered };
    return { kind: 'flashcard-reviewed' as const, cardId, ...facts, easyThatDay: countEasy(after, entry.day) };
  });
}

function countEasy(log: readonly LogEntry[], day: LocalDay): number {
  return effectiveReviews(log).filter((entry) => entry.day === day && entry.grade === 'easy').length;
}

/** The maximum length of one learner's log. With growing intervals that is decades of reviews. */
const LOG_LIMIT = 5_000;

export const LOG_IS_FULL = 'You’ve recorded as many flashcard reviews as we can keep.';

/** Reading a log takes time proportional to its length, so its length is limited. */
export function isFull(log: readonly LogEntry[], added: readonly LogEntry[]): boolean {
  return log.length + added.length > LOG_LIMIT;
}

interface LearnerReviews {
  readonly log: readonly LogEntry[];
  readonly settings: ReviewSettings;
  readonly today: LocalDay;
}

/** The state that follows from the log on a day. */
export function toReviewState({ log, settings, today }: LearnerReviews): ReviewState {
  return { today, schedules: [...scheduleCards(log).values()], suspended: [...suspendedCards(log)], settings };
}
