import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { PlacementResult } from '@wickwise/contract/quiz';
import { useOwner } from '#app/features/identity/queries.ts';
import { makeCall } from '#app/lib/api-client.ts';
import { ownKey, VISITOR } from '#app/lib/owned-store.ts';
import { readStored, storeValue } from '#app/lib/storage-area.ts';

const KEY = 'wickwise.placement';

const placementQuery = queryOptions({
  queryKey: ['quiz', 'placement'],
  queryFn: () => makeCall('GET /api/placement'),
});

export function usePlacementQuestions() {
  return useQuery(placementQuery);
}

/** Sends a placement check to be judged, and stores its result in this browser. */
export function useJudgePlacement() {
  const owner = useOwner();
  return useMutation({
    mutationFn: (answers: Readonly<Record<string, string>>) => {
      const sent = Object.entries(answers).map(([questionId, chosen]) => ({ questionId, chosen }));
      return makeCall('POST /api/placement', { body: { answers: sent } });
    },
    onSuccess: (placement) => storeValue('localStorage', ownKey(KEY, owner), placement),
  });
}

/** `Doji`, `Doji and Hammer`, `Doji, Hammer and Shooting Star`. */
export function joinNames(names: readonly string[]): string {
  const [last = ''] = names.slice(-1);
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** What the owner’s last check in this browser recommended; null when there was none. A visitor’s goes for anyone. */
export function readPlacement(owner: string): PlacementResult | null {
  const kept = readStored('localStorage', ownKey(KEY, owner)) ?? readStored('localStorage', ownKey(KEY, VISITOR));
  const isOne = typeof kept === 'object' && kept !== null && 'known' in kept && Array.isArray(kept.known);
  return isOne ? (kept as PlacementResult) : null;
}
