import { betterAuth } from 'better-auth';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { hasHeritageLessons, openBrowser, signInByPassword } from '#tests/support/learner/buyers.ts';
import { createLearner, TEST_PASSWORD } from '#tests/support/server.ts';
import { purchase } from '../../db/schema/access.ts';
import { session } from '../../db/schema/identity.ts';

const COOKIE = 'wickwise.session_token';
const DAY_MS = 24 * 60 * 60 * 1000;

const server = await useTestServer();

function tokenOf(browser: BrowserSession): string {
  return decodeURIComponent(browser.cookie(COOKIE)?.value ?? '').split('.')[0] ?? '';
}

describe('a cached session never decides access', () => {
  /** Signs in, and also keeps the cookie in which better-auth would cache the session if it were asked to. */
  async function signInCached(email: string): Promise<BrowserSession> {
    const { options, $context } = server.runtime.auth;
    const { hash, verify } = (await $context).password;
    const cookieCache = { enabled: true, maxAge: 60 * 60 };
    const caching = betterAuth({
      ...options,
      emailAndPassword: { enabled: true, password: { hash, verify } },
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
    // better-auth itself handles the second of these.
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
    const browser = await openBrowser(server, learner);
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

  test('a session ends ninety days after its sign-in, however often it is used', async () => {
    const learner = await createLearner(server);
    const browser = await openBrowser(server, learner);
    const start = server.now.getTime();
    for (const day of [20, 40, 60, 80, 89]) {
      server.now = new Date(start + day * DAY_MS);
      expect([day, await browser.currentUser()]).toMatchObject([day, { id: learner.id }]);
    }
    server.now = new Date(start + 90 * DAY_MS);
    expect(await browser.currentUser()).toBeNull();
    expect((await browser.get('/api/account')).status).toBe(401);
  });

  test('a renewed cookie is never sent in a public response or over that of a new sign-in', async () => {
    const learner = await createLearner(server);
    const browser = await openBrowser(server, learner);
    server.now = new Date(server.now.getTime() + 2 * DAY_MS);
    for (const url of ['/api/patterns/all', '/api/patterns/hammer/picture.svg']) {
      const page = await browser.get(url);
      expect([url, page.headers.getSetCookie()]).toEqual([url, []]);
    }
    const before = tokenOf(browser);
    await signInByPassword(server, learner.email, browser);
    expect(tokenOf(browser)).not.toBe(before);
    expect(await browser.currentUser()).toMatchObject({ id: learner.id });
  });

  test('using a session while it ends does not revive it', async () => {
    const browser = await openBrowser(server, await createLearner(server));
    server.now = new Date(server.now.getTime() + 2 * DAY_MS);
    const page = await browser.get('/api/logout');
    expect(page.headers.getSetCookie().every((line) => /max-age=0/i.test(line))).toBe(true);
    expect(await browser.currentUser()).toBeNull();
  });
});

test('recognizing a learner takes one query per call, and none for visitors or files', async () => {
  const queries: string[] = [];
  const { db } = server.runtime;
  const logger = (db as unknown as { session: { logger: { logQuery(query: string): void } } }).session.logger;
  logger.logQuery = (query) => queries.push(query);
  const browser = await openBrowser(server, await createLearner(server));
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
