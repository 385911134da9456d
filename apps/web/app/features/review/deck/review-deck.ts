import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NEW_CARDS_PER_DAY, RETENTION_PERCENT } from '@wickwise/contract/constants';
import type { CurrentUser } from '@wickwise/contract/identity';
import type { Flashcard, ReviewEntry, ReviewSettings, ReviewState } from '@wickwise/contract/review';
import { type CardSchedule, isMastered } from '@wickwise/learning/card-schedule';
import { type DayClock, type LocalDay, localDayAt, parseLocalDay } from '@wickwise/learning/local-day';
import { type LogEntry, scheduleCards, scheduleFurther, suspendedCards } from '@wickwise/learning/review-log';
import { planReviews, type ReviewPlan } from '@wickwise/learning/review-plan';
import { useStore } from 'zustand';
import { currentUserQuery, useCurrentUser } from '#app/features/identity/queries.ts';
import { deviceDayClock, displayDayClock } from '#app/lib/day-clock.ts';
import { VISITOR } from '#app/lib/owned-store.ts';
import { flashcardsQuery, reviewsQuery, useVisitorReviews } from '../queries.ts';
import { unsentReviewStore, visitorSettingsStore } from '../storage.ts';

/** A learner's cards, and what is known about each. */
export interface ReviewDeck {
  readonly user: CurrentUser | null;
  readonly cards: readonly Flashcard[];
  readonly schedules: ReadonlyMap<string, CardSchedule>;
  readonly suspended: ReadonlySet<string>;
  readonly today: LocalDay;
  readonly settings: ReviewSettings;
  readonly plan: ReviewPlan;
  /** How many cards of the deck are mastered. */
  readonly mastered: number;
}

export type ReviewDeckState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly deck: ReviewDeck };

/** The deck as it is for this learner: from the server when signed in, otherwise from this browser. */
export function useReviewDeck(): ReviewDeckState {
  const { user, isPending } = useCurrentUser();
  const client = useQueryClient();
  const cards = useQuery(flashcardsQuery);
  const reviews = useQuery({ ...reviewsQuery, enabled: user !== null });
  const { value: visitorReviews } = useVisitorReviews();
  const { value: visitorSettings } = useStore(visitorSettingsStore());
  const { value: unsent } = useStore(unsentReviewStore(user?.id ?? VISITOR));
  if (cards.isError || (user !== null && reviews.isError && reviews.data === undefined)) {
    return { status: 'failed', retry: () => void retryDeck() };
  }
  const known =
    user === null
      ? knownInBrowser(visitorReviews, visitorSettings)
      : reviews.data && withUnsent(knownOnServer(reviews.data), { user, unsent });
  if (isPending || cards.data === undefined || known === undefined) return { status: 'loading' };
  return { status: 'ready', deck: toDeck({ user, cards: cards.data, ...known }) };

  // The schedules are also refused once the session has ended, so the user is refetched first.
  async function retryDeck(): Promise<void> {
    await client.refetchQueries(currentUserQuery);
    await Promise.all([cards.isError ? cards.refetch() : null, reviews.isError ? reviews.refetch() : null]);
  }
}

type KnownSchedules = Pick<ReviewDeck, 'schedules' | 'suspended' | 'today' | 'settings'>;

function toDeck(known: KnownSchedules & Pick<ReviewDeck, 'user' | 'cards'>): ReviewDeck {
  const { cards, schedules } = known;
  const cardIds = cards.map(({ id }) => id);
  const mastered = cardIds.flatMap((id) => schedules.get(id) ?? []).filter(isMastered).length;
  return { ...known, plan: planReviews({ ...known, ...known.settings, cardIds }), mastered };
}

function knownOnServer({ schedules, suspended, today, settings }: ReviewState): KnownSchedules {
  return {
    settings,
    today: parseLocalDay(today),
    schedules: new Map(schedules.map((known) => [known.cardId, toSchedule(known)])),
    suspended: new Set(suspended),
  };
}

function toSchedule(known: ReviewState['schedules'][number]): CardSchedule {
  return {
    ...known,
    firstReviewedOn: parseLocalDay(known.firstReviewedOn),
    lastReviewedOn: parseLocalDay(known.lastReviewedOn),
    dueOn: parseLocalDay(known.dueOn),
  };
}

/** What isn't on the server yet counts here already: after a reload, a graded card is not due again. */
function withUnsent(
  known: KnownSchedules,
  { user, unsent }: { user: CurrentUser; unsent: readonly ReviewEntry[] },
): KnownSchedules {
  if (unsent.length === 0) return known;
  const log = toLog(unsent, displayDayClock(user));
  const { schedules, suspended } = known;
  return { ...known, schedules: scheduleFurther(schedules, log), suspended: suspendedCards(log, suspended) };
}

const DEFAULTS: ReviewSettings = {
  newCardsPerDay: NEW_CARDS_PER_DAY.default,
  retentionPercent: RETENTION_PERCENT.default,
};

function knownInBrowser(entries: readonly ReviewEntry[], chosen: Partial<ReviewSettings>): KnownSchedules {
  const clock = deviceDayClock();
  const log = toLog(entries, clock);
  return {
    today: localDayAt(new Date(), clock),
    schedules: scheduleCards(log),
    suspended: suspendedCards(log),
    settings: { ...DEFAULTS, ...chosen },
  };
}

function toLog(entries: readonly ReviewEntry[], clock: DayClock): LogEntry[] {
  return entries.map((entry) => {
    const reviewedAt = new Date(entry.reviewedAt);
    return entry.kind === 'grade'
      ? { ...entry, reviewedAt, day: localDayAt(reviewedAt, clock) }
      : { ...entry, reviewedAt };
  });
}
