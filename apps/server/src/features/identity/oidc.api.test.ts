import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession, type Page } from '#tests/support/browser-session.ts';
import { beginOrder, hasHeritageLessons, insertUnclaimed, ownerOf, signInByLink } from '#tests/support/buyers.ts';
import { openLog } from '#tests/support/log.ts';
import { linkIn, mailsTo, mailTo, tokenIn } from '#tests/support/mail.ts';
import {
  type People,
  refuseAtProvider,
  signInAtProvider,
  signInByProvider,
  startOidcProvider,
} from '#tests/support/oidc.ts';
import { createLearner, startTestServer } from '#tests/support/server.ts';
import { account, user } from '../../db/schema/identity.ts';

const people: People = {
  nina: { email: 'nina@example.com', email_verified: true, name: 'Nina' },
  wanda: { email: 'wanda@example.com', email_verified: true, name: 'Wanda' },
  ursula: { email: 'ursula@example.com', email_verified: false, name: 'Ursula' },
  stringy: { email: 'stringy@example.com', email_verified: 'false', name: 'Stringy' },
  silent: { email: 'silent@example.com', name: 'Silent' },
  nameless: { email_verified: true, name: 'Nameless' },
  kelvin: { email: '\u212Aelvin@example.com', email_verified: true, name: 'Kelvin' },
  lena: { email: 'LENA@example.com', email_verified: true, name: 'Lena' },
  impostor: { email: 'known@example.com', email_verified: false, name: 'Impostor' },
  known: { email: 'owner@example.com', email_verified: false, name: 'Known' },
  unknown: { email: 'nobody@example.com', email_verified: false, name: 'Unknown' },
  squatted: { email: 'squatted@example.com', email_verified: true, name: 'Squatted' },
  nul: { email: 'nul@example.com', email_verified: true, name: 'Zo\0e \u0007 Nul' },
  endless: { email: 'endless@example.com', email_verified: true, name: 'x'.repeat(100_000) },
  split: { email: 'split@example.com', email_verified: true, name: `${'x'.repeat(79)}🕯` },
  thief: { email: 'victim@example.com', email_verified: false, name: 'Thief' },
};

const provider = await startOidcProvider({ origin: 'http://localhost:3000', people });
afterAll(() => provider.close());
const server = await useTestServer(provider.variables);

/** Starts at the login address; answers where the provider is asked. */
async function startLogin(browser: BrowserSession, returnTo = '/quiz?kind=candles'): Promise<URL> {
  const page = await browser.get(`/api/login?${new URLSearchParams({ returnTo })}`);
  expect([page.status, page.url.origin]).toEqual([302, provider.issuer]);
  return page.url;
}

function logIn(person: string, browser = new BrowserSession(server)): Promise<Page> {
  return signInByProvider(browser, person, '/quiz?kind=candles');
}

