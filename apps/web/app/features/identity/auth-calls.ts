import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/**
 * The sign-in flows that better-auth serves on its own paths, outside the contract. Each returns nothing or throws:
 * `AuthError` for a refusal, the browser's own error for a passkey prompt that was canceled. `failureMessage` in
 * `failures.ts` has a sentence for every code.
 */

/** A refused sign-in call. `code` is better-auth's upper-case code, or one of ours. */
export class AuthError extends Error {
  readonly code: string;
  /** Seconds to wait before the next try, if the server gave a time. */
  readonly retryAfterSeconds: number | null;

  constructor(response: Response, body: unknown) {
    const code = response.status === 429 ? 'too_many_requests' : codeOf(body);
    super(`${response.status}: ${code}`);
    this.name = 'AuthError';
    this.code = code;
    this.retryAfterSeconds = secondsFrom(response.headers.get('x-retry-after') ?? response.headers.get('retry-after'));
  }
}

interface WithReturn {
  email: string;
  /** Where the emailed link leads after it is spent: a path of this site. */
  returnTo: string;
}

/** What a first factor that was right leads to. */
export interface FirstFactor {
  /** Whether the second factor comes first. */
  readonly needsSecondFactor?: true | undefined;
}

export async function signInWithPassword(input: WithReturn & { password: string }): Promise<FirstFactor> {
  const { email, password, returnTo } = input;
  return (await send('/sign-in/email', { email, password, callbackURL: returnTo })) as FirstFactor;
}

/** Resolves the same way for a new and a known address: a link is mailed and no one is signed in yet. */
export async function signUp(input: WithReturn & { name: string; password: string }): Promise<void> {
  const { name, email, password, returnTo } = input;
  await send('/sign-up/email', { name, email, password, callbackURL: returnTo });
}

export async function mailSignInLink({ email, returnTo }: WithReturn): Promise<void> {
  await send('/sign-in/magic-link', { email, callbackURL: returnTo });
}

/** The provider's address to go to. */
export async function startProviderSignIn(returnTo: string): Promise<string> {
  const errorCallbackURL = `/sign-in?${new URLSearchParams({ returnTo })}`;
  const body = { provider: 'oidc', callbackURL: returnTo, errorCallbackURL, disableRedirect: true };
  const answer = (await send('/sign-in/social', body)) as { url: string };
  return answer.url;
}

/**
 * Lets the learner choose a passkey: in a window now, or (`autofill`) among the suggestions of the
 * email field, which stays open until one is chosen or the page is left.
 */
export async function choosePasskey({ autofill }: { autofill: boolean }): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = (await send('/passkey/generate-authenticate-options')) as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON, useBrowserAutofill: autofill });
}

export async function signInWithPasskey(response: AuthenticationResponseJSON): Promise<FirstFactor> {
  return (await send('/passkey/verify-authentication', { response })) as FirstFactor;
}

export async function addPasskey(name: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = (await send('/passkey/generate-register-options')) as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON });
  await send('/passkey/verify-registration', { response, name });
}

export async function passkeySupport(): Promise<{ passkeys: boolean; autofill: boolean }> {
  const { browserSupportsWebAuthn, browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser');
  return { passkeys: browserSupportsWebAuthn(), autofill: await browserSupportsWebAuthnAutofill() };
}

export async function cancelPasskeyRequest(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

async function send(path: string, body?: object): Promise<unknown> {
  const response = await fetch(`/api/auth${path}`, {
    credentials: 'include',
    ...(body === undefined
      ? {}
      : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new AuthError(response, answer);
  return answer;
}

function codeOf(body: unknown): string {
  const hasCode = typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
  return hasCode ? (body.code as string) : 'unknown';
}

function secondsFrom(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}
