import { queryOptions, useQuery } from '@tanstack/react-query';
import { rewardCalls } from '@wickwise/contract/reward';
import { makeCall } from '../../lib/api-client.ts';
import { useCurrentUser } from '../identity/queries.ts';

export const statsQuery = queryOptions({
  queryKey: ['reward', 'stats'],
  queryFn: () => makeCall(rewardCalls.stats),
});

/** Experience, level and streak. Asked only for a signed-in learner: a visitor has none. */
export function useStats() {
  const { user } = useCurrentUser();
  return useQuery({ ...statsQuery, enabled: user !== null });
}
