import { queryOptions, useMutationState, useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '@wickwise/contract/identity';
import { ApiError, makeCall } from '#app/lib/api-client.ts';
import { VISITOR } from '#app/lib/owned-store.ts';
import { useIsHydrated } from '#app/lib/page/is-hydrated.ts';
import { remembersLearner } from './signed-in-hint.ts';

const FIVE_MINUTES = 5 * 60 * 1000;

export const currentUserQuery = queryOptions({
  queryKey: ['identity', 'current-user'],
  queryFn: () => makeCall('GET /api/auth/user').catch(nullIfRefused),
  staleTime: FIVE_MINUTES,
  refetchOnReconnect: false,
  refetchOnMount: false,
});

function nullIfRefused(error: unknown): null {
  if (error instanceof ApiError && [401, 403].includes(error.status)) return null;
  throw error;
}

/**
 * The signed-in user; `isPending` until the server has responded. A rejection means no one, and so does a first request
 * that fails in a browser without a session: it stays that way while the request is retried. Otherwise a screen that
 * refetches on mount would be unmounted while it fetches, mount again, and fetch without end. In a browser with a session
 * the viewer stays unknown, and one whom the server named before stays signed in: a learner must not look like a visitor
 * without progress because of an unstable connection, and the server decides on each call anyway.
 */
export function useCurrentUser(): { user: CurrentUser | null; isPending: boolean } {
  const { data, errorUpdateCount } = useQuery(currentUserQuery);
  return { user: data ?? null, isPending: data === undefined && (errorUpdateCount === 0 || remembersLearner()) };
}

/** Whether this browser has no session, which its cookies tell before the server responds. False until hydrated. */
export function useHasNoSession(): boolean {
  return useIsHydrated() && !remembersLearner();
}

/** Whether the server could not say who is signed in, and a retry. */
export function useIdentityOutage(): { isOut: boolean; isAsking: boolean; retry: () => void } {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(currentUserQuery);
  return { isOut: errorUpdateCount > 0 && data === undefined, isAsking: isFetching, retry: () => void refetch() };
}

/** The same for a browser with a session only: on an open page it makes no difference to a visitor. */
export function useLearnerOutage(): ReturnType<typeof useIdentityOutage> {
  const outage = useIdentityOutage();
  return { ...outage, isOut: outage.isOut && remembersLearner() };
}

/** Whose data of this browser the viewer sees: their own. */
export function useOwner(): string {
  const { user } = useCurrentUser();
  return user?.id ?? VISITOR;
}

export const ACCOUNT_DELETION = ['identity', 'delete-account'];

/** Whether the account is being deleted on this page, or is gone: the page says so, and no guard may take its place. */
export function useIsAccountDeleted(): boolean {
  const statuses = useMutationState({
    filters: { mutationKey: ACCOUNT_DELETION },
    select: ({ state }) => state.status,
  });
  return statuses.some((status) => status === 'pending' || status === 'success');
}

export const signInMethodsQuery = queryOptions({
  queryKey: ['identity', 'sign-in-methods'],
  queryFn: () => makeCall('GET /api/auth/methods'),
});
