import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { makeCall } from '../../lib/api-client.ts';
import { useCurrentUser } from '../identity/queries.ts';
import type { ActivationWay } from './model.ts';

// What may be opened changes elsewhere, by a payment or a refund: it is read anew on every visit.
export const subscriptionInfoQuery = queryOptions({
  queryKey: ['access', 'subscription-info'],
  queryFn: () => makeCall('GET /api/subscription/info'),
  staleTime: 0,
});

/** Asked only when somebody is signed in. */
export function useSubscriptionInfo() {
  const { user } = useCurrentUser();
  return useQuery({ ...subscriptionInfoQuery, enabled: user !== null });
}

/**
 * Forgets what the server has said so far: all of it depends on who asked and on their tier. What no screen shows goes
 * altogether, so that nothing of before flashes up; the rest is asked for again.
 */
export function useRefreshAccess(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => refreshAccess(client), [client]);
}

export async function refreshAccess(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive' });
  await client.invalidateQueries();
}

/** Opens heritage, and what is cached follows at once: the learner may go on before the page loads anew. */
export function useActivateAccess(way: ActivationWay) {
  const refresh = useRefreshAccess();
  return useMutation({
    mutationFn: (email: string) =>
      way === 'direct'
        ? makeCall('POST /api/heritage/direct-access', { body: { email } })
        : makeCall('POST /api/grant-heritage-access', { body: { email } }),
    onSuccess: ({ outcome }) => {
      if (outcome === 'activated') void refresh();
    },
  });
}

/**
 * Mails a sign-in link to an address that is known. The answer is the same for every address and tells nothing, but
 * that it came is needed: a refusal, such as after too many tries, is shown.
 */
export function useMailEmergencyLink() {
  return useMutation({ mutationFn: (email: string) => makeCall('POST /api/emergency-login', { body: { email } }) });
}

/** Spends the link of a restore mail: it signs in and opens what was bought with its mailbox. */
export function useRestoreAccess() {
  const refresh = useRefreshAccess();
  return useMutation({
    mutationFn: (token: string) => makeCall('POST /api/restore-access', { body: { token } }),
    onSuccess: () => void refresh(),
  });
}

/** Begins a payment on the provider's page; the address to go to is in the answer. */
export function useCreateCheckout() {
  return useMutation({ mutationFn: () => makeCall('POST /api/subscription/create-checkout') });
}
