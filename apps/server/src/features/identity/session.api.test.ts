import { betterAuth } from 'better-auth';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser-session.ts';
import { hasHeritageLessons, signInByLink } from '#tests/support/buyers.ts';
import { type People, signInByProvider, startOidcProvider } from '#tests/support/oidc.ts';
import { addPasskey, signInByPasskey } from '#tests/support/passkey.ts';
import { createLearner, openSession, startTestServer, TEST_PASSWORD, type TestLearner } from '#tests/support/server.ts';
import { purchase } from '../../db/schema/access.ts';
import { account, session } from '../../db/schema/identity.ts';

const COOKIE = 'wickwise.session_token';
const DAY_MS = 24 * 60 * 60 * 1000;

const people: People = {};
const provider = await startOidcProvider({ origin: 'http://localhost:3000', people });
afterAll(() => provider.close());
const server = await useTestServer(provider.variables);

async function signIn(email: string, browser = new BrowserSession(server)): Promise<BrowserSession> {
  const page = await browser.post('/api/auth/sign-in/email', { email, password: TEST_PASSWORD });
  expect(page.status).toBe(200);
  return browser;
}

async function browserOf(learner: TestLearner): Promise<BrowserSession> {
  const browser = new BrowserSession(server);
  browser.plant(`${await openSession(server, learner.id)}; Path=/`);
  return browser;
}

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
    const browser = await signIn((await createLearner(server)).email);
    expect(browser.cookie(COOKIE)?.attributes.split('; ').toSorted()).toEqual(
      ['HttpOnly', `Max-Age=${30 * 24 * 60 * 60}`, 'Path=/', 'SameSite=Lax'].toSorted(),
    );
  });

  test('the session and sign-up cookies are secure on an HTTPS site', async () => {
    const secure = await startTestServer({ PUBLIC_URL: 'https://wickwise.example' });
    const { email } = await createLearner(secure);
    const browser = new BrowserSession(secure);
    await browser.post('/api/auth/sign-in/email', { email, password: TEST_PASSWORD });
    expect(browser.cookie(`__Secure-${COOKIE}`)?.attributes).toMatch(/; Secure(;|$)/);
    await browser.post('/api/auth/sign-up/email', { name: 'A', email, password: TEST_PASSWORD });
    expect(browser.cookie('wickwise.sign_up_proof')?.attributes).toMatch(/; Secure(;|$)/);
    await secure.close();
  });

  const ways: [string, (learner: TestLearner, browser: BrowserSession) => Promise<unknown>][] = [
    ['a password', ({ email }, browser) => signIn(email, browser)],
    ['a mailed link', ({ email }, browser) => signInByLink(server, email, browser)],
    ['a passkey', async ({ id }, browser) => signInByPasskey(browser, await addPasskey(server, id))],
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
    const [attacker, victim] = [await browserOf(other), new BrowserSession(server)];
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
    const browser = await signIn((await createLearner(server)).email);
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
      async (_, learner) => (await browserOf(learner)).send('/api/account/sessions', { method: 'DELETE' }),
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

  test.each(endings)(
    'because it was %s, is refused at the next call that a copy of its cookie makes',
    async (_, end) => {
      const learner = await createLearner(server);
      const browser = await browserOf(learner);
      const copy = browser.copy();
      expect(await copy.currentUser()).toMatchObject({ id: learner.id });
      await end(browser, learner);
      expect(await copy.currentUser()).toBeNull();
      expect((await copy.get('/api/account')).status).toBe(401);
    },
  );

  test('a session unused for thirty days is rejected', async () => {
    const browser = await browserOf(await createLearner(server));
    server.now = new Date(server.now.getTime() + 30 * DAY_MS);
    expect(await browser.currentUser()).toBeNull();
  });
});

