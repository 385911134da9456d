import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Account } from '@wickwise/contract/account';
import { makeCall } from '#app/lib/api-client.ts';
import { accountQuery } from './account-queries.ts';
import { currentUserQuery } from './queries.ts';

/** What a link of a change of address would confirm. It never changes, and a used link confirms nothing. */
export const emailChangeQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['identity', 'email-change', token],
    queryFn: token === null ? skipToken : () => makeCall('POST /api/email-change/link', { body: { token } }),
    staleTime: 'static',
    gcTime: 0,
  });

export function useRequestEmailChange() {
  const onSuccess = useAccountUpdate();
  return useMutation({
    mutationFn: (newEmail: string) => makeCall('PUT /api/account/email-change', { body: { newEmail } }),
    onSuccess,
  });
}

export function useCancelEmailChange() {
  const onSuccess = useAccountUpdate();
  return useMutation({ mutationFn: () => makeCall('DELETE /api/account/email-change'), onSuccess });
}

export function useConfirmEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => makeCall('POST /api/email-change', { body: { token } }),
    onSuccess: () => Promise.all([client.invalidateQueries(currentUserQuery), client.invalidateQueries(accountQuery)]),
  });
}

function useAccountUpdate(): (account: Account) => Promise<void> {
  const client = useQueryClient();
  return async (account) => {
    // A request that is still in flight may return older data.
    await client.cancelQueries(accountQuery);
    client.setQueryData(accountQuery.queryKey, account);
  };
}
