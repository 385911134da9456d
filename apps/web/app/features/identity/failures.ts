import { FRESH_SIGN_IN_MINUTES } from '@wickwise/contract/constants';
import type { Problems } from '#app/ui/form/form-problems.tsx';

const SERVER_ERROR = 'Something went wrong on our side. Try again in a moment.';
const RESTART = 'The sign-in took too long or was started in another window. Start again here.';
const NO_ADDRESS = 'The provider didn’t share an email address. Allow it there, or sign in another way.';
const PROVIDER_FAILED = 'The provider couldn’t sign you in. Try again, or sign in another way.';
const NO_PASSKEY_SUPPORT = 'This device can’t store a passkey for this site. Try another device or a security key.';
const WRONG_HOST = 'Passkeys don’t work at this address. Open the site at its own domain name (here: localhost).';
const PASSKEY_CLOSED = 'The passkey window was closed or timed out. Try again when you’re ready.';

/** What to tell the learner, by code. Codes in capitals come from better-auth. */
const FAILURE_MESSAGES = new Map<string, string>([
  [
    'wrong_credentials',
    'That email address and password don’t match. If you’re new here, open the newest link in your inbox first.',
  ],
  ['VALIDATION_ERROR', 'Something in the form wasn’t accepted. Check what you entered.'],
  ['invalid_request', 'Something in the form wasn’t accepted. Check what you entered.'],
  ['wrong_password', 'That’s not your current password.'],
  ['common_password', 'This password is on lists that attackers try first. Choose another one.'],
  [
    'guessable_password',
    'This password is little more than your name, your address or a word that attackers try here first. Choose another one.',
  ],
  ['wrong_code', 'That code is wrong, or was already used. Your app shows a new one every 30 seconds.'],
  ['sign_in_expired', 'This sign-in took too long. Sign in again.'],
  ['two_factor_on', 'Two-factor sign-in is already on.'],
  ['link_invalid', 'This link no longer works. It’s already been used, it’s expired, or a newer one replaced it.'],
  ['not_signed_in', 'You’re signed out. Sign in to continue.'],
  ['UNAUTHORIZED', 'You’re signed out. Sign in to continue.'],
  ['sign_in_again', `For your safety, this requires a sign-in within the last ${FRESH_SIGN_IN_MINUTES} minutes.`],
  ['SESSION_NOT_FRESH', `For your safety, this requires a sign-in within the last ${FRESH_SIGN_IN_MINUTES} minutes.`],
  ['email_taken', 'This address now has its own Wickwise account.'],
  ['not_found', 'It was already removed.'],
  ['too_many_requests', 'That was too many tries in a short time. Wait a minute, then try again.'],
  ['unreachable', 'We couldn’t reach the server. Check your connection and try again.'],
  ['cross_site', 'This page was opened at an address the server doesn’t know. Open the site from its own address.'],
  ['INVALID_ORIGIN', 'This page was opened at an address the server doesn’t know. Open the site from its own address.'],
  ['PROVIDER_NOT_FOUND', 'That provider isn’t available right now. Sign in another way.'],
  ['CHALLENGE_NOT_FOUND', 'That took too long. Try again.'],
  ['PASSKEY_NOT_FOUND', 'No account here uses that passkey. It may have been removed. Sign in another way.'],
  ['AUTHENTICATION_FAILED', 'The passkey couldn’t be checked. Try again, or sign in another way.'],
  ['FAILED_TO_VERIFY_REGISTRATION', 'The passkey couldn’t be checked, so it wasn’t added. Try again.'],
  ['passkey_closed', PASSKEY_CLOSED],
  ['ERROR_CEREMONY_ABORTED', PASSKEY_CLOSED],
  ['ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED', 'This device already has a passkey for your account.'],
  ['ERROR_AUTHENTICATOR_GENERAL_ERROR', NO_PASSKEY_SUPPORT],
  ['ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT', NO_PASSKEY_SUPPORT],
  ['ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT', NO_PASSKEY_SUPPORT],
  ['ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG', NO_PASSKEY_SUPPORT],
  ['ERROR_INVALID_DOMAIN', WRONG_HOST],
  ['ERROR_INVALID_RP_ID', WRONG_HOST],
]);

/** What the provider's `error` on the way back means. It is an address anyone can write: never shown itself. */
const PROVIDER_MESSAGES = new Map<string, string>([
  ['access_denied', 'You stopped the sign-in at the provider. Nothing was changed here.'],
  ['state_mismatch', RESTART],
  ['state_not_found', RESTART],
  ['state_invalid', RESTART],
  ['state_security_mismatch', RESTART],
  ['please_restart_the_process', RESTART],
  ['email_not_found', NO_ADDRESS],
  [
    'email_not_verified',
    'We need to confirm your email address first. If the provider gave us one, a sign-in link is in your inbox.',
  ],
]);

export function failureMessage(error: unknown): string {
  const seconds = retryAfter(error);
  if (seconds !== null) return `That was too many tries in a short time. Try again in ${inWords(seconds)}.`;
  return FAILURE_MESSAGES.get(failureCode(error)) ?? SERVER_ERROR;
}

export function providerErrorMessage(code: string): string {
  return PROVIDER_MESSAGES.get(code) ?? PROVIDER_FAILED;
}

/** The code to decide by, whichever side the error came from: server, library, passkey or network. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'passkey_closed';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof TypeError ? 'unreachable' : 'unknown';
}

export function needsFreshSignIn(error: unknown): boolean {
  return ['sign_in_again', 'SESSION_NOT_FRESH'].includes(failureCode(error));
}

function retryAfter(error: unknown): number | null {
  const isLimited = error instanceof Error && 'retryAfterSeconds' in error;
  return isLimited && typeof error.retryAfterSeconds === 'number' ? error.retryAfterSeconds : null;
}

/** `45 seconds`, `1 minute`, `3 minutes`: rounded up, so that a retry is never too early. */
export function inWords(seconds: number): string {
  const [count, unit] = seconds <= 90 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** A new password has one name at sign-up and another one in the account. */
const NEW_PASSWORD = ['password', 'newPassword'];

const FIELDS_OF_CODE = new Map<string, readonly string[]>([
  ['wrong_credentials', ['password']],
  ['wrong_password', ['currentPassword']],
  ['common_password', NEW_PASSWORD],
  ['guessable_password', NEW_PASSWORD],
  ['wrong_code', ['code']],
]);

export function problemsOf(error: unknown): Problems {
  const fields = FIELDS_OF_CODE.get(failureCode(error)) ?? ['form'];
  return Object.fromEntries(fields.map((field) => [field, failureMessage(error)]));
}