/** Where an error leads: the sign-in page, with the code and where the learner was going. */
function errorOf({ status, url }: Page): string | null {
  expect([status, url.origin, url.pathname]).toEqual([302, server.origin, '/sign-in']);
  return url.searchParams.get('error');
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

describe('addresses that the provider has not verified', () => {
  test.each(['ursula', 'stringy', 'silent'])(
    'makes no account and no session, but mails a link (%s)',
    async (person) => {
      const [browser, email] = [new BrowserSession(server), `${person}@example.com`];
      expect(errorOf(await logIn(person, browser))).toBe('email_not_verified');
      expect(await browser.currentUser()).toBeNull();
      expect(await userOf(email)).toBeUndefined();
      const mail = await mailTo(server, email);
      expect(linkIn(mail).searchParams.get('returnTo')).toBe('/learn');
      await browser.post('/api/auth/link', { token: tokenIn(mail) });
      expect(await browser.currentUser()).toMatchObject({ email });
    },
  );

  test('an unverified address never joins the account that verified it', async () => {
    const { id } = await createLearner(server, { email: 'known@example.com' });
    const browser = new BrowserSession(server);
    expect(errorOf(await logIn('impostor', browser))).toBe('email_not_verified');
    expect(await browser.currentUser()).toBeNull();
    const linked = await server.runtime.db.select().from(account).where(eq(account.userId, id));
    expect(linked.map(({ providerId }) => providerId)).toEqual(['credential']);
  });

  test('an unverified address gets the same error with and without an account', async () => {
    await createLearner(server, { email: 'owner@example.com' });
    const answers = [];
    for (const person of ['known', 'unknown']) {
      const page = await logIn(person);
      const told = [...page.headers].filter(([name]) => name !== 'date' && !name.startsWith('x-ratelimit'));
      answers.push({ status: page.status, url: page.url.href, told });
    }
    expect(answers[0]).toEqual(answers[1]);
    for (const name of ['owner', 'nobody']) await mailTo(server, `${name}@example.com`);
  });

  test('a look-alike or missing address is rejected', async () => {
    await createLearner(server, { email: 'kelvin@example.com' });
    for (const person of ['kelvin', 'nameless']) {
      const browser = new BrowserSession(server);
      expect(errorOf(await logIn(person, browser))).toBe('email_not_found');
      expect(await browser.currentUser()).toBeNull();
    }
  });
});

describe('guest purchases', () => {
  /** What a browser gets to see of purchases: heritage, and the list on the account page. */
  async function seenIn(browser: BrowserSession) {
    const page = await browser.get('/api/purchases');
    return { heritage: await hasHeritageLessons(browser), purchases: page.status === 200 ? page.json() : page.status };
  }

  test('an unverified address at a provider does not claim the purchase, even after the buyer opened the email', async () => {
    const [attacker, victim, email] = [new BrowserSession(server), new BrowserSession(server), 'victim@example.com'];
    const bought = await insertUnclaimed(server, email);
    expect(errorOf(await logIn('thief', attacker))).toBe('email_not_verified');
    expect([await attacker.currentUser(), await ownerOf(server, bought)]).toEqual([null, null]);
    await victim.post('/api/auth/link', { token: tokenIn(await mailTo(server, email)) });
    expect(await seenIn(victim)).toMatchObject({ heritage: true, purchases: [{ id: bought }] });
    expect(errorOf(await logIn('thief', attacker))).toBe('email_not_verified');
    expect(await attacker.currentUser()).toBeNull();
    expect(await seenIn(attacker)).toEqual({ heritage: false, purchases: 401 });
    expect(await ownerOf(server, bought)).toBe((await victim.currentUser())?.id);
  });

  test.each([true, false])(
    'does not come along with an address that changed at the provider (verified: %s)',
    async (email_verified) => {
      const [person, email] = [`mover-${email_verified}`, `moved-${email_verified}@example.com`];
      const bought = await insertUnclaimed(server, email);
      people[person] = { email: `old-${email}`, email_verified: true };
      const before = await (await signedIn(person)).currentUser();
      people[person] = { email, email_verified };
      const again = await signedIn(person);
      expect(before).toMatchObject({ email: `old-${email}`, subscriptionTier: 'genesis' });
      expect(await again.currentUser()).toEqual(before);
      expect(await seenIn(again)).toEqual({ heritage: false, purchases: [] });
      const buyer = await signInByLink(server, email);
      expect(await seenIn(buyer)).toMatchObject({ heritage: true, purchases: [{ id: bought }] });
      expect(await seenIn(await signedIn(person))).toEqual({ heritage: false, purchases: [] });
    },
  );

  async function signedIn(person: string): Promise<BrowserSession> {
    const browser = new BrowserSession(server);
    await logIn(person, browser);
    return browser;
  }
});

test('an unverified account is not joined until a mailed link verifies it', async () => {
  const [owner, email] = [new BrowserSession(server), 'squatted@example.com'];
  const attacker = { name: 'Attacker', email, password: 'the-attackers-password' };
  await new BrowserSession(server).post('/api/auth/sign-up/email', attacker);
  await mailTo(server, email, 1);
  const refused = await logIn('squatted', owner);
  expect(errorOf(refused)).toBe('email_not_verified');
  expect(refused.url.href).toBe((await logIn('ursula')).url.href);
  expect(await userOf(email)).toMatchObject({ emailVerified: false });
  const spent = await owner.post('/api/auth/link', { token: tokenIn(await mailTo(server, email, 2)) });
  expect(spent.json()).toEqual({ passwordKept: false });
  await logIn('squatted', owner);
  expect(await owner.currentUser()).toMatchObject({ email });
});

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

test('a token of the provider alone does not sign in', async () => {
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

test('a sign-in with a verified address sends no email', async () => {
  await logIn('nina');
  expect(await mailsTo(server, 'nina@example.com')).toEqual([]);
});
