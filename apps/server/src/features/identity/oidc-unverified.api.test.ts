import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession, type Page } from '#tests/support/browser/browser-session.ts';
import { linkIn, mailTo, tokenIn } from '#tests/support/counterparts/mail.ts';
import { type People, signInByProvider, startOidcProvider } from '#tests/support/counterparts/oidc.ts';
import { hasHeritageLessons, insertUnclaimed, ownerOf, signInByLink } from '#tests/support/learner/buyers.ts';
import { createLearner } from '#tests/support/server.ts';
import { account, user } from '../../db/schema/identity.ts';

const people: People = {
  ursula: { email: 'ursula@example.com', email_verified: false, name: 'Ursula' },
  stringy: { email: 'stringy@example.com', email_verified: 'false', name: 'Stringy' },
  silent: { email: 'silent@example.com', name: 'Silent' },
  nameless: { email_verified: true, name: 'Nameless' },
  kelvin: { email: '\u212Aelvin@example.com', email_verified: true, name: 'Kelvin' },
  impostor: { email: 'known@example.com', email_verified: false, name: 'Impostor' },
  known: { email: 'owner@example.com', email_verified: false, name: 'Known' },
  unknown: { email: 'nobody@example.com', email_verified: false, name: 'Unknown' },
  squatted: { email: 'squatted@example.com', email_verified: true, name: 'Squatted' },
  thief: { email: 'victim@example.com', email_verified: false, name: 'Thief' },
};

const provider = await startOidcProvider({ origin: 'http://localhost:3000', people });
afterAll(() => provider.close());
const server = await useTestServer(provider.variables);

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

describe('addresses that the provider has not verified', () => {
  test.each(['ursula', 'stringy', 'silent'])(
    'an unverified address gets no account and no session, but a mailed link (%s)',
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
      const told = [...page.headers].filter(([name]) => name !== 'date');
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
  /** What a browser sees of purchases: Heritage, and the list on the account page. */
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
    'a guest purchase does not follow an address changed at the provider (verified: %s)',
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