describe('a cached session never decides access', () => {
  /** Signs in, and keeps the cookie too in which the library would cache the session if it were asked to. */
  async function signInCached(email: string): Promise<BrowserSession> {
    const { options, $context } = server.runtime.auth;
    const { hash, verify } = (await $context).password;
    const cookieCache = { enabled: true, maxAge: 60 * 60 };
    const caching = betterAuth({
      ...options,
      emailAndPassword: { ...options.emailAndPassword, password: { hash, verify } },
      session: { ...options.session, cookieCache },
    });
    const response = await caching.api.signInEmail({ body: { email, password: TEST_PASSWORD }, asResponse: true });
    const browser = new BrowserSession(server);
    for (const line of response.headers.getSetCookie()) browser.plant(line);
    expect(browser.cookie('wickwise.session_data')).toBeDefined();
    expect(await hasHeritageLessons(browser)).toBe(true);
    return browser;
  }

  test('a cached session is not used after the session has ended', async () => {
    const browser = await signInCached((await createLearner(server, { role: 'heritage' })).email);
    const copy = browser.copy();
    await browser.get('/api/logout');
    expect([await copy.currentUser(), await hasHeritageLessons(copy)]).toEqual([null, false]);
    // The second of these is answered by the library itself.
    for (const url of ['/api/account', '/api/auth/passkey/generate-register-options']) {
      expect([url, (await copy.get(url)).status]).toEqual([url, 401]);
    }
  });

  test('a cached session does not keep Heritage after a refund', async () => {
    const { email, id } = await createLearner(server, { role: 'heritage' });
    const browser = await signInCached(email);
    await server.runtime.db.update(purchase).set({ status: 'refunded' }).where(eq(purchase.userId, id));
    expect(await browser.currentUser()).toMatchObject({ id, subscriptionStatus: 'inactive' });
    expect(await hasHeritageLessons(browser)).toBe(false);
  });
});

describe('session renewal', () => {
  test('a used session is extended, and its cookie renewed once a day', async () => {
    const learner = await createLearner(server);
    const browser = await browserOf(learner);
    const start = server.now.getTime();
    const told = [];
    for (const hours of [1, 23, 25, 26, 48, 50, 24 * 31, 24 * 60]) {
      server.now = new Date(start + (hours / 24) * DAY_MS);
      const page = await browser.get('/api/auth/user');
      expect(page.json()).toMatchObject({ id: learner.id });
      if (page.headers.getSetCookie().length > 0) told.push(hours);
    }
    expect(told).toEqual([25, 50, 24 * 31, 24 * 60]);
    expect(browser.cookie(COOKIE)?.attributes.split('; ')).toEqual(
      expect.arrayContaining(['HttpOnly', 'Path=/', 'SameSite=Lax', `Max-Age=${30 * 24 * 60 * 60}`]),
    );
    const [row] = await server.runtime.db
      .select()
      .from(session)
      .where(eq(session.token, tokenOf(browser)));
    expect(row?.expiresAt).toEqual(new Date(server.now.getTime() + 30 * DAY_MS));
    await browser.get('/api/logout');
    expect(await browser.copy().currentUser()).toBeNull();
    expect(await server.runtime.db.select().from(session).where(eq(session.userId, learner.id))).toHaveLength(1);
  });

  test('a renewed cookie is never sent in a public response or over that of a new sign-in', async () => {
    const learner = await createLearner(server);
    const browser = await browserOf(learner);
    server.now = new Date(server.now.getTime() + 2 * DAY_MS);
    for (const url of ['/api/patterns/all', '/api/patterns/hammer/picture.svg']) {
      const page = await browser.get(url);
      expect([url, page.headers.getSetCookie()]).toEqual([url, []]);
    }
    const before = tokenOf(browser);
    await signIn(learner.email, browser);
    expect(tokenOf(browser)).not.toBe(before);
    expect(await browser.currentUser()).toMatchObject({ id: learner.id });
  });

  test('using a session while it ends does not revive it', async () => {
    const browser = await browserOf(await createLearner(server));
    server.now = new Date(server.now.getTime() + 2 * DAY_MS);
    const page = await browser.get('/api/logout');
    expect(page.headers.getSetCookie().every((line) => /max-age=0/i.test(line))).toBe(true);
    expect(await browser.currentUser()).toBeNull();
  });
});

