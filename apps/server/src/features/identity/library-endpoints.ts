import type { Call } from '@wickwise/contract/call';
import { NAME_MAX_LENGTH } from '@wickwise/contract/constants';
import { displayName, returnTo } from '@wickwise/contract/identity';
import { z } from 'zod';
import { AUTH_PATH } from './auth.ts';
import { PROVIDER_ID } from './provider.ts';

/** An endpoint of the sign-in library, declared like a call of the contract, which the API page is made of. */
export interface Endpoint extends Call {
  readonly path: `${typeof AUTH_PATH}/${string}`;
  /** Whether the browser needs what the library answers. The rest would tell a session's token or who is known. */
  readonly isAnswered?: true;
  /** Whether there is nothing to do here without an OpenID provider. */
  readonly needsProvider?: true;
}

export const SIGN_UP = `${AUTH_PATH}/sign-up/email`;
export const SIGN_IN = `${AUTH_PATH}/sign-in/email`;

/** What the library judges itself, kept to a length that costs it nothing. */
const text = z.string().min(1).max(1000);
const callbackURL = returnTo.optional();
const passkeyAnswer = z.object({ response: z.looseObject({}) });
const newPasskey = passkeyAnswer.extend({ name: z.string().trim().max(NAME_MAX_LENGTH).optional() });
const done = z.object({ done: z.literal(true) });
const challenge = z.looseObject({ challenge: z.string() });

/**
 * The library's endpoints that are open. The others list tokens, skip our links or do what the account calls do. A
 * body is all that is handed on: the library would take more, such as a picture or a token of the provider.
 */
export const endpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: SIGN_UP,
    access: 'everyone',
    summary: 'Signs up with a password, and mails the link that proves the address.',
    body: z.object({ name: displayName, email: text, password: text, callbackURL }),
    response: done,
    errors: [],
  },
  {
    method: 'POST',
    path: SIGN_IN,
    access: 'everyone',
    summary: 'Signs in with a password.',
    body: z.object({ email: text, password: text, callbackURL }),
    response: done,
    errors: ['not_signed_in'],
  },
  {
    method: 'POST',
    path: `${AUTH_PATH}/sign-in/magic-link`,
    access: 'everyone',
    summary: 'Mails a sign-in link.',
    body: z.object({ email: text, callbackURL }),
    response: done,
    errors: [],
  },
  {
    method: 'POST',
    path: `${AUTH_PATH}/sign-in/social`,
    access: 'everyone',
    summary: 'Returns the address of the OpenID provider to go to.',
    body: z.object({
      provider: z.literal(PROVIDER_ID),
      callbackURL: returnTo,
      errorCallbackURL: returnTo.startsWith('/sign-in').optional(),
      disableRedirect: z.boolean().optional(),
    }),
    response: z.object({ url: z.url(), redirect: z.boolean() }),
    errors: ['not_found'],
    isAnswered: true,
    needsProvider: true,
  },
  {
    method: 'GET',
    path: `${AUTH_PATH}/callback/${PROVIDER_ID}`,
    access: 'everyone',
    summary: 'Where the OpenID provider sends the browser back to.',
    response: z.never(),
    contentType: 'redirect',
    errors: ['not_found'],
    needsProvider: true,
  },
  {
    method: 'GET',
    path: `${AUTH_PATH}/passkey/generate-register-options`,
    access: 'signed-in',
    summary: 'Begins to add a passkey to this account.',
    response: challenge,
    errors: ['not_signed_in', 'sign_in_again'],
    isAnswered: true,
  },
  {
    method: 'POST',
    path: `${AUTH_PATH}/passkey/verify-registration`,
    access: 'signed-in',
    summary: 'Adds the passkey that the browser made.',
    body: newPasskey,
    response: done,
    errors: ['not_signed_in', 'sign_in_again'],
  },
  {
    method: 'GET',
    path: `${AUTH_PATH}/passkey/generate-authenticate-options`,
    access: 'everyone',
    summary: 'Begins to sign in with a passkey.',
    response: challenge,
    errors: [],
    isAnswered: true,
  },
  {
    method: 'POST',
    path: `${AUTH_PATH}/passkey/verify-authentication`,
    access: 'everyone',
    summary: 'Signs in with the passkey that the browser showed.',
    body: passkeyAnswer,
    response: done,
    errors: ['not_signed_in'],
  },
];
