import { z } from 'zod';
import { defineCall } from '../call.ts';

const done = z.object({ done: z.literal(true) });

/** Set when the browser is asked for the second factor before it is signed in. */
export const needsSecondFactor = z.literal(true).optional();

/** Six digits of the authenticator app, or a recovery code, typed with or without spaces and hyphens. */
const code = z.object({ code: z.string().trim().min(6).max(40) });

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Two-factor sign-in of an account that has it on. */
export const twoFactor = z.object({
  since: z.iso.datetime(),
  recoveryCodesLeft: z.int(),
});

const pendingSignIn = z.object({
  email: z.string(),
  /** Whether a passkey of the account can take the place of a code. */
  hasPasskey: z.boolean(),
});

export const twoFactorCalls = {
  readPendingSignIn: defineCall({
    method: 'GET',
    path: '/api/auth/second-factor',
    access: 'everyone',
    summary: 'The sign-in of this browser that waits for its second factor, or null.',
    response: pendingSignIn.nullable(),
    errors: [],
  }),
  passSecondFactor: defineCall({
    method: 'POST',
    path: '/api/auth/second-factor',
    access: 'everyone',
    summary: 'Completes a sign-in with a code of the authenticator app, or with a recovery code. Each works once.',
    body: code,
    response: done,
    errors: ['wrong_code', 'sign_in_expired'],
  }),
  beginTwoFactor: defineCall({
    method: 'POST',
    path: '/api/account/two-factor',
    access: 'signed-in',
    summary: 'Makes a secret for the authenticator app, in place of one that was not confirmed. It is shown only here.',
    response: z.object({
      secret: z.string(),
      /** What the QR code holds. */
      uri: z.string(),
    }),
    errors: ['not_signed_in', 'sign_in_again', 'two_factor_on'],
  }),
  confirmTwoFactor: defineCall({
    method: 'PUT',
    path: '/api/account/two-factor',
    access: 'signed-in',
    summary: 'Turns two-factor sign-in on with the first code of the app. The recovery codes are shown only here.',
    body: code,
    response: recoveryCodes,
    errors: ['not_signed_in', 'sign_in_again', 'wrong_code', 'not_found'],
  }),
  renewRecoveryCodes: defineCall({
    method: 'POST',
    path: '/api/account/two-factor/recovery-codes',
    access: 'signed-in',
    summary: 'Makes new recovery codes. The old ones no longer work.',
    response: recoveryCodes,
    errors: ['not_signed_in', 'sign_in_again', 'not_found'],
  }),
  endTwoFactor: defineCall({
    method: 'DELETE',
    path: '/api/account/two-factor',
    access: 'signed-in',
    summary: 'Turns two-factor sign-in off.',
    response: done,
    errors: ['not_signed_in', 'sign_in_again', 'not_found'],
  }),
};
