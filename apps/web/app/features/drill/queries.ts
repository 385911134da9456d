import { queryOptions, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DrillReview } from '@wickwise/contract/drill';
import { makeCall } from '#app/lib/api-client.ts';
import { updateRewards } from '../reward/queries.ts';

/** A drill by its ids: the same ones give the same questions. */
export interface DrillKey {
  readonly patternId: string;
  /** Made in the browser. */
  readonly drillId: string;
}

function drillQuery(key: DrillKey) {
  return queryOptions({
    queryKey: ['drill', key.patternId, key.drillId],
    queryFn: () =>
      makeCall('GET /api/patterns/:patternId/drills/:drillId', {
        params: { ...key },
        query: {},
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useDrill(key: DrillKey) {
  return useQuery(drillQuery(key));
}

/** Several drills at once. */
export function useDrills(keys: readonly DrillKey[]) {
  return useQueries({ queries: keys.map(drillQuery) });
}

/** An answer in flight. A resend gets the same response. */
export interface SentAnswer {
  /** The question, counted from 0. */
  readonly question: number;
  readonly chosen: string;
}

/** Sends an answer. What the last one of a drill earned goes into the caches. */
export function useAnswerDrill(key: DrillKey, { onReview }: { onReview: (review: DrillReview) => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (answer: SentAnswer): Promise<DrillReview> => {
      const review = await makeCall('POST /api/patterns/:patternId/drills/:drillId/answers', {
        params: { ...key },
        query: {},
        body: { ...answer },
      });
      if (review.earned !== null) await updateRewards(client, review.earned);
      return review;
    },
    onSuccess: onReview,
  });
}
