import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { linkIn, mailTo, tokenIn } from '#tests/support/counterparts/mail.ts';
import { openLog } from '#tests/support/log.ts';
import { createLearner } from '#tests/support/server.ts';
import { session, user, verification } from '../../db/schema/identity.ts';
import { digest } from '../../plugins/secret.ts';
import { storedLinkId } from './magic-link.ts';

const { log, lines } = openLog();
const server = await useTestServer({}, { log });
afterEach(() => {
  vi.useRealTimers();
  server.now = new Date();
});

const MINUTE_MS = 60_000;

/** The address that a link signs in, or the error code. */
async function addressOf(token: string, browser = new BrowserSession(server)): Promise<unknown> {
  const page = await browser.post('/api/auth/link/address', { token });
  return page.status === 200 ? page.json() : codeOf(page);
}

function askForLink(email: string, callbackURL?: string, browser = new BrowserSession(server)) {
  return browser.post('/api/auth/sign-in/magic-link', { email, ...(callbackURL && { callbackURL }) });
}

function spend(token: string, browser = new BrowserSession(server)) {
  return browser.post('/api/auth/link', { token });
}

async function linkFor(email: string, mails = 1): Promise<string> {
  await askForLink(email);
  return tokenIn(await mailTo(server, email, mails));
}

function codeOf(page: { json<T>(): T }): string {
  return page.json<{ code: string }>().code;
}

describe('a mailed link', () => {
  test('a link is used up by the button, not by opening its page, and works once', async () => {
    const { email, id } = await createLearner(server);
    await askForLink(email);
    const link = linkIn(await mailTo(server, email));
    const token = link.searchParams.get('token') ?? '';
    const scanner = new BrowserSession(server);
    for (const method of ['HEAD', 'GET', 'GET', 'GET']) {
      for (const url of [link, `/api/auth/link?token=${token}`, `/api/auth/magic-link/verify?token=${token}`]) {
        const page = await scanner.send(url, { method });
        expect(page.headers.getSetCookie()).toEqual([]);
      }
    }
    const browser = new BrowserSession(server);
    expect((await spend(token, browser)).status).toBe(200);
    expect(await browser.currentUser()).toMatchObject({ id });
    const again = await spend(token);
    expect([again.status, codeOf(again)]).toEqual([400, 'link_invalid']);
  });

  test('a link whose mail is delayed works for 15 minutes after the next attempt', async () => {
    const { email } = await createLearner(server);
    const sendLater = vi.spyOn(server.runtime.mailer, 'sendLater');
    const token = await linkFor(email);
    await sendLater.mock.lastCall?.[0].onDelay?.(60 * MINUTE_MS);
    sendLater.mockRestore();
    const start = Date.now();
    const addressAfter = (minutes: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: start + minutes * MINUTE_MS });
      server.now = new Date();
      return addressOf(token);
    };
    expect(await addressAfter(74)).toEqual({ email });
    expect(await addressAfter(76)).toBe('link_invalid');
  });

  test('both spellings of an international domain sign in to one account', async () => {
    const ids = [];
    for (const [mails, domain] of ['bücher.example', 'xn--bcher-kva.example'].entries()) {
      await askForLink(`zoe@${domain}`);
      const browser = new BrowserSession(server);
      await spend(tokenIn(await mailTo(server, 'zoe@xn--bcher-kva.example', mails + 1)), browser);
      ids.push((await browser.currentUser())?.id);
    }
    expect(ids).toEqual([expect.any(String), ids[0]]);
  });

  test('a link signs a new address in, even in another browser', async () => {
    const browser = new BrowserSession(server);
    expect((await spend(await linkFor('newcomer@example.com'), browser)).status).toBe(200);
    expect(await browser.currentUser()).toMatchObject({ email: 'newcomer@example.com', name: '' });
  });

  test('a link verifies the mailbox only in the session it opened', async () => {
    const { email, cookie } = await createLearner(server);
    const browser = new BrowserSession(server);
    await spend(await linkFor(email), browser);
    expect((await browser.get('/api/account')).json()).toMatchObject({ maySetPassword: true });
    const other = await server.app.inject({ url: '/api/account', headers: { cookie } });
    expect(other.json()).toMatchObject({ maySetPassword: false });
  });

  test('an expired link is rejected', async () => {
    const { email } = await createLearner(server);
    const token = await linkFor(email);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * MINUTE_MS + 1 });
    server.now = new Date();
    expect(codeOf(await spend(token))).toBe('link_invalid');
  });

  test('a link is rejected once a newer one was requested, in any case of the address', async () => {
    const { email } = await createLearner(server);
    const older = await linkFor(email);
    const newer = await linkFor(email.toUpperCase(), 2);
    expect(codeOf(await spend(older))).toBe('link_invalid');
    expect((await spend(newer)).status).toBe(200);
  });

  test('links to other addresses stay valid', async () => {
    const [one, other] = [await linkFor('ann@example.com'), await linkFor('ann@example.com.example')];
    expect((await spend(one)).status).toBe(200);
    expect((await spend(other)).status).toBe(200);
  });

  test('a link that was never mailed is rejected', async () => {
    for (const token of ['guess', digest('guess'), '%', "' or 1=1 --"]) expect((await spend(token)).status).toBe(400);
  });

  test('a link is stored as a digest, and neither it nor its session is logged', async () => {
    const { email } = await createLearner(server);
    const token = await linkFor(email);
    const stored = await server.runtime.db.select().from(verification);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(stored.map(({ identifier }) => identifier)).toContain(storedLinkId(token));
    const browser = new BrowserSession(server);
    await spend(token, browser);
    const user = await browser.currentUser();
    const sessions = await server.runtime.db
      .select()
      .from(session)
      .where(eq(session.userId, user?.id ?? ''));
    await spend(token);
    for (const secret of [token, ...sessions.map((row) => row.token)]) expect(lines.join('')).not.toContain(secret);
  });

  test('a link leads to a page of this site, by default to the lessons', async () => {
    await askForLink('reader@example.com', '/quiz?kind=candles');
    expect(linkIn(await mailTo(server, 'reader@example.com')).searchParams.get('returnTo')).toBe('/quiz?kind=candles');
    await askForLink('reader@example.com');
    expect(linkIn(await mailTo(server, 'reader@example.com', 2)).searchParams.get('returnTo')).toBe('/learn');
  });
});

