import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallRequest } from '@wickwise/contract/call';
import type { CallsByRoute } from '@wickwise/contract/contract';
import { useEffect } from 'react';
import { makeCall } from '#app/lib/api-client.ts';
import { deviceTimeZone, offsetZone } from '#app/lib/time-zone.ts';
import { addPasskey } from './auth-calls.ts';
import { failureCode } from './failures.ts';
import { ACCOUNT_DELETION, currentUserQuery, useCurrentUser } from './queries.ts';

// Sessions and the right to set a password change elsewhere: the account is fetched again on every visit.
export const accountQuery = queryOptions({
  queryKey: ['identity', 'account'],
  queryFn: () => makeCall('GET /api/account'),
  staleTime: 0,
});

export function useUpdateAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallRequest<CallsByRoute['PATCH /api/account']>['body']) =>
      makeCall('PATCH /api/account', { body }),
    onSuccess: async (account, { timeZone, dayBeginsAt }) => {
      // A request that is still in flight may return older data.
      await client.cancelQueries(accountQuery);
      client.setQueryData(accountQuery.queryKey, account);
      // Streaks, limits and what is due all follow the learner's days.
      const changesDays = timeZone !== undefined || dayBeginsAt !== undefined;
      await client.invalidateQueries(changesDays ? {} : currentUserQuery);
    },
  });
}

export function useSetPassword() {
  const refresh = useAccountRefresh();
  return useMutation({
    mutationFn: (body: CallRequest<CallsByRoute['PUT /api/account/password']>['body']) =>
      makeCall('PUT /api/account/password', { body }),
    onSuccess: refresh,
  });
}

export function useAddPasskey() {
  return useMutation({ mutationFn: addPasskey, onSuccess: useAccountRefresh() });
}

export function useRemovePasskey() {
  const refresh = useAccountRefresh();
  return useMutation({
    mutationFn: (id: string) => makeCall('DELETE /api/account/passkeys/:id', { params: { id } }),
    onSettled: refresh,
  });
}

export function useEndSession() {
  const refresh = useAccountRefresh();
  return useMutation({
    mutationFn: (id: string) => makeCall('DELETE /api/account/sessions/:id', { params: { id } }),
    onSettled: refresh,
  });
}

export function useEndOtherSessions() {
  const refresh = useAccountRefresh();
  return useMutation({ mutationFn: () => makeCall('DELETE /api/account/sessions'), onSettled: refresh });
}

/** Fetches everything the server has about the learner: large, so it is fetched on demand and not cached. */
export function useExportAccount() {
  return useMutation({ mutationFn: () => makeCall('GET /api/account/export'), gcTime: 0 });
}

export function useDeleteAccount() {
  return useMutation({
    mutationKey: ACCOUNT_DELETION,
    mutationFn: (email: string) => makeCall('DELETE /api/account', { body: { email } }),
  });
}

function useAccountRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries(accountQuery);
}

/**
 * Sends the device's time zone once for a new learner, whose study days are counted in it. A zone that the server
 * doesn't know is replaced by the one of its offset: without any, what the learner did as a visitor stays here.
 */
export function useReportTimeZone(): void {
  const { user } = useCurrentUser();
  const { mutate } = useUpdateAccount();
  const isUnknown = user !== null && user.timeZone === null;
  useEffect(() => {
    if (!isUnknown) return;
    const onError = (error: Error) => {
      if (failureCode(error) === 'invalid_request') mutate({ timeZone: offsetZone(new Date()) });
    };
    mutate({ timeZone: deviceTimeZone().zone }, { onError });
  }, [isUnknown, mutate]);
}
