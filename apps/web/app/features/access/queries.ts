import {
  hashKey,
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
import { currentUserQuery, useCurrentUser } from '../identity/queries.ts';
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

async function refreshAccess(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive' });
  await client.invalidateQueries();
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

/**
 * Heritage can be bought elsewhere, in another tab: then the subscription says otherwise than the current user, who was
 * read before it. The user is asked for again, which binds the purchase, and everything else after it.
 */
export function useNoticeChangedTier(): void {
  const client = useQueryClient();
  useEffect(() => {
    const compare = () => void settleTier(client);
    compare();
    return client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && COMPARED.includes(query.queryHash)) compare();
    });
  }, [client]);
}

const COMPARED = [hashKey(currentUserQuery.queryKey), hashKey(subscriptionInfoQuery.queryKey)];

async function settleTier(client: QueryClient): Promise<void> {
  const { isAgreed, isSettled } = compareTiers(client);
  if (isAgreed || isSettled) return;
  await client.refetchQueries(currentUserQuery);
  if (compareTiers(client).isAgreed) await refreshAccess(client);
}

/** Settled while either is being read, and once the user was read last: whatever differs then is no news. */
function compareTiers(client: QueryClient): { isAgreed: boolean; isSettled: boolean } {
  const user = client.getQueryState(currentUserQuery.queryKey);
  const info = client.getQueryState(subscriptionInfoQuery.queryKey);
  if (!user?.data || !info?.data) return { isAgreed: true, isSettled: true };
  const { subscriptionTier, subscriptionStatus } = user.data;
  return {
    isAgreed: subscriptionTier === info.data.tier && subscriptionStatus === info.data.status,
    isSettled:
      [user, info].some(({ fetchStatus }) => fetchStatus !== 'idle') || user.dataUpdatedAt >= info.dataUpdatedAt,
  };
}

async function askAnew(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive' });
  // What failed stays as it is: asked again it would only be refused again.
  await client.invalidateQueries({ predicate: ({ state }) => state.status === 'success' });
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
