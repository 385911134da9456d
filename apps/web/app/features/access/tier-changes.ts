import {
  hashKey,
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  type QueryClient,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '#app/lib/api-client.ts';
import { currentUserQuery } from '../identity/queries.ts';
import { refreshAccess, subscriptionInfoQuery } from './queries.ts';

/**
 * A refund or a dispute can lock Heritage from elsewhere. As soon as the server refuses something for the tier, the
 * current user is refetched. Everything else is refetched once the page shows that user: by then the gates have closed,
 * so nothing behind them is requested only to be refused again.
 */
export function useRefreshOnTierRefusal(): void {
  const client = useQueryClient();
  const isRefused = useRef(false);
  const { dataUpdatedAt: userUpdatedAt } = useQuery(currentUserQuery);
  useEffect(() => {
    const refetchUser = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== 'updated' || !isTierRefusal(event.action)) return;
      isRefused.current = true;
      void client.refetchQueries(currentUserQuery);
    };
    const unsubscribe = [client.getQueryCache(), client.getMutationCache()].map((cache) =>
      cache.subscribe(refetchUser),
    );
    return () => {
      for (const end of unsubscribe) end();
    };
  }, [client]);
  useEffect(() => {
    if (!isRefused.current || userUpdatedAt === 0) return;
    isRefused.current = false;
    // Failed queries are left alone: refetched, they would only be refused again.
    void refreshAccess(client, {
      predicate: ({ queryHash, state }) => state.status === 'success' && queryHash !== USER,
    });
  }, [client, userUpdatedAt]);
}

function isTierRefusal(action: object): boolean {
  return 'error' in action && action.error instanceof ApiError && action.error.code === 'heritage_required';
}

const USER = hashKey(currentUserQuery.queryKey);
const COMPARED_QUERIES = [USER, hashKey(subscriptionInfoQuery.queryKey)];

/**
 * Heritage can be bought in another tab: then the subscription disagrees with the current user, who was fetched before.
 * The user is refetched, and everything else after it.
 */
export function useRefreshOnTierChange(): void {
  const client = useQueryClient();
  useEffect(() => {
    const compare = () => void refreshIfOutdated(client);
    compare();
    return client.getQueryCache().subscribe((event) => {
      const isResponse = event.type === 'updated' && event.action.type === 'success';
      if (isResponse && COMPARED_QUERIES.includes(event.query.queryHash)) compare();
    });
  }, [client]);
}

async function refreshIfOutdated(client: QueryClient): Promise<void> {
  if (!isUserOutdated(client)) return;
  await client.refetchQueries(currentUserQuery);
  if (tiersAgree(client)) await refreshAccess(client);
}

/** A difference counts only when neither is being fetched and the subscription was fetched last. */
function isUserOutdated(client: QueryClient): boolean {
  const user = client.getQueryState(currentUserQuery.queryKey);
  const info = client.getQueryState(subscriptionInfoQuery.queryKey);
  if (tiersAgree(client) || !user || !info) return false;
  const isFetching = [user, info].some(({ fetchStatus }) => fetchStatus !== 'idle');
  return !isFetching && user.dataUpdatedAt < info.dataUpdatedAt;
}

/** Also while either is unknown. */
function tiersAgree(client: QueryClient): boolean {
  const user = client.getQueryData(currentUserQuery.queryKey);
  const info = client.getQueryData(subscriptionInfoQuery.queryKey);
  if (!user || !info) return true;
  return user.subscriptionTier === info.tier && user.subscriptionStatus === info.status;
}
