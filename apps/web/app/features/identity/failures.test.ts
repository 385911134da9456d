import { describe, expect, it } from 'vitest';
import { AuthError } from './auth-calls.ts';
import {
  failureCode,
  failureMessage,
  inWords,
  needsFreshSignIn,
  problemsOf,
  providerErrorMessage,
} from './failures.ts';

function refusal(status: number, body: unknown, headers: Record<string, string> = {}): AuthError {
  return new AuthError(new Response(null, { status, headers }), body);
}

function named(name: string, extra: object = {}): Error {
  return Object.assign(new Error('raw text of the machine'), { name, ...extra });
}

describe('what a failure means', () => {
  it.each([
    [refusal(401, { code: 'wrong_credentials' }), /don’t match/],
    [refusal(400, { code: 'CHALLENGE_NOT_FOUND' }), /took too long/],
    [refusal(429, { message: 'Too many' }), /too many tries/],
    [refusal(429, null, { 'x-retry-after': '42' }), /Try again in 42 seconds/],
    [named('ApiError', { code: 'link_invalid' }), /no longer works.*a newer one replaced it/],
    [named('WebAuthnError', { code: 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' }), /already has a passkey/],
    [named('NotAllowedError', { code: 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY' }), /closed or timed out/],
    [new TypeError('Failed to fetch'), /couldn’t reach/],
  ])('the failure “%s” is explained', (error, sentence) => {
    expect(failureMessage(error)).toMatch(sentence);
  });

  it("an error's own text is never shown", () => {
    for (const error of [refusal(500, { code: 'constructor', message: 'boom' }), named('Error'), 'boom', null]) {
      expect(failureMessage(error)).toBe('Something went wrong on our side. Try again in a moment.');
    }
  });

  it('an unreadable response has a code', () => {
    expect(failureCode(refusal(502, null))).toBe('unknown');
    expect(failureCode(refusal(502, { code: 7 }))).toBe('unknown');
  });

  it('a problem is shown at the field that needs fixing, or at the form', () => {
    expect(Object.keys(problemsOf(refusal(401, { code: 'wrong_credentials' })))).toEqual(['password']);
    expect(Object.keys(problemsOf(refusal(400, { code: 'wrong_password' })))).toEqual(['currentPassword']);
    expect(Object.keys(problemsOf(new TypeError('Failed to fetch')))).toEqual(['form']);
  });

  it('the server’s code and better-auth’s both lead to a fresh sign-in', () => {
    expect(needsFreshSignIn(named('ApiError', { code: 'sign_in_again' }))).toBe(true);
    expect(needsFreshSignIn(refusal(403, { code: 'SESSION_NOT_FRESH' }))).toBe(true);
    expect(needsFreshSignIn(named('ApiError', { code: 'not_signed_in' }))).toBe(false);
  });

  it("a provider's error code is explained, and an unknown one is not shown", () => {
    expect(providerErrorMessage('access_denied')).toMatch(/stopped the sign-in/);
    expect(providerErrorMessage('state_mismatch')).toMatch(/Start again/);
    expect(providerErrorMessage('Call 555-0100 now')).toMatch(/couldn’t sign you in/);
  });

  it.each([
    [0.2, '1 second'],
    [45, '45 seconds'],
    [91, '2 minutes'],
    [600, '10 minutes'],
  ])('a wait of %d seconds is put into words', (seconds, words) => {
    expect(inWords(seconds)).toBe(words);
  });
});