describe('the list of sessions', () => {
  test('sessions are listed and can be ended one by one or together', async () => {
    const learner = await createLearner(server);
    const [here, there, elsewhere] = [await browserOf(learner), await browserOf(learner), await browserOf(learner)];
    expect(await sessionsOf(here)).toHaveLength(4);
    const [other] = (await sessionsOf(there)).filter(({ current }) => current);
    expect((await here.send(`/api/account/sessions/${other?.id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await there.currentUser()).toBeNull();
    expect(await elsewhere.currentUser()).not.toBeNull();
    expect((await here.send('/api/account/sessions', { method: 'DELETE' })).status).toBe(200);
    expect(await sessionsOf(here)).toMatchObject([{ current: true }]);
    expect(await elsewhere.currentUser()).toBeNull();
    const again = await here.send(`/api/account/sessions/${other?.id}`, { method: 'DELETE' });
    expect([again.status, again.json<{ code: string }>().code]).toEqual([404, 'not_found']);
  });

  test("another learner's sessions cannot be listed or ended", async () => {
    const [mine, theirs] = [await browserOf(await createLearner(server)), await browserOf(await createLearner(server))];
    const [their] = await sessionsOf(theirs);
    expect((await mine.send(`/api/account/sessions/${their?.id}`, { method: 'DELETE' })).status).toBe(404);
    await mine.send('/api/account/sessions', { method: 'DELETE' });
    expect(await sessionsOf(theirs)).toHaveLength(2);
  });

  test('a listed session has its user agent and address', async () => {
    const { email } = await createLearner(server);
    const browser = new BrowserSession(server, '192.0.2.44');
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    await browser.post('/api/auth/sign-in/email', { email, password: TEST_PASSWORD }, agent);
    expect(await sessionsOf(browser)).toContainEqual(
      expect.objectContaining({ current: true, ipAddress: '192.0.2.44', userAgent: agent['user-agent'] }),
    );
  });
});

describe('signing out', () => {
  test('signing out works from our own pages and the address bar', async () => {
    for (const from of ['same-origin', 'none', undefined]) {
      const browser = await browserOf(await createLearner(server));
      const page = await browser.get('/api/logout', from === undefined ? {} : { 'sec-fetch-site': from });
      expect([page.status, page.url.pathname, page.url.search]).toEqual([302, '/', '?signedOut=true']);
      expect(await browser.currentUser()).toBeNull();
    }
  });

  test('signing out from another site or by a prefetch does nothing', async () => {
    const headers = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-purpose': 'prefetch' },
    ];
    for (const sent of headers) {
      const browser = await browserOf(await createLearner(server));
      const page = await browser.send('/api/logout', { headers: sent });
      expect([page.status, page.url.pathname, page.url.search]).toEqual([302, '/', '']);
      expect(page.headers.getSetCookie()).toEqual([]);
      expect(await browser.currentUser()).not.toBeNull();
    }
  });
});

test('recognizing a learner takes one query per call, and none for visitors or files', async () => {
  const queries: string[] = [];
  const { db } = server.runtime;
  const logger = (db as unknown as { session: { logger: { logQuery(query: string): void } } }).session.logger;
  logger.logQuery = (query) => queries.push(query);
  const browser = await browserOf(await createLearner(server));
  const count = async (act: () => Promise<unknown>) => {
    queries.length = 0;
    await act();
    return queries.length;
  };
  expect(await count(() => browser.get('/api/auth/user'))).toBe(1);
  expect(await count(() => browser.get('/api/subscription/info'))).toBe(1);
  expect(await count(() => new BrowserSession(server).get('/api/auth/user'))).toBe(0);
  expect(await count(() => browser.get('/favicon.svg'))).toBe(0);
});
