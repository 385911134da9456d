import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReviewSettings } from '@wickwise/contract/review';
import { makeCall } from '#app/lib/api-client.ts';
import { reviewsQuery } from '../queries.ts';
import { visitorSettingsStore } from '../storage.ts';

type Changes = Partial<ReviewSettings>;

// After the reviews that are being sent: their responses hold the settings too, and could hold older ones.
const AFTER_REVIEWS = { id: 'review-log' };

/** Changes the account's settings. */
export function useUpdateReviewSettings() {
  const client = useQueryClient();
  return useMutation({
    scope: AFTER_REVIEWS,
    mutationFn: (changes: Changes) => makeCall('PATCH /api/reviews/settings', { body: changes }),
    onSuccess: (settings) => updateCache(client, settings),
  });
}

/** Sends what a visitor chose. It leaves the browser's storage only once the server has responded. */
export function useMergeReviewSettings() {
  const client = useQueryClient();
  return useMutation({
    scope: AFTER_REVIEWS,
    mutationFn: (chosen: Changes) => makeCall('POST /api/reviews/settings/merge', { body: chosen }),
    onSuccess: async (settings) => {
      visitorSettingsStore().change(() => ({}));
      await updateCache(client, settings);
    },
  });
}

async function updateCache(client: QueryClient, settings: ReviewSettings): Promise<void> {
  // A request that is still in flight may return older data.
  await client.cancelQueries(reviewsQuery);
  const reviews = client.getQueryData(reviewsQuery.queryKey);
  if (reviews) client.setQueryData(reviewsQuery.queryKey, { ...reviews, settings });
  // The first request was canceled, so it has to be made again.
  else void client.invalidateQueries(reviewsQuery);
}
