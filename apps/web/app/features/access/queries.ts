import {
  type InvalidateQueryFilters,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { makeCall } from '#app/lib/api-client.ts';
import { currentUserQuery, useCurrentUser } from '../identity/queries.ts';
import type { ActivationMethod } from './model.ts';
import { hasHeritageAccess } from './tier.ts';

// A payment or a refund elsewhere changes it: it is refetched on every visit.
export const subscriptionInfoQuery = queryOptions({
  queryKey: ['access', 'subscription-info'],
  queryFn: () => makeCall('GET /api/subscription/info'),
  staleTime: 0,
});

/** Fetched only for a signed-in learner. */
export function useSubscriptionInfo() {
  const { user } = useCurrentUser();
  return useQuery({ ...subscriptionInfoQuery, enabled: user !== null });
}

/** Refetches everything, as `refreshAccess` does. */
export function useRefreshAccess(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => refreshAccess(client), [client]);
}

/**
 * After a sign-in, a sign-out or a tier change: drops the queries that no screen shows, so that nothing outdated
 * flashes up, and refetches the others, or those that `filters` names.
 */
export async function refreshAccess(client: QueryClient, filters?: InvalidateQueryFilters): Promise<void> {
  client.removeQueries({ type: 'inactive' });
  await client.invalidateQueries(filters);
}

/**
 * Unlocks Heritage, and the cache follows at once: the learner may move on before the page reloads. The context keeps
 * whether they had it before.
 */
export function useActivateAccess(method: ActivationMethod) {
  const client = useQueryClient();
  const refresh = useRefreshAccess();
  return useMutation({
    onMutate: () => ({ hadHeritage: hasHeritageAccess(client.getQueryData(currentUserQuery.queryKey) ?? null) }),
    mutationFn: (email: string) =>
      method === 'direct'
        ? makeCall('POST /api/heritage/direct-access', { body: { email } })
        : makeCall('POST /api/grant-heritage-access', { body: { email } }),
    onSuccess: ({ outcome }) => {
      if (outcome === 'activated') void refresh();
    },
  });
}

/**
 * Mails a sign-in link to a known address. The response is the same for every address; a refusal, such as after too many
 * tries, is shown.
 */
export function useMailEmergencyLink() {
  return useMutation({ mutationFn: (email: string) => makeCall('POST /api/emergency-login', { body: { email } }) });
}

/** Spends the link of a restore email: it signs in and unlocks what was bought with that address. */
export function useRestoreAccess() {
  const refresh = useRefreshAccess();
  return useMutation({
    mutationFn: (token: string) => makeCall('POST /api/restore-access', { body: { token } }),
    onSuccess: () => void refresh(),
  });
}
