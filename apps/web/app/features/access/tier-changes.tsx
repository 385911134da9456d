import {
  hashKey,
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { currentUserQuery } from '../identity/queries.ts';
import { refreshAccess, subscriptionInfoQuery } from './queries.ts';

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
 * read before it. The user is fetched again, and everything else after it.
 */
export function useNoticeChangedTier(): void {
  const client = useQueryClient();
  useEffect(() => {
    const compare = () => void settleTier(client);
    compare();
    return client.getQueryCache().subscribe((event) => {
      const isAnswer = event.type === 'updated' && event.action.type === 'success';
      if (isAnswer && COMPARED.includes(event.query.queryHash)) compare();
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