describe('the address of a mailed link', () => {
  test('reading the address of a link has no side effects', async () => {
    const { email } = await createLearner(server);
    const token = await linkFor(email.toUpperCase());
    const { db } = server.runtime;
    const stored = () => Promise.all([db.select().from(verification), db.$count(session), db.$count(user)]);
    const before = await stored();
    const browser = new BrowserSession(server);
    for (let time = 0; time < 3; time += 1) expect(await addressOf(token, browser)).toEqual({ email });
    expect(await stored()).toEqual(before);
    expect([browser.cookie('wickwise.session_token'), await browser.currentUser()]).toEqual([undefined, null]);
    expect((await spend(token)).status).toBe(200);
    expect(await addressOf(token)).toBe('link_invalid');
  });

  test('the address of a link can be read without an account', async () => {
    const token = await linkFor('unknown-so-far@example.com');
    expect(await addressOf(token)).toEqual({ email: 'unknown-so-far@example.com' });
    const made = server.runtime.db.$count(user, eq(user.email, 'unknown-so-far@example.com'));
    expect(await made).toBe(0);
  });

  test('the address of an unknown, replaced or expired link cannot be read', async () => {
    const { email } = await createLearner(server);
    const older = await linkFor(email);
    const newer = await linkFor(email, 2);
    for (const token of [older, 'guess', digest(newer), '%']) expect(await addressOf(token)).toBe('link_invalid');
    expect(await addressOf(newer)).toEqual({ email });
    const { now } = server;
    server.now = new Date(Date.now() + 15 * MINUTE_MS + 1);
    expect(await addressOf(newer)).toBe('link_invalid');
    server.now = now;
  });

  test('the address of a link can be read only by our own pages, and the token is never logged', async () => {
    const token = await linkFor('logged@example.com');
    const headers = { origin: 'https://evil.example' };
    const foreign = await new BrowserSession(server).post('/api/auth/link/address', { token }, headers);
    expect([foreign.status, codeOf(foreign)]).toEqual([403, 'cross_site']);
    expect(await addressOf(token)).toEqual({ email: 'logged@example.com' });
    expect(lines.join('')).not.toContain(token);
  });
});
