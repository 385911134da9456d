import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession, type Page } from '#tests/support/browser/browser-session.ts';
import { mailsTo, mailTo, tokenIn } from '#tests/support/counterparts/mail.ts';
import {
  type People,
  signInAtProvider,
  signInByProvider,
  startOidcProvider,
} from '#tests/support/counterparts/oidc.ts';
import { beginOrder, hasHeritageLessons, insertUnclaimed, ownerOf } from '#tests/support/learner/buyers.ts';
import { appCode, turnOnTwoFactor } from '#tests/support/learner/two-factor.ts';
import { createLearner } from '#tests/support/server.ts';
import { account, session, user } from '../../db/schema/identity.ts';

const people: People = {
  nina: { email: 'nina@example.com', email_verified: true, name: 'Nina' },
  chang: { email: 'chang@example.com', email_verified: true, name: 'Chang' },
  wanda: { email: 'wanda@example.com', email_verified: true, name: 'Wanda' },
  lena: { email: 'LENA@example.com', email_verified: true, name: 'Lena' },
  tia: { email: 'tia@example.com', email_verified: true, name: 'Tia' },
  nul: { email: 'nul@example.com', email_verified: true, name: 'Zo\0e \u0007 Nul' },
  endless: { email: 'endless@example.com', email_verified: true, name: 'x'.repeat(100_000) },
  split: { email: 'split@example.com', email_verified: true, name: `${'x'.repeat(79)}🕯` },
};

const provider = await startOidcProvider({ origin: 'http://localhost:3000', people });
afterAll(() => provider.close());
const server = await useTestServer(provider.variables);

function logIn(person: string, browser = new BrowserSession(server)): Promise<Page> {
  return signInByProvider(browser, person, '/quiz?kind=candles');
}

async function userOf(email: string) {
  const [row] = await server.runtime.db.select().from(user).where(eq(user.email, email));
  return row;
}

describe('signing in with OpenID Connect', () => {
  test('the first sign-in creates an account, and later ones find it', async () => {
    const browser = new BrowserSession(server);
    const page = await logIn('nina', browser);
    expect(page.url.href).toBe(`${server.origin}/quiz?kind=candles`);
    const first = await browser.currentUser();
    expect(first).toMatchObject({ email: 'nina@example.com', name: 'Nina' });
    const again = new BrowserSession(server);
    await logIn('nina', again);
    expect(await again.currentUser()).toMatchObject({ id: first?.id });
    expect((await again.get('/api/auth/methods')).json()).toMatchObject({ provider: { name: 'Test Provider' } });
  });

  test('a learner who changed the address here keeps the account at the provider', async () => {
    const browser = new BrowserSession(server);
    await logIn('chang', browser);
    const { id } = (await browser.currentUser()) ?? {};
    const newEmail = 'chang.new@example.com';
    await browser.send('/api/account/email-change', { method: 'PUT', body: { newEmail } });
    for (const mailbox of ['chang@example.com', newEmail]) {
      await browser.post('/api/email-change', { token: tokenIn(await mailTo(server, mailbox)) });
    }
    const again = new BrowserSession(server);
    await logIn('chang', again);
    expect(await again.currentUser()).toMatchObject({ id, email: newEmail });
  });

  test('a sign-in can start from the sign-in page', async () => {
    const browser = new BrowserSession(server);
    const body = { provider: 'oidc', callbackURL: '/learn', errorCallbackURL: '/sign-in?returnTo=%2Flearn' };
    const page = await browser.post('/api/auth/sign-in/social', { ...body, disableRedirect: true });
    const back = await signInAtProvider(browser, new URL(page.json<{ url: string }>().url), 'nina');
    expect((await browser.get(back)).url.href).toBe(`${server.origin}/learn`);
    expect(await browser.currentUser()).toMatchObject({ email: 'nina@example.com' });
  });

  test('a sign-in joins the account that verified the address, in any case', async () => {
    const learner = await createLearner(server, { email: 'lena@example.com' });
    const browser = new BrowserSession(server);
    await logIn('lena', browser);
    expect(await browser.currentUser()).toMatchObject({ id: learner.id, name: 'Test Learner' });
  });

  test('an account with two factors is asked for the code before it is signed in', async () => {
    const owner = new BrowserSession(server);
    await logIn('tia', owner);
    const { secret } = await turnOnTwoFactor(server, owner);
    const browser = new BrowserSession(server);
    const { db } = server.runtime;
    const before = await db.$count(session);
    const page = await logIn('tia', browser);
    expect(`${page.url.pathname}${page.url.search}`).toBe('/sign-in/second-factor?returnTo=%2Fquiz%3Fkind%3Dcandles');
    expect([await browser.currentUser(), await db.$count(session)]).toEqual([null, before]);
    await browser.post('/api/auth/second-factor', { code: appCode(server, secret) });
    expect(await browser.currentUser()).toMatchObject({ email: 'tia@example.com' });
  });

  test('a sign-in claims purchases made in this browser with the address, and no others', async () => {
    const browser = new BrowserSession(server);
    const waiting = await insertUnclaimed(server, 'wanda@example.com');
    await logIn('wanda', browser);
    expect(await browser.currentUser()).toMatchObject({ email: 'wanda@example.com', subscriptionTier: 'genesis' });
    expect(await ownerOf(server, waiting)).toBeNull();
    await (await beginOrder(server, browser)).pay('wanda@example.com');
    await logIn('wanda', browser);
    expect(await hasHeritageLessons(browser)).toBe(true);
    expect(await ownerOf(server, waiting)).toBeNull();
  });

  test.each([
    ['nul', 'Zo e Nul'],
    ['endless', 'x'.repeat(80)],
    ['split', 'x'.repeat(79)],
  ])('a name is limited to what our forms accept (%s)', async (person, name) => {
    const browser = new BrowserSession(server);
    await logIn(person, browser);
    expect(await browser.currentUser()).toMatchObject({ name });
    expect(await userOf(`${person}@example.com`)).toMatchObject({ image: null });
  });

  test('a sign-in returns to a page whose path is not ASCII', async () => {
    for (const returnTo of ['/Ā', '/é?a=é', '/🕯／∕#ü']) {
      const page = await signInByProvider(new BrowserSession(server), 'nina', returnTo);
      expect([page.status, page.url.href]).toEqual([302, new URL(returnTo, server.origin).href]);
    }
  });

  test('no token of the provider is stored', async () => {
    await logIn('nina');
    const rows = await server.runtime.db.select().from(account).where(eq(account.providerId, 'oidc'));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatchObject({ accessToken: null, refreshToken: null, idToken: null });
  });
});

test('a sign-in with a verified address sends no link', async () => {
  await logIn('nina');
  expect(await mailsTo(server, 'nina@example.com')).toEqual([]);
});
