import type { Call } from '@wickwise/contract/call';
import { NAME_MAX_LENGTH } from '@wickwise/contract/constants';
import { returnTo } from '@wickwise/contract/identity';
import { needsSecondFactor } from '@wickwise/contract/identity/two-factor';
import { z } from 'zod';
import { AUTH_PATH } from './auth.ts';
import { OIDC_PROVIDER_ID } from './oidc.ts';

/** A better-auth endpoint, declared like a contract call, so that the API page lists it. */
export interface Endpoint extends Call {
  readonly path: `${typeof AUTH_PATH}/${string}`;
  /** Whether the browser gets better-auth's body. Other bodies would reveal a session token or a known address. */
  readonly returnsBody?: true;
  /** Whether it tries a way to sign in, so that a network has only as many attempts as the settings say. */
  readonly isSensitive?: true;
  /** Whether it makes the challenge that a passkey signs. */
  readonly isChallenge?: true;
  /** Whether the endpoint is not found without an OpenID provider. */
  readonly needsOidc?: true;
}

const passkeyAnswer = z.object({ response: z.looseObject({}) });
const newPasskey = passkeyAnswer.extend({ name: z.string().trim().max(NAME_MAX_LENGTH).optional() });
const done = z.object({ done: z.literal(true) });
const challenge = z.looseObject({ challenge: z.string() });

/**
 * The better-auth endpoints that we expose. The others list tokens, bypass our links or duplicate the account calls. Only
 * these body fields are forwarded: better-auth would accept more, such as a picture or a provider's token.
 */
export const endpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: `${AUTH_PATH}/sign-in/social`,
    access: 'everyone',
    summary: 'Returns the address of the OpenID provider to go to.',
    body: z.object({
      provider: z.literal(OIDC_PROVIDER_ID),
      callbackURL: returnTo,
      errorCallbackURL: returnTo.startsWith('/sign-in').optional(),
      disableRedirect: z.boolean().optional(),
    }),
    response: z.object({ url: z.url(), redirect: z.boolean() }),
    errors: ['not_found'],
    returnsBody: true,
    needsOidc: true,
  },
  {
    method: 'GET',
    path: `${AUTH_PATH}/callback/${OIDC_PROVIDER_ID}`,
    access: 'everyone',
    summary: 'Where the OpenID provider sends the browser back to.',
    response: z.never(),
    contentType: 'redirect',
    errors: ['not_found'],
    needsOidc: true,
  },
  {
    method: 'GET',
    path: `${AUTH_PATH}/passkey/generate-register-options`,
    access: 'signed-in',
    summary: 'Begins to add a passkey to this account.',
    response: challenge,
    errors: ['not_signed_in', 'sign_in_again'],
    returnsBody: true,
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
    isChallenge: true,
    returnsBody: true,
  },
  {
    method: 'POST',
    path: `${AUTH_PATH}/passkey/verify-authentication`,
    isSensitive: true,
    access: 'everyone',
    summary: 'Signs in with the passkey that the browser showed.',
    body: passkeyAnswer,
    response: done.extend({ needsSecondFactor }),
    errors: ['not_signed_in'],
  },
];

/** `/api/auth/sign-in/social` is `signInSocial`. */
export function operationIdOf({ path }: Endpoint): string {
  return path.slice(AUTH_PATH.length + 1).replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());
}
