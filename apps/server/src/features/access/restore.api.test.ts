import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { linkIn, mailTo, tokenIn } from '#tests/support/counterparts/mail.ts';
import {
  beginOrder,
  changesOf,
  hasHeritageLessons,
  insertUnclaimed,
  ownerOf,
  signInByPassword,
} from '#tests/support/learner/buyers.ts';
import { openLog } from '#tests/support/log.ts';
import { createLearner } from '#tests/support/server.ts';
import { purchase } from '../../db/schema/access.ts';
import { account, user, verification } from '../../db/schema/identity.ts';
import { digest } from '../../plugins/secret.ts';
import { PROOF_COOKIE } from './proof.ts';

const { log, lines } = openLog();
const server = await useTestServer({}, { log });
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE_MS = 60_000;
const RESTORE = '/api/restore-access';

let buyers = 0;
function newBuyer(): string {
  buyers += 1;
  return `buyer-${buyers}@example.com`;
}

async function linkFor(email: string, mails = 1): Promise<URL> {
  await new BrowserSession(server).post('/api/heritage/direct-access', { email });
  return linkIn(await mailTo(server, email, mails));
}

async function tokenFor(email: string, mails = 1): Promise<string> {
  return (await linkFor(email, mails)).searchParams.get('token') ?? '';
}

/** The token mailed to a guest whose purchase is refunded before they use it. */
async function refundedTokenFor(email: string): Promise<string> {
  const id = await insertUnclaimed(server, email);
  const token = await tokenFor(email);
  await server.runtime.db.update(purchase).set({ status: 'refunded' }).where(eq(purchase.id, id));
  return token;
}

function restore(token: string, browser = new BrowserSession(server)) {
  return browser.post(RESTORE, { token });
}

describe('restoring access by link', () => {
  test('the link signs in, claims the purchase and opens Heritage in any browser', async () => {
    const [email, browser] = [newBuyer(), new BrowserSession(server)];
    const purchase = await insertUnclaimed(server, email);
    const page = await restore(await tokenFor(email), browser);
    expect([page.status, page.json()]).toEqual([200, { hasHeritageAccess: true }]);
    expect(await hasHeritageLessons(browser)).toBe(true);
    const learner = await browser.currentUser();
    expect(learner).toMatchObject({ email, subscriptionTier: 'heritage' });
    expect(await changesOf(server, purchase)).toEqual([{ change: 'bound', cause: 'mailbox', userId: learner?.id }]);
  });

  test('a buyer who has changed the address is told so at the one on the receipt, and gets no link there', async () => {
    const { email, id } = await createLearner(server, { role: 'heritage', email: newBuyer() });
    const changed = `moved-${email}`;
    await server.runtime.db.update(user).set({ email: changed }).where(eq(user.id, id));
    await new BrowserSession(server).post('/api/heritage/direct-access', { email });
    const { subject, text } = await mailTo(server, email);
    expect(subject).toBe('Your Heritage access has moved to another email address');
    expect(text).not.toContain(changed);
    expect(text).not.toContain('token=');
    expect((await linkFor(changed)).pathname).toBe('/restore-access');
  });

  test('the link signs in a buyer who already owns the purchase', async () => {
    const [{ email, id }, browser] = [await createLearner(server, { role: 'heritage' }), new BrowserSession(server)];
    expect((await restore(await tokenFor(email), browser)).json()).toEqual({ hasHeritageAccess: true });
    expect(await browser.currentUser()).toMatchObject({ id });
  });

  test('a purchase made in this browser with another address still needs confirmation', async () => {
    const [email, browser] = [newBuyer(), new BrowserSession(server)];
    const token = await refundedTokenFor(email);
    const paid = await (await beginOrder(server, browser)).pay('card-holder@example.com');
    expect((await restore(token, browser)).json()).toEqual({ hasHeritageAccess: false });
    expect(await ownerOf(server, paid)).toBeNull();
    expect(await browser.currentUser()).toMatchObject({ unclaimedPurchase: { id: paid, needsConfirmation: true } });
    expect(browser.cookie(PROOF_COOKIE)).toBeDefined();
  });

  test('the response says when the purchase is no longer paid', async () => {
    const [email, browser] = [newBuyer(), new BrowserSession(server)];
    expect((await restore(await refundedTokenFor(email), browser)).json()).toEqual({ hasHeritageAccess: false });
    expect(await browser.currentUser()).toMatchObject({ subscriptionStatus: 'inactive' });
  });

  test('the link is not used up by opening its page and works once', async () => {
    const email = newBuyer();
    await insertUnclaimed(server, email);
    const link = await linkFor(email);
    const [token, scanner] = [link.searchParams.get('token') ?? '', new BrowserSession(server)];
    for (const method of ['HEAD', 'GET', 'GET', 'GET']) {
      for (const url of [link, `${RESTORE}?token=${token}`, `/api/auth/magic-link/verify?token=${token}`]) {
        expect((await scanner.send(url, { method })).headers.getSetCookie()).toEqual([]);
      }
    }
    expect((await restore(token)).status).toBe(200);
    const again = await restore(token);
    expect([again.status, again.json<{ code: string }>().code]).toEqual([400, 'link_invalid']);
  });

  test('an expired, unknown or replaced link is rejected', async () => {
    const email = newBuyer();
    await insertUnclaimed(server, email);
    const replaced = await tokenFor(email);
    await new BrowserSession(server).post('/api/auth/sign-in/magic-link', { email });
    const newest = tokenIn(await mailTo(server, email, 2));
    for (const token of [replaced, 'guess', digest(newest), '%', "' or 1=1 --"]) {
      expect((await restore(token)).json(), token).toMatchObject({ code: 'link_invalid' });
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * MINUTE_MS + 1 });
    server.now = new Date();
    expect((await restore(newest)).json()).toMatchObject({ code: 'link_invalid' });
    expect(await server.runtime.db.select().from(user).where(eq(user.email, email))).toEqual([]);
  });

  test('the link is stored as a digest and never logged', async () => {
    const email = newBuyer();
    await insertUnclaimed(server, email);
    const token = await tokenFor(email);
    const stored = await server.runtime.db.select().from(verification);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(stored.map(({ identifier }) => identifier)).toContain(`magic-link:${digest(token)}`);
    await restore(token);
    await restore(token);
    expect(lines.join('')).not.toContain(token);
  });

  test('the link opens a new session, whatever cookie was set before', async () => {
    const [email, victim] = [newBuyer(), new BrowserSession(server)];
    await insertUnclaimed(server, email);
    const attacker = await signInByPassword(server, (await createLearner(server)).email);
    const planted = attacker.cookie('wickwise.session_token')?.value;
    victim.plant(`wickwise.session_token=${planted}; Path=/`);
    await restore(await tokenFor(email), victim);
    expect(victim.cookie('wickwise.session_token')?.value).not.toBe(planted);
    expect(await victim.currentUser()).toMatchObject({ email });
    expect([await attacker.currentUser(), await hasHeritageLessons(attacker)]).toEqual([
      expect.not.objectContaining({ email }),
      false,
    ]);
  });
});

