import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '@wickwise/contract/identity';
import { ApiError, makeCall } from '#app/lib/api-client.ts';

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
 * Who is signed in; `isPending` until the server has answered. A refusal means no one, and so does a first request
 * that fails. A learner whom the server named before stays one while it can't be reached: a connection that comes
 * and goes must not turn the page into a visitor's, and the server decides on each call anyway.
 */
export function useCurrentUser(): { user: CurrentUser | null; isPending: boolean } {
  const { data, isPending } = useQuery(currentUserQuery);
  return { user: data ?? null, isPending };
}

/** Whether the server could not say who is signed in, and the way to ask again. */
export function useIdentityOutage(): { isOut: boolean; retry: () => void } {
  const { data, isError, refetch } = useQuery(currentUserQuery);
  return { isOut: isError && data === undefined, retry: () => void refetch() };
}

export const signInMethodsQuery = queryOptions({
  queryKey: ['identity', 'sign-in-methods'],
  queryFn: () => makeCall('GET /api/auth/methods'),
});
