import { afterAll, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession, type Page } from '#tests/support/browser/browser-session.ts';
import {
  type People,
  refuseAtProvider,
  signInAtProvider,
  startOidcProvider,
} from '#tests/support/counterparts/oidc.ts';
import { openLog } from '#tests/support/log.ts';
import { startTestServer } from '#tests/support/server.ts';

const people: People = {
  nina: { email: 'nina@example.com', email_verified: true, name: 'Nina' },
  'n\0l': { email: 'nul@example.com', email_verified: true, name: 'Nul' },
};

const provider = await startOidcProvider({ origin: 'http://localhost:3000', people });
afterAll(() => provider.close());
const server = await useTestServer(provider.variables);

/** Starts at the login address and returns the provider's authorization URL. */
async function startLogin(browser: BrowserSession, returnTo = '/quiz?kind=candles'): Promise<URL> {
  const page = await browser.get(`/api/login?${new URLSearchParams({ returnTo })}`);
  expect([page.status, page.url.origin]).toEqual([302, provider.issuer]);
  return page.url;
}

/** Where an error leads: the sign-in page, with the code and where the learner was going. */
function errorOf({ status, url }: Page): string | null {
  expect([status, url.origin, url.pathname]).toEqual([302, server.origin, '/sign-in']);
  return url.searchParams.get('error');
}

describe('the OpenID callback', () => {
  test('a callback with a missing, wrong or foreign state is rejected', async () => {
    const [browser, other] = [new BrowserSession(server), new BrowserSession(server)];
    const back = await signInAtProvider(browser, await startLogin(browser), 'nina');
    const stranger = await signInAtProvider(other, await startLogin(other), 'nina');
    const wrong = new URL(back);
    wrong.searchParams.set('state', 'another-state');
    const none = new URL(back);
    none.searchParams.delete('state');
    expect(errorOf(await browser.get(wrong))).toBe('state_mismatch');
    expect(errorOf(await browser.get(none))).toBe('state_not_found');
    expect(errorOf(await browser.get(stranger))).toBe('state_mismatch');
    expect(await browser.currentUser()).toBeNull();
  });

  test.each([
    ['the nonce', 'nonce', 'unable_to_get_user_info'],
    ['the code challenge', 'code_challenge', 'invalid_code'],
  ])('a callback is rejected if %s was changed', async (_, parameter, error) => {
    const browser = new BrowserSession(server);
    const url = await startLogin(browser);
    expect(url.searchParams.get(parameter)).not.toBeNull();
    url.searchParams.set(parameter, 'A'.repeat(43));
    const page = await browser.get(await signInAtProvider(browser, url, 'nina'));
    expect(errorOf(page)).toBe(error);
    expect(page.url.searchParams.get('returnTo')).toBe('/quiz?kind=candles');
    expect(await browser.currentUser()).toBeNull();
  });

  test('a subject that cannot be stored is rejected', async () => {
    const browser = new BrowserSession(server);
    const page = await browser.get(await signInAtProvider(browser, await startLogin(browser), 'n\0l'));
    expect([page.status, page.json<{ code: string }>().code]).toEqual([401, 'UNUSABLE_SUBJECT']);
    expect(await browser.currentUser()).toBeNull();
  });

  test('a callback and its code work once', async () => {
    const browser = new BrowserSession(server);
    const back = await signInAtProvider(browser, await startLogin(browser), 'nina');
    await browser.get(back);
    await browser.get('/api/logout');
    expect(errorOf(await browser.get(back))).toBe('state_mismatch');
    const next = await startLogin(browser);
    back.searchParams.set('state', next.searchParams.get('state') ?? '');
    expect(errorOf(await browser.get(back))).toBe('invalid_code');
    expect(await browser.currentUser()).toBeNull();
  });

  test('a declined consent leads to the sign-in page with an error', async () => {
    const browser = new BrowserSession(server);
    const back = await refuseAtProvider(browser, await startLogin(browser));
    expect(errorOf(await browser.get(back))).toBe('access_denied');
    expect(await browser.currentUser()).toBeNull();
  });
});

test("a provider's token alone does not sign anyone in", async () => {
  const browser = new BrowserSession(server);
  const body = { provider: 'oidc', callbackURL: '/learn', idToken: { token: 'a.b.c' } };
  const page = await browser.post('/api/auth/sign-in/social', body);
  expect(Object.keys(page.json<object>()).toSorted()).toEqual(['redirect', 'url']);
  expect(page.headers.getSetCookie().some((line) => line.includes('session_token'))).toBe(false);
});

test('a callback that this browser did not start is not logged as an error', async () => {
  const { log, lines } = openLog();
  const logged = await startTestServer(provider.variables, { log });
  const browser = new BrowserSession(logged);
  for (const query of ['', '?state=unknown&code=x', '?error=%C4%80&error_description=%C4%80']) {
    expect((await browser.get(`/api/auth/callback/oidc${query}`)).status).toBe(302);
  }
  expect(lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
  await logged.close();
});

test('without a provider its endpoints are not found and nothing is logged', async () => {
  const { log, lines } = openLog();
  const without = await startTestServer({}, { log });
  const browser = new BrowserSession(without);
  const back = await browser.get('/api/auth/callback/oidc?state=x&code=y');
  const social = await browser.post('/api/auth/sign-in/social', { provider: 'oidc', callbackURL: '/learn' });
  for (const page of [back, social])
    expect([page.status, page.json<{ code: string }>().code]).toEqual([404, 'PROVIDER_NOT_FOUND']);
  expect(lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 40)).toEqual([]);
  await without.close();
});
