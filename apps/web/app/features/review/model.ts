import type { Difficulty, PatternCategory } from '@wickwise/contract/lesson/pattern-preview';
import type { Flashcard, ReviewGrade } from '@wickwise/contract/review';
import { type CardSchedule, scheduleAfter } from '@wickwise/learning/card-schedule';
import { daysBetween, type LocalDay } from '@wickwise/learning/local-day';
import { createRandom, wholeBetween } from '@wickwise/market/random';

/** Which cards are shown; null for all. */
export interface CardFilter {
  readonly category: PatternCategory | null;
  readonly difficulty: Difficulty | null;
  readonly status: CardStatus | null;
}

type CardStatus = 'suspended';

export const categoryNames: Record<PatternCategory, string> = {
  candlesticks: 'Candlesticks',
  'chart-patterns': 'Chart patterns',
  'price-action': 'Price action',
};

export const difficultyNames: Record<Difficulty, string> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

export const statusNames: Record<CardStatus, string> = { suspended: 'Suspended' };

export const gradeNames: Record<ReviewGrade, string> = {
  again: 'Forgot',
  hard: 'Hard',
  good: 'Medium',
  easy: 'Easy',
};

interface FilteredDeck {
  readonly cards: readonly Flashcard[];
  readonly suspended: ReadonlySet<string>;
}

export function filterCards({ cards, suspended }: FilteredDeck, filter: CardFilter): Flashcard[] {
  const { category, difficulty, status } = filter;
  return cards.filter(
    (card) =>
      (category === null || card.category === category) &&
      (difficulty === null || card.difficulty === difficulty) &&
      (status === null || suspended.has(card.id)),
  );
}

/** The cards in another order (Fisher and Yates), the same for the same seed. */
export function shuffleCards<Card>(cards: readonly Card[], seed: number): Card[] {
  const random = createRandom(seed);
  const shuffled = [...cards];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = wholeBetween(random, 0, last);
    [shuffled[last], shuffled[other]] = [shuffled[other] as Card, shuffled[last] as Card];
  }
  return shuffled;
}

/** A place among `count` cards that wraps around at both ends. */
export function wrapAround(place: number, count: number): number {
  return count === 0 ? 0 : ((place % count) + count) % count;
}

/** Easy ratings that are celebrated. */
export const EASY_RATINGS_CELEBRATED = 5;
/** Numbers of mastered patterns that are milestones. */
const MILESTONES = [5, 10, 15];

/** The highest milestone above `before` and not above `after`; null when there is none. */
export function milestoneReached(before: number, after: number): number | null {
  return MILESTONES.findLast((milestone) => before < milestone && milestone <= after) ?? null;
}

interface GradedCard {
  readonly cardId: string;
  readonly schedule: CardSchedule | null;
  readonly today: LocalDay;
  readonly retentionPercent: number;
}

/** How long until the card comes back after this grade, such as `3 days`. */
export function intervalText(grade: ReviewGrade, { schedule, today, ...card }: GradedCard): string {
  const { lastReviewedOn, dueOn } = scheduleAfter(schedule, { ...card, grade, day: today });
  const days = daysBetween(lastReviewedOn, dueOn);
  if (days === 1) return '1 day';
  if (days < 60) return `${days} days`;
  return days < 730 ? `${Math.round(days / 30.4)} months` : `${Math.round(days / 365)} years`;
}

/** The weekday of the day that lies this many days after `today`; `Today` for none. */
export function weekdayText(today: LocalDay, days: number, weekday: 'short' | 'long'): string {
  if (days === 0) return 'Today';
  const date = new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000);
  return date.toLocaleDateString('en-US', { weekday, timeZone: 'UTC' });
}
