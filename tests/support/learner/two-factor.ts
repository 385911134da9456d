import { Secret, TOTP } from 'otpauth';
import type { BrowserSession } from '../browser/browser-session.ts';
import { openSession, type TestLearner, type TestServer } from '../server.ts';
import { openBrowser, signInByPassword } from './buyers.ts';

/** What a learner keeps: the secret in the app, and the recovery codes. */
export interface Authenticator {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** The code that the app shows; by default, now. */
export function appCode(server: TestServer, secret: string, seconds = 0): string {
  const timestamp = server.now.getTime() + seconds * 1000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Turns two-factor sign-in on. Its first code is of the period before, so that the present one is unused. */
export async function turnOnTwoFactor(server: TestServer, browser: BrowserSession): Promise<Authenticator> {
  const { secret } = (await browser.post('/api/account/two-factor', undefined)).json<{ secret: string }>();
  const body = { code: appCode(server, secret, -30) };
  const page = await browser.send('/api/account/two-factor', { method: 'PUT', body });
  return { secret, recoveryCodes: page.json<{ recoveryCodes: string[] }>().recoveryCodes };
}

/** Begins the setup, and returns a code that confirms it. */
export async function beginTwoFactor(server: TestServer, learner: TestLearner): Promise<string> {
  const browser = await openBrowser(server, learner);
  const { secret } = (await browser.post('/api/account/two-factor', undefined)).json<{ secret: string }>();
  return appCode(server, secret);
}

/** Leaves the learner's cookies as after a password that was right, and returns a code that completes the sign-in. */
export async function awaitSecondFactor(server: TestServer, learner: TestLearner): Promise<string> {
  const { secret } = await turnOnTwoFactor(server, await openBrowser(server, learner));
  const browser = await signInByPassword(server, learner.email);
  const { name, value } = browser.cookie('wickwise.second_factor') ?? {};
  Object.assign(learner, { cookie: `${await openSession(server, learner.id)}; ${name}=${value}` });
  return appCode(server, secret);
}
