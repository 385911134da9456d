import { queryOptions, useQuery } from '@tanstack/react-query';
import { makeCall } from '../../lib/api-client.ts';
import { useCurrentUser } from '../identity/queries.ts';

export const statsQuery = queryOptions({
  queryKey: ['reward', 'stats'],
  queryFn: () => makeCall('GET /api/stats'),
});

/** Experience, level and streak. Asked only for a signed-in learner: a visitor has none. */
export function useStats() {
  const { user } = useCurrentUser();
  return useQuery({ ...statsQuery, enabled: user !== null });
}
