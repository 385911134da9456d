import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { REVIEW_BATCH_LIMIT } from '@wickwise/contract/constants';
import type { CurrentUser } from '@wickwise/contract/identity';
import type { ReviewEntry } from '@wickwise/contract/review';
import type { Earned } from '@wickwise/contract/reward/reward';
import { useState } from 'react';
import { useStore } from 'zustand';
import { makeCall } from '#app/lib/api-client.ts';
import { withItems, withoutItems } from '#app/lib/stored-list.ts';
import type { Stored } from '#app/lib/stored-value.ts';
import { updateRewards } from '../reward/queries.ts';
import { visitorReviewStore } from './storage.ts';

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
 * Adds to the review log: on the server, or in this browser for a visitor. Entries that could not be sent are kept
 * here, and `retry` sends them; the server counts an entry once however often it is sent.
 */
export function useRecordReviews({ user, onEarned }: RecordReviewsOptions) {
  const client = useQueryClient();
  const [unsent, setUnsent] = useState<readonly ReviewEntry[]>([]);
  const { mutate, isPending } = useMutation({
    // One at a time: a response must not be replaced by an older one.
    scope: { id: 'review-log' },
    mutationFn: (entries: readonly ReviewEntry[]) =>
      user === null ? recordInBrowser(entries) : recordOnServer(client, entries),
    onSuccess: (earned) => earned && onEarned(earned),
    onError: (_, entries) => setUnsent((before) => [...before, ...entries]),
  });
  const retry = () => {
    setUnsent([]);
    for (const batch of batchesOf(unsent)) mutate(batch);
  };
  return { record: mutate, unsent: unsent.length, retry, isPending };
}

async function recordInBrowser(entries: readonly ReviewEntry[]): Promise<null> {
  visitorReviewStore().change(withItems(entries));
  return null;
}

async function recordOnServer(client: QueryClient, entries: readonly ReviewEntry[]): Promise<Earned | null> {
  const { reviews, earned } = await makeCall('POST /api/reviews', { body: { entries: [...entries] } });
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
