import type { ReviewGrade } from '@wickwise/contract/review';
import {
  type Card,
  createEmptyCard,
  default_w,
  type FSRS,
  forgetting_curve,
  fsrs,
  type Grade,
  Rating,
  State,
} from 'ts-fsrs';
import { addDays, daysBetween, type LocalDay, midnight } from './local-day.ts';

/** The probability of recall, in percent, at which a card is due whose review names no other. */
export const DEFAULT_RETENTION_PERCENT = 90;
/** The stability, in days, at which a card counts as mastered. */
export const MASTERED_STABILITY_DAYS = 21;
/** How many lapses it takes for a card to need another explanation instead of another repetition. */
export const LEECH_LAPSES = 8;

/** The state of one card, derived from the log. */
export interface CardSchedule {
  readonly cardId: string;
  /** Days after which the card is recalled with a probability of 90%. */
  readonly stability: number;
  /** From 1, easy, to 10. */
  readonly difficulty: number;
  readonly lastGrade: ReviewGrade;
  readonly firstReviewedOn: LocalDay;
  readonly lastReviewedOn: LocalDay;
  readonly dueOn: LocalDay;
  /** How often the card was forgotten after it had been learned. */
  readonly lapses: number;
  readonly reviews: number;
}

const schedulers = new Map<number, FSRS>();

/** Days are whole: without fuzz the log alone decides, and without short-term steps no card comes back the same day. */
function schedulerFor(retentionPercent: number): FSRS {
  const known = schedulers.get(retentionPercent);
  if (known) return known;
  const made = fsrs({ request_retention: retentionPercent / 100, enable_fuzz: false, enable_short_term: false });
  schedulers.set(retentionPercent, made);
  return made;
}

const ratings: Record<ReviewGrade, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

/** One review of a card. */
export interface Review {
  readonly cardId: string;
  readonly grade: ReviewGrade;
  /** The local day of the review. One before the last review counts as the day of the last review. */
  readonly day: LocalDay;
  /** The probability of recall at which the card is due again: whole percent, 1 to 99. */
  readonly retentionPercent?: number | undefined;
}

/**
 * The schedule of a card after a review, by FSRS-6 with its default weights (Ye et al., ts-fsrs). `before` is null for a
 * new card. The retention decides when the card is due, and nothing else.
 */
export function scheduleAfter(
  before: CardSchedule | null,
  { cardId, grade, day, retentionPercent = DEFAULT_RETENTION_PERCENT }: Review,
): CardSchedule {
  const reviewedOn = before !== null && day < before.lastReviewedOn ? before.lastReviewedOn : day;
  const now = new Date(midnight(reviewedOn));
  const scheduler = schedulerFor(retentionPercent);
  const { card } = scheduler.next(before === null ? createEmptyCard(now) : toCard(before), now, ratings[grade]);
  return {
    cardId,
    stability: card.stability,
    difficulty: card.difficulty,
    lastGrade: grade,
    firstReviewedOn: before?.firstReviewedOn ?? reviewedOn,
    lastReviewedOn: reviewedOn,
    dueOn: addDays(reviewedOn, card.scheduled_days),
    lapses: card.lapses,
    reviews: card.reps,
  };
}

/** The days until a card of this stability, in days, is due at a retention in percent: whole, at least 1. */
export function intervalDays(stability: number, retentionPercent: number): number {
  return schedulerFor(retentionPercent).next_interval(stability, 0);
}

/**
 * The probability, 0 to 1, that the card is recalled on a day, by the forgetting curve of FSRS-6: 1 on the day of the
 * last review and before it.
 */
export function recallProbability(
  { stability, lastReviewedOn }: Pick<CardSchedule, 'stability' | 'lastReviewedOn'>,
  day: LocalDay,
): number {
  return forgetting_curve(default_w, Math.max(0, daysBetween(lastReviewedOn, day)), stability);
}

/** Whether the card is stable for three weeks and was recalled at its last review. */
export function isMastered({ stability, lastGrade }: Pick<CardSchedule, 'stability' | 'lastGrade'>): boolean {
  return stability >= MASTERED_STABILITY_DAYS && lastGrade !== 'again';
}

/** Whether repetition alone has stopped helping. */
export function isLeech({ lapses }: Pick<CardSchedule, 'lapses'>): boolean {
  return lapses >= LEECH_LAPSES;
}

/** The card in the scheduler's form; it computes the elapsed days from the last review. */
function toCard({ stability, difficulty, lapses, reviews, lastReviewedOn, dueOn }: CardSchedule): Card {
  return {
    stability,
    difficulty,
    lapses,
    reps: reviews,
    due: new Date(midnight(dueOn)),
    last_review: new Date(midnight(lastReviewedOn)),
    scheduled_days: 0,
    elapsed_days: 0,
    learning_steps: 0,
    state: State.Review,
  };
}

/** The longest overdue first; of one day, always in the same order. */
export function byDueDay(one: CardSchedule, other: CardSchedule): number {
  if (one.dueOn !== other.dueOn) return one.dueOn < other.dueOn ? -1 : 1;
  return one.cardId < other.cardId ? -1 : 1;
}
