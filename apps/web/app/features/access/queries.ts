import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { ApiError, makeCall } from '../../lib/api-client.ts';
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

/** Forgets what the server has said so far: all of it depends on the tier of who asked. */
export function useRefreshAccess(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries(), [client]);
}

/**
 * Heritage can be closed elsewhere, by a refund or a dispute. As soon as the server refuses something for the tier,
 * everything that it had answered before is asked for again: who the learner is, and what is open to them.
 */
export function useNoticeClosedAccess(): void {
  const client = useQueryClient();
  useEffect(() => {
    const notice = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type === 'updated' && isTierRefusal(event.action)) void askAnew(client);
    };
    const endings = [client.getQueryCache().subscribe(notice), client.getMutationCache().subscribe(notice)];
    return () => {
      for (const end of endings) end();
    };
  }, [client]);
}

function isTierRefusal(action: object): boolean {
  return 'error' in action && action.error instanceof ApiError && action.error.code === 'heritage_required';
}

async function askAnew(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive' });
  // What failed stays as it is: asked again it would only be refused again.
  await client.invalidateQueries({ predicate: ({ state }) => state.status === 'success' });
}

export function useActivateAccess(way: ActivationWay) {
  return useMutation({
    mutationFn: (email: string) =>
      way === 'direct'
        ? makeCall('POST /api/heritage/direct-access', { body: { email } })
        : makeCall('POST /api/grant-heritage-access', { body: { email } }),
  });
}

/** Mails a sign-in link to an address that is known. The answer is the same for every address, so it is not read. */
export function useMailEmergencyLink() {
  return useMutation({ mutationFn: (email: string) => makeCall('POST /api/emergency-login', { body: { email } }) });
}

/** Spends the link of a restore mail: it signs in and opens what was bought with its mailbox. */
export function useRestoreAccess() {
  return useMutation({ mutationFn: (token: string) => makeCall('POST /api/restore-access', { body: { token } }) });
}

/** Begins a payment on the provider's page; the address to go to is in the answer. */
export function useCreateCheckout() {
  return useMutation({ mutationFn: () => makeCall('POST /api/subscription/create-checkout') });
}
