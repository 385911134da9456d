import { byDueDay, type CardSchedule } from './card-schedule.ts';
import { daysBetween, type LocalDay } from './local-day.ts';

/** Days of the forecast, today included. */
export const FORECAST_DAYS = 7;

/** A deck of cards and their schedules. */
export interface Deck {
  /** Every card, in the order in which new ones are introduced. */
  readonly cardIds: readonly string[];
  readonly schedules: ReadonlyMap<string, CardSchedule>;
  /** Cards that are never due, until they are resumed. */
  readonly suspended: ReadonlySet<string>;
  readonly today: LocalDay;
  /** The most new cards a day. */
  readonly newCardsPerDay: number;
}

/** The cards to review, each at most once. */
export interface ReviewPlan {
  /** Reviewed before and due, the longest overdue first. */
  readonly due: readonly string[];
  /** New cards for today. */
  readonly fresh: readonly string[];
  /** Cards that were new today. */
  readonly startedToday: number;
  /** How many known cards become due on each of seven days, today first, including everything overdue. */
  readonly forecast: readonly number[];
}

/** Which cards of a deck are due today, and how many in the coming week. */
export function planReviews({ cardIds, schedules, suspended, today, newCardsPerDay }: Deck): ReviewPlan {
  const known = cardIds.flatMap((id) => schedules.get(id) ?? []);
  const active = known.filter(({ cardId }) => !suspended.has(cardId));
  const due = active.filter(({ dueOn }) => dueOn <= today).sort(byDueDay);
  const startedToday = known.filter(({ firstReviewedOn }) => firstReviewedOn === today).length;
  const newCardsLeft = Math.max(0, newCardsPerDay - startedToday);
  const fresh = cardIds.filter((id) => !schedules.has(id) && !suspended.has(id)).slice(0, newCardsLeft);
  return { due: due.map(({ cardId }) => cardId), fresh, startedToday, forecast: forecastOf(active, today) };
}

/**
 * Whether a review of the card counts as due: its day has come, or it is new and the day's new cards are not used up.
 * A suspended card is not due.
 */
export function isDue(cardId: string, { schedules, suspended, today, newCardsPerDay }: Omit<Deck, 'cardIds'>): boolean {
  if (suspended.has(cardId)) return false;
  const schedule = schedules.get(cardId);
  if (schedule !== undefined) return schedule.dueOn <= today;
  const startedToday = [...schedules.values()].filter(({ firstReviewedOn }) => firstReviewedOn === today).length;
  return startedToday < newCardsPerDay;
}

function forecastOf(known: readonly CardSchedule[], today: LocalDay): number[] {
  const forecast = Array.from({ length: FORECAST_DAYS }, () => 0);
  for (const { dueOn } of known) {
    const day = Math.max(0, daysBetween(today, dueOn));
    if (day < FORECAST_DAYS) forecast[day] = (forecast[day] ?? 0) + 1;
  }
  return forecast;
}
