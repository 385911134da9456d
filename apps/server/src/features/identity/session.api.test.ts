import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { type People, signInByProvider, startOidcProvider } from '#tests/support/counterparts/oidc.ts';
import { insertPasskey, signInByPasskey } from '#tests/support/counterparts/passkey.ts';
import { openBrowser, signInByLink, signInByPassword } from '#tests/support/learner/buyers.ts';
import { turnOnTwoFactor } from '#tests/support/learner/two-factor.ts';
import { createLearner, startTestServer, TEST_PASSWORD, type TestLearner } from '#tests/support/server.ts';
import { account } from '../../db/schema/identity.ts';

const COOKIE = 'wickwise.session_token';
const DAY_MS = 24 * 60 * 60 * 1000;

const people: People = {};
const provider = await startOidcProvider({ origin: 'http://localhost:3000', people });
afterAll(() => provider.close());
const server = await useTestServer(provider.variables);

function tokenOf(browser: BrowserSession): string {
  return decodeURIComponent(browser.cookie(COOKIE)?.value ?? '').split('.')[0] ?? '';
}

async function sessionsOf(browser: BrowserSession): Promise<{ id: string; current: boolean }[]> {
  return (await browser.get('/api/account')).json<{ sessions: { id: string; current: boolean }[] }>().sessions;
}

test('a password is stored as a slow salted hash', async () => {
  const slow = await startTestServer({}, { hashesSlowly: true });
  const { id, email } = await createLearner(slow);
  const [stored] = await slow.runtime.db.select().from(account).where(eq(account.userId, id));
  expect(stored?.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  const tryPassword = async (password: string) =>
    (await new BrowserSession(slow).post('/api/auth/sign-in/email', { email, password })).status;
  expect([await tryPassword(TEST_PASSWORD), await tryPassword(`${TEST_PASSWORD}!`)]).toEqual([200, 401]);
  await slow.close();
});

describe('the session cookie', () => {
  test('the session cookie is HttpOnly, SameSite and lasts thirty days', async () => {
    const browser = await signInByPassword(server, (await createLearner(server)).email);
    expect(browser.cookie(COOKIE)?.attributes.split('; ').toSorted()).toEqual(
      ['HttpOnly', `Max-Age=${30 * 24 * 60 * 60}`, 'Path=/', 'SameSite=Lax'].toSorted(),
    );
  });

  test('over HTTPS every cookie is secure and for this host only', async () => {
    const secure = await startTestServer({ PUBLIC_URL: 'https://wickwise.example' });
    const { email } = await createLearner(secure);
    const browser = new BrowserSession(secure);
    await browser.post('/api/auth/sign-in/email', { email, password: TEST_PASSWORD });
    await browser.post('/api/auth/sign-up/email', { name: 'A', email, password: TEST_PASSWORD });
    await browser.get('/api/auth/passkey/generate-authenticate-options');
    await browser.post('/api/create-payment-intent', { amount: 37 });
    await turnOnTwoFactor(secure, browser);
    await signInByPassword(secure, email, browser);
    const names = ['session_token', 'sign_up_proof', 'better-auth-passkey', 'device', 'second_factor'];
    for (const name of [...names.map((name) => `wickwise.${name}`), 'wickwise_checkout']) {
      const cookie = browser.cookie(`__Host-${name}`);
      expect([name, cookie?.path], name).toEqual([name, '/']);
      expect(cookie?.attributes, name).toMatch(/; Secure(;|$)/);
      expect(cookie?.attributes, name).not.toMatch(/Domain/i);
    }
    await secure.close();
  });

  const ways: [string, (learner: TestLearner, browser: BrowserSession) => Promise<unknown>][] = [
    ['a password', ({ email }, browser) => signInByPassword(server, email, browser)],
    ['a mailed link', ({ email }, browser) => signInByLink(server, email, browser)],
    ['a passkey', async ({ id }, browser) => signInByPasskey(browser, await insertPasskey(server, id))],
    [
      'a provider',
      ({ email }, browser) => {
        people[email] = { email, email_verified: true };
        return signInByProvider(browser, email);
      },
    ],
  ];

  test.each(ways)('a sign-in by %s issues a new session cookie, whatever was set before', async (_, enter) => {
    const [learner, other] = [await createLearner(server), await createLearner(server)];
    const [attacker, victim] = [await openBrowser(server, other), new BrowserSession(server)];
    const planted = tokenOf(attacker);
    victim.plant(`${COOKIE}=${attacker.cookie(COOKIE)?.value}; Path=/`);
    await enter(learner, victim);
    expect(tokenOf(victim)).not.toBe(planted);
    expect(await victim.currentUser()).toMatchObject({ id: learner.id });
    expect(await attacker.currentUser()).toMatchObject({ id: other.id });
    const first = tokenOf(victim);
    await enter(learner, victim);
    expect(tokenOf(victim)).not.toBe(first);
    expect(await victim.currentUser()).toMatchObject({ id: learner.id });
  });

  test('a session cookie with a wrong or partial signature is rejected', async () => {
    const browser = await signInByPassword(server, (await createLearner(server)).email);
    const value = decodeURIComponent(browser.cookie(COOKIE)?.value ?? '');
    const [token, signature] = value.split('.');
    for (const forged of [
      token,
      `${token}.`,
      `${token}.AAAA`,
      `.${signature}`,
      `${token}x.${signature}`,
      '',
      '.',
      '%',
    ]) {
      const visitor = new BrowserSession(server);
      visitor.plant(`${COOKIE}=${encodeURIComponent(forged ?? '')}; Path=/`);
      expect(await visitor.currentUser()).toBeNull();
    }
  });
});

describe('ended sessions', () => {
  const endings: [string, (browser: BrowserSession, learner: TestLearner) => Promise<unknown>][] = [
    ['signed out', (browser) => browser.get('/api/logout')],
    [
      'ended in the account',
      async (browser) => {
        const current = (await sessionsOf(browser)).find((one) => one.current);
        return browser.send(`/api/account/sessions/${current?.id}`, { method: 'DELETE' });
      },
    ],
    [
      'ended from another device',
      async (_, learner) => (await openBrowser(server, learner)).send('/api/account/sessions', { method: 'DELETE' }),
    ],
    [
      'left behind by a new password',
      async (browser) =>
        browser.send('/api/account/password', {
          method: 'PUT',
          body: { currentPassword: TEST_PASSWORD, newPassword: 'another-password' },
        }),
    ],
    [
      'gone with the account',
      (browser, { email }) => browser.send('/api/account', { method: 'DELETE', body: { email } }),
    ],
  ];

  test.each(endings)('a copied cookie is rejected once its session was %s', async (_, end) => {
    const learner = await createLearner(server);
    const browser = await openBrowser(server, learner);
    const copy = browser.copy();
    expect(await copy.currentUser()).toMatchObject({ id: learner.id });
    await end(browser, learner);
    expect(await copy.currentUser()).toBeNull();
    expect((await copy.get('/api/account')).status).toBe(401);
  });

  test('a session unused for thirty days is rejected', async () => {
    const browser = await openBrowser(server, await createLearner(server));
    server.now = new Date(server.now.getTime() + 30 * DAY_MS);
    expect(await browser.currentUser()).toBeNull();
  });
});