describe('an attacker who signed up with a buyer’s address', () => {
  const password = 'the-attackers-password';

  async function squat(email: string): Promise<BrowserSession> {
    const attacker = new BrowserSession(server);
    await attacker.post('/api/auth/sign-up/email', { name: 'Call this number', email, password });
    await mailTo(server, email, 1);
    return attacker;
  }

  test('the attacker loses password, session and name when the buyer opens the link', async () => {
    const [email, victim] = [newBuyer(), new BrowserSession(server)];
    const purchase = await insertUnclaimed(server, email);
    const attacker = await squat(email);
    await restore(await tokenFor(email, 2), victim);
    expect(await victim.currentUser()).toMatchObject({ email, name: '', subscriptionTier: 'heritage' });
    const signIn = await attacker.post('/api/auth/sign-in/email', { email, password });
    expect([signIn.status, await attacker.currentUser()]).toEqual([401, null]);
    expect(await server.runtime.db.select().from(account).where(eq(account.password, password))).toEqual([]);
    expect(await ownerOf(server, purchase)).toBe((await victim.currentUser())?.id);
  });

  test('the attacker sees nothing, even after the buyer opened the link of that sign-up', async () => {
    const [email, victim] = [newBuyer(), new BrowserSession(server)];
    await insertUnclaimed(server, email);
    const attacker = await squat(email);
    await victim.post('/api/auth/link', { token: tokenIn(await mailTo(server, email, 1)) });
    expect(await victim.currentUser()).toMatchObject({ subscriptionTier: 'heritage' });
    expect((await attacker.post('/api/auth/sign-in/email', { email, password })).status).toBe(401);
    expect([await attacker.currentUser(), await hasHeritageLessons(attacker)]).toEqual([null, false]);
  });

  test('a password chosen at sign-up is kept only for the browser that signed up', async () => {
    const email = newBuyer();
    await insertUnclaimed(server, email);
    const buyer = await squat(email);
    await restore(await tokenFor(email, 2), buyer);
    expect((await new BrowserSession(server).post('/api/auth/sign-in/email', { email, password })).status).toBe(200);
  });
});
