import {
  focusManager,
  hashKey,
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  type QueryClient,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '#app/lib/api-client.ts';
import { currentUserQuery } from '../identity/queries.ts';
import { refreshAccess, subscriptionInfoQuery } from './queries.ts';
import { hasHeritageAccess } from './tier.ts';

/**
 * A refund or a dispute can lock Heritage from elsewhere: as soon as the server refuses something for the tier,
 * everything is refetched.
 */
export function useRefreshOnTierRefusal(): void {
  const client = useQueryClient();
  const refreshUserFirst = useRefreshUserFirst(always);
  useEffect(() => {
    const refreshIfRefused = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type === 'updated' && isTierRefusal(event.action)) refreshUserFirst();
    };
    const unsubscribe = [client.getQueryCache(), client.getMutationCache()].map((cache) =>
      cache.subscribe(refreshIfRefused),
    );
    return () => {
      for (const end of unsubscribe) end();
    };
  }, [client, refreshUserFirst]);
}

const always = () => true;

function isTierRefusal(action: object): boolean {
  return 'error' in action && action.error instanceof ApiError && action.error.code === 'heritage_required';
}

const USER = hashKey(currentUserQuery.queryKey);
const COMPARED_QUERIES = [USER, hashKey(subscriptionInfoQuery.queryKey)];

/**
 * Heritage can be bought or refunded in another tab or on another device: then the subscription disagrees with the
 * current user, who was fetched before, and everything is refetched.
 */
export function useRefreshOnTierChange(): void {
  const client = useQueryClient();
  const refreshUserFirst = useRefreshUserFirst(tiersAgree);
  useRefetchSubscription();
  useEffect(() => {
    const compare = () => isUserOutdated(client) && refreshUserFirst();
    compare();
    return client.getQueryCache().subscribe((event) => {
      const isResponse = event.type === 'updated' && event.action.type === 'success';
      if (isResponse && COMPARED_QUERIES.includes(event.query.queryHash)) compare();
    });
  }, [client, refreshUserFirst]);
}

/** Refetches the subscription whenever the learner opens another page or comes back to this tab. */
function useRefetchSubscription(): void {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) void client.prefetchQuery(subscriptionInfoQuery);
    shown.current = pathname;
  }, [client, pathname]);
  useEffect(
    () => focusManager.subscribe((isFocused) => isFocused && void client.prefetchQuery(subscriptionInfoQuery)),
    [client],
  );
}

/**
 * Refetches the user, and everything else once the page shows that user: by then the gates have closed, so nothing
 * behind them is requested only to be refused.
 */
function useRefreshUserFirst(isDue: (client: QueryClient) => boolean): () => void {
  const client = useQueryClient();
  const isWaiting = useRef(false);
  const { dataUpdatedAt } = useQuery(currentUserQuery);
  useEffect(() => {
    if (!isWaiting.current || dataUpdatedAt === 0) return;
    isWaiting.current = false;
    if (isDue(client)) refreshAllButUser(client);
  }, [client, dataUpdatedAt, isDue]);
  return useCallback(() => {
    isWaiting.current = true;
    void client.refetchQueries(currentUserQuery);
  }, [client]);
}

/** Without Heritage, failed queries are left alone: refetched, they would only be refused again. */
function refreshAllButUser(client: QueryClient): void {
  const isOpen = hasHeritageAccess(client.getQueryData(currentUserQuery.queryKey) ?? null);
  void refreshAccess(client, {
    predicate: ({ queryHash, state }) => queryHash !== USER && (isOpen || state.status === 'success'),
  });
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
