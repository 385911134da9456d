import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { makeCall } from '#app/lib/api-client.ts';
import {
  choosePasskey,
  mailSignInLink,
  passkeySupport,
  signInWithPasskey,
  signInWithPassword,
  signUp,
  startProviderSignIn,
} from './auth-calls.ts';

/** Whether this browser can use passkeys, and suggest them in the email field. */
export const passkeySupportQuery = queryOptions({
  queryKey: ['identity', 'passkey-support'],
  queryFn: passkeySupport,
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

/** Without a response from autofill, it opens the browser's passkey prompt. */
export function useSignInWithPasskey() {
  return useMutation({
    mutationFn: async (response?: AuthenticationResponseJSON) =>
      signInWithPasskey(response ?? (await choosePasskey({ autofill: false }))),
  });
}

export function useProviderSignIn() {
  return useMutation({ mutationFn: startProviderSignIn });
}

/** The sign-in of this browser that waits for its second factor. */
export const pendingSignInQuery = queryOptions({
  queryKey: ['identity', 'pending-sign-in'],
  queryFn: () => makeCall('GET /api/auth/second-factor'),
  staleTime: 0,
});

export function usePassSecondFactor() {
  return useMutation({ mutationFn: (code: string) => makeCall('POST /api/auth/second-factor', { body: { code } }) });
}

export function useSpendLink() {
  return useMutation({
    mutationFn: (token: string) => makeCall('POST /api/auth/link', { body: { token } }),
  });
}
