import { useMutation, useQuery } from '@tanstack/react-query';
import type { PlacementResult, PlacementTry } from '@wickwise/contract/practice/placement';
import { useOwner } from '#app/features/identity/queries.ts';
import { makeCall } from '#app/lib/api-client.ts';
import { ownKey, VISITOR } from '#app/lib/owned-store.ts';
import { readStored, storeValue } from '#app/lib/storage-area.ts';
import { withItems } from '#app/lib/stored-list.ts';
import { type VisitorCheck, visitorCheckStore } from './visitor-checks.ts';

const KEY = 'wickwise.placement';

/** What a check recommended: its result without the answers. */
export type Placement = Pick<PlacementResult, 'known' | 'startWith'>;

/** The charts of a try, which stay the same as long as it takes. */
export function usePlacementQuestions(tryId: string) {
  return useQuery({
    queryKey: ['quiz', 'placement', tryId],
    queryFn: () => makeCall('GET /api/placement', { query: { tryId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Sends a placement check to be judged. A visitor’s is kept in this browser until they sign in. */
export function useJudgePlacement() {
  const owner = useOwner();
  return useMutation({
    mutationFn: (sent: PlacementTry) => makeCall('POST /api/placement', { body: sent }),
    onSuccess: ({ known, startWith, answers }, { tryId, answers: sent }) => {
      storeValue('localStorage', ownKey(KEY, owner), { known, startWith });
      const check: VisitorCheck = { id: tryId, takenAt: new Date().toISOString(), sent, answers };
      if (owner === VISITOR) visitorCheckStore().change(withItems([check]));
    },
  });
}

/** `Doji`, `Doji and Hammer`, `Doji, Hammer and Shooting Star`. */
export function joinNames(names: readonly string[]): string {
  const [last = ''] = names.slice(-1);
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** What the owner’s last check in this browser recommended; null when there was none. A visitor’s goes for anyone. */
export function readPlacement(owner: string): Placement | null {
  const kept = readStored('localStorage', ownKey(KEY, owner)) ?? readStored('localStorage', ownKey(KEY, VISITOR));
  const isOne = typeof kept === 'object' && kept !== null && 'known' in kept && Array.isArray(kept.known);
  return isOne ? (kept as Placement) : null;
}

/** After it no longer says where to begin. */
export function forgetPlacement(owner: string): void {
  for (const one of [owner, VISITOR]) storeValue('localStorage', ownKey(KEY, one), null);
}
