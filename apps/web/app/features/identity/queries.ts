import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallRequest } from '@wickwise/contract/call';
import type { CallsByRoute } from '@wickwise/contract/contract';
import type { CurrentUser } from '@wickwise/contract/identity';
import { useEffect } from 'react';
import { ApiError, makeCall } from '../../lib/api-client.ts';
import {
  addPasskey,
  choosePasskey,
  mailSignInLink,
  passkeySupport,
  signInWithPasskey,
  signInWithPassword,
  signUp,
  startProviderSignIn,
} from './auth-calls.ts';

const FIVE_MINUTES = 5 * 60 * 1000;

export const currentUserQuery = queryOptions({
  queryKey: ['identity', 'current-user'],
  queryFn: () => makeCall('GET /api/auth/user').catch(nobodyIfRefused),
  staleTime: FIVE_MINUTES,
  refetchOnReconnect: false,
  refetchOnMount: false,
});

function nobodyIfRefused(error: unknown): null {
  if (error instanceof ApiError && [401, 403].includes(error.status)) return null;
  throw error;
}

/**
 * Who is signed in; `isPending` until the server has answered. Whom it refuses is nobody, and so is whoever could not
 * be asked for at first. A learner whom it named before stays one while it cannot be reached: a connection that comes
 * and goes must not turn the page into a visitor's, and the server decides on each call anyway.
 */
export function useCurrentUser(): { user: CurrentUser | null; isPending: boolean } {
  const { data, isPending } = useQuery(currentUserQuery);
  return { user: data ?? null, isPending };
}

export const signInMethodsQuery = queryOptions({
  queryKey: ['identity', 'sign-in-methods'],
  queryFn: () => makeCall('GET /api/auth/methods'),
});

/** Whether this browser can use passkeys, and suggest them in the e-mail field. */
export const passkeySupportQuery = queryOptions({
  queryKey: ['identity', 'passkey-support'],
  queryFn: passkeySupport,
});

// Sessions and the right to set a password change elsewhere: the account is read anew on every visit.
export const accountQuery = queryOptions({
  queryKey: ['identity', 'account'],
  queryFn: () => makeCall('GET /api/account'),
  staleTime: 0,
});

// Signing in changes no query: the page is left for one that loads everything with the new session.
export function useSignInWithPassword() {
  return useMutation({ mutationFn: signInWithPassword });
}

export function useSignUp() {
  return useMutation({ mutationFn: signUp });
}

export function useMailSignInLink() {
  return useMutation({ mutationFn: mailSignInLink });
}

/** Without a response of the autofill it opens the browser's window to choose a passkey. */
export function useSignInWithPasskey() {
  return useMutation({
    mutationFn: async (response?: AuthenticationResponseJSON) =>
      signInWithPasskey(response ?? (await choosePasskey({ autofill: false }))),
  });
}

export function useProviderSignIn() {
  return useMutation({ mutationFn: startProviderSignIn });
}

export function useSpendLink() {
  return useMutation({ mutationFn: (token: string) => makeCall('POST /api/auth/link', { body: { token } }) });
}

export function useUpdateAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallRequest<CallsByRoute['PATCH /api/account']>['body']) =>
      makeCall('PATCH /api/account', { body }),
    onSuccess: async (account) => {
      // A reading that is still on its way may be older.
      await client.cancelQueries(accountQuery);
      client.setQueryData(accountQuery.queryKey, account);
      await client.invalidateQueries(currentUserQuery);
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

/** Reads everything the server holds: large, so it is fetched on demand and not kept. */
export function useExportAccount() {
  return useMutation({ mutationFn: () => makeCall('GET /api/account/export'), gcTime: 0 });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (email: string) => makeCall('DELETE /api/account', { body: { email } }),
  });
}

function useAccountRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries(accountQuery);
}

/** Tells the server, once, the zone in which a new learner's days are to be counted: the one of their device. */
export function useTellTimeZone(): void {
  const { user } = useCurrentUser();
  const { mutate } = useUpdateAccount();
  const isUnknown = user !== null && user.timeZone === null;
  useEffect(() => {
    if (isUnknown) mutate({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  }, [isUnknown, mutate]);
}
