import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallRequest } from '@wickwise/contract/call';
import { type CurrentUser, identityCalls } from '@wickwise/contract/identity';
import { makeCall } from '../../lib/api-client.ts';

const FIVE_MINUTES = 5 * 60 * 1000;

export const currentUserQuery = queryOptions({
  queryKey: ['identity', 'current-user'],
  queryFn: () => makeCall(identityCalls.currentUser),
  staleTime: FIVE_MINUTES,
  refetchOnReconnect: false,
  refetchOnMount: false,
});

/** Who is signed in. An error counts as nobody; `isPending` until the server has answered. */
export function useCurrentUser(): { user: CurrentUser | null; isPending: boolean } {
  const { data, isPending } = useQuery(currentUserQuery);
  return { user: data ?? null, isPending };
}

export const signInMethodsQuery = queryOptions({
  queryKey: ['identity', 'sign-in-methods'],
  queryFn: () => makeCall(identityCalls.signInMethods),
});

export const accountQuery = queryOptions({
  queryKey: ['identity', 'account'],
  queryFn: () => makeCall(identityCalls.account),
});

export function useUpdateAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallRequest<typeof identityCalls.updateAccount>['body']) =>
      makeCall(identityCalls.updateAccount, { body }),
    onSuccess: (account) => {
      client.setQueryData(accountQuery.queryKey, account);
      return client.invalidateQueries(currentUserQuery);
    },
  });
}
