import { type QueryClient, queryOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { REVIEW_BATCH_LIMIT } from '@wickwise/contract/constants';
import type { CurrentUser } from '@wickwise/contract/identity';
import type { ReviewEntry } from '@wickwise/contract/review';
import type { Earned } from '@wickwise/contract/reward/reward';
import { useStore } from 'zustand';
import { isSignedOut, makeCall } from '#app/lib/api-client.ts';
import { VISITOR } from '#app/lib/owned-store.ts';
import { withItems, withoutItems } from '#app/lib/stored-list.ts';
import type { Stored } from '#app/lib/stored-value.ts';
import { updateRewards } from '../reward/queries.ts';
import { unsentReviewStore, visitorReviewStore } from './storage.ts';

/** The flashcards of the caller's tier. */
export const flashcardsQuery = queryOptions({
  queryKey: ['review', 'flashcards'],
  queryFn: () => makeCall('GET /api/flashcards'),
});

// What is due changes with the day, and with reviews on other devices.
export const reviewsQuery = queryOptions({
  queryKey: ['review', 'schedules'],
  queryFn: () => makeCall('GET /api/reviews'),
  staleTime: 0,
});

/** A visitor's reviews in this browser, shared by all tabs. */
export function useVisitorReviews(): Stored<readonly ReviewEntry[]> {
  return useStore(visitorReviewStore());
}

interface RecordReviewsOptions {
  readonly user: CurrentUser | null;
  readonly onEarned: (earned: Earned) => void;
}

/**
 * Adds to the review log. An account's entries are kept in this browser until the server has acknowledged them, a
 * visitor's until they are merged.
 */
export function useRecordReviews({ user, onEarned }: RecordReviewsOptions) {
  const { send, failure, isSending } = useSendReviews(user?.id ?? null, onEarned);
  const { value: unsent } = useStore(unsentReviewStore(user?.id ?? VISITOR));
  const record = (entries: readonly ReviewEntry[]) => {
    if (user === null) return void visitorReviewStore().change(withItems(entries));
    unsentReviewStore(user.id).change(withItems(entries));
    send();
  };
  return {
    record,
    unsent: failure === null ? 0 : unsent.length,
    wasSignedOut: isSignedOut(failure),
    retry: send,
    isPending: isSending,
  };
}

const SENDING = ['review', 'send'];

/** Sends what the server hasn't acknowledged; it counts an entry once however often it is sent. */
export function useSendReviews(userId: string | null, onEarned?: (earned: Earned) => void) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: SENDING,
    // One at a time: a response must not be replaced by an older one.
    scope: { id: 'review-log' },
    mutationFn: (owner: string) => sendUnsent(client, owner),
    onSuccess: (earned) => earned.forEach((each) => void onEarned?.(each)),
  });
  const last = useMutationState({ filters: { mutationKey: SENDING }, select: ({ state }) => state }).at(-1);
  const send = () => {
    if (userId !== null && unsentReviewStore(userId).getState().value.length > 0) mutate(userId);
  };
  return { send, failure: last?.error ?? null, isSending: last?.status === 'pending' };
}

/** Each batch leaves the browser's storage only once the server has responded. */
async function sendUnsent(client: QueryClient, userId: string): Promise<Earned[]> {
  const store = unsentReviewStore(userId);
  const responses = [];
  for (const batch of batchesOf(store.getState().value)) {
    responses.push(await recordOnServer(client, batch));
    store.change(withoutItems(batch.map(({ id }) => id)));
  }
  return responses.filter((earned) => earned !== null);
}

async function recordOnServer(client: QueryClient, entries: readonly ReviewEntry[]): Promise<Earned | null> {
  const { reviews, earned } = await makeCall('POST /api/reviews', {
    body: { entries: [...entries], sentAt: new Date().toISOString() },
  });
  // A request that is still in flight may return older data.
  await client.cancelQueries(reviewsQuery);
  client.setQueryData(reviewsQuery.queryKey, reviews);
  if (earned !== null) await updateRewards(client, earned);
  return earned;
}

/** Sends a visitor's reviews. Each batch leaves the browser's storage only once the server has responded. */
export function useMergeReviews() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'review-log' },
    mutationFn: async (entries: readonly ReviewEntry[]) => {
      for (const batch of batchesOf(entries)) {
        await recordOnServer(client, batch);
        visitorReviewStore().change(withoutItems(batch.map(({ id }) => id)));
      }
    },
  });
}

function batchesOf(entries: readonly ReviewEntry[]): ReviewEntry[][] {
  const starts = Array.from(
    { length: Math.ceil(entries.length / REVIEW_BATCH_LIMIT) },
    (_, n) => n * REVIEW_BATCH_LIMIT,
  );
  return starts.map((start) => entries.slice(start, start + REVIEW_BATCH_LIMIT));
}
