import { accessCalls } from '@wickwise/contract/access';
import { afterAll, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession, type Page } from '#tests/support/browser/browser-session.ts';
import { linkIn, mailTo } from '#tests/support/counterparts/mail.ts';
import { type People, signInByProvider, startOidcProvider } from '#tests/support/counterparts/oidc.ts';
import { beginOrder, changesOf, ownerOf, signInByLink } from '#tests/support/learner/buyers.ts';
import { browserOf, buyHeritage } from '#tests/support/learner/payments.ts';
import { createLearner, type TestLearner } from '#tests/support/server.ts';
import { createSecret, digest } from '../../plugins/secret.ts';
import { PROOF_COOKIE } from './proof.ts';

// Knowing a buyer's address gives no access, whichever call is tried.

const people: People = {};
const provider = await startOidcProvider({ origin: 'http://localhost:3000', people });
afterAll(() => provider.close());
const server = await useTestServer(provider.variables);
const visitorsPatterns = (await new BrowserSession(server).get('/api/patterns')).text;

/** What is tried with an address. The pages are what the stranger gets to see. */
type Attempt = (stranger: BrowserSession, email: string) => Promise<Page[]>;

const { directAccess, grantHeritageAccess, emergencyLogin, restoreAccess } = accessCalls;

const ask =
  (path: string): Attempt =>
  async (stranger, email) => [await stranger.post(path, { email })];

const guesses = (email: string) => [email, digest(email), JSON.stringify({ email, mailed: true }), 'a'.repeat(32)];

const attempts: Record<string, Attempt> = {
  'direct access': ask(directAccess.path),
  'grant heritage access': ask(grantHeritageAccess.path),
  'emergency login': ask(emergencyLogin.path),

  'the restore link, by guessing its token': async (stranger, email) => {
    await stranger.post(directAccess.path, { email });
    return Promise.all(
      guesses(email).map((token) => stranger.post(restoreAccess.path, { token: token.slice(0, 200) })),
    );
  },

  'the restore form, by sending the address with a token that was never mailed': async (stranger, email) => {
    const form = { email, token: createSecret() };
    const [asked, sent] = [
      await stranger.post(directAccess.path, { email }),
      await stranger.post(restoreAccess.path, form),
    ];
    expect([sent.status, sent.json()]).toMatchObject([400, { code: 'link_invalid' }]);
    return [asked, sent];
  },

  'the sign-in link': async (stranger, email) => {
    const asked = await stranger.post('/api/auth/sign-in/magic-link', { email, callbackURL: '/learn' });
    const spent = guesses(email).map((token) => stranger.post('/api/auth/link', { token }));
    return [asked, ...(await Promise.all(spent))];
  },

  'signing in by password': async (stranger, email) => {
    const tried = ['candlestick-demo', 'password', email];
    return Promise.all(tried.map((password) => stranger.post('/api/auth/sign-in/email', { email, password })));
  },

  'signing up': async (stranger, email) => [
    await stranger.post('/api/auth/sign-up/email', { name: 'Stranger', email, password: 'the-strangers-password' }),
  ],

  'an OpenID provider that has not verified the address': async (stranger, email) => {
    people[email] = { email, email_verified: false, name: 'Stranger' };
    return [await signInByProvider(stranger, email)];
  },

  'a made-up proof of the browser': async (stranger, email) => {
    const pages = [];
    for (const secret of [email, digest(email), `${email}.${digest(email)}`]) {
      stranger.plant(`${PROOF_COOKIE}=${encodeURIComponent(secret)}; Path=/api`);
      pages.push(await stranger.get('/api/auth/user'), await stranger.post(directAccess.path, { email }));
    }
    return pages;
  },

  'the cookie of the emergency page': async (stranger, email) => {
    stranger.plant('emergency_heritage_access=true; Path=/');
    const asked = await stranger.post(directAccess.path, { email });
    return [asked, await stranger.get('/api/auth/user'), await stranger.get('/api/subscription/info')];
  },
};

/** An unclaimed guest purchase, one that an account owns, and an unknown address. */
async function createAddresses() {
  const [waiting, unknown] = [`${crypto.randomUUID()}@example.com`, `${crypto.randomUUID()}@example.com`];
  const purchase = await (await beginOrder(server, new BrowserSession(server))).pay(waiting);
  const { email: owner } = await createLearner(server, { role: 'heritage' });
  return { addresses: [waiting, owner, unknown], purchase };
}

/** Everything in a response that could differ. Header values are left out: they hold the time and random secrets. */
const told = ({ status, text, url, headers }: Page, email: string) => ({
  status,
  text: text.replaceAll(email, 'EMAIL'),
  url: url.href.replaceAll(encodeURIComponent(email), 'EMAIL'),
  headers: [...new Set(headers.keys())],
  cookies: headers.getSetCookie().map((line) => line.slice(0, line.indexOf('='))),
});

/** Signed-in strangers, by what their session has proven. */
const learners: Record<string, (learner: TestLearner) => Promise<BrowserSession>> = {
  'no mailbox': async (learner) => browserOf(server, learner),
  'a mailbox of their own': ({ email }) => signInByLink(server, email),
};

describe.each(Object.entries(attempts))('a stranger’s attempt: %s', (_, attempt) => {
  test("knowing a buyer's address opens nothing and reveals nothing about it", async () => {
    const { addresses, purchase } = await createAddresses();
    const answers = [];
    for (const email of addresses) {
      const stranger = new BrowserSession(server);
      answers.push((await attempt(stranger, email)).map((page) => told(page, email)));
      expect(await stranger.currentUser()).toBeNull();
      expect((await stranger.get('/api/patterns')).text).toBe(visitorsPatterns);
    }
    expect(answers.slice(1)).toEqual([answers[0], answers[0]]);
    expect([await ownerOf(server, purchase), await changesOf(server, purchase)]).toEqual([null, []]);
  });

  test.each(Object.entries(learners))(
    'the attempt opens nothing to another learner who has proven %s',
    async (_, enter) => {
      const { addresses, purchase } = await createAddresses();
      const learner = await createLearner(server);
      const signedIn = await enter(learner);
      const answers = [];
      for (const email of addresses) {
        const stranger = signedIn.copy();
        answers.push((await attempt(stranger, email)).map((page) => told(page, email)));
        expect(await stranger.currentUser()).toMatchObject({ id: learner.id, subscriptionTier: 'genesis' });
        expect((await stranger.get('/api/patterns')).text).toBe(visitorsPatterns);
      }
      expect(answers.slice(1)).toEqual([answers[0], answers[0]]);
      expect([await ownerOf(server, purchase), await changesOf(server, purchase)]).toEqual([null, []]);
    },
  );
});

test("a stranger's restore link opens only the stranger's own purchases", async () => {
  const { addresses, purchase } = await createAddresses();
  const own = `${crypto.randomUUID()}@example.com`;
  const mine = await (await beginOrder(server, new BrowserSession(server))).pay(own);
  for (const [index, email] of addresses.entries()) {
    const stranger = new BrowserSession(server);
    await stranger.post(directAccess.path, { email: own });
    const token = linkIn(await mailTo(server, own, index + 1)).searchParams.get('token');
    await stranger.post(restoreAccess.path, { token, email });
    const { id } = (await stranger.currentUser()) ?? {};
    expect(await stranger.currentUser()).toMatchObject({ email: own });
    expect([await ownerOf(server, mine), await ownerOf(server, purchase)]).toEqual([id, null]);
  }
});

test('the return page shows a stranger the same for a payment as for one that does not exist', async () => {
  const [buyer, email] = [new BrowserSession(server), `${crypto.randomUUID()}@example.com`];
  const id = await buyHeritage(server, buyer, email);
  const stateFor = async (browser: BrowserSession, payment: string) => {
    const { status, text } = await browser.post(`/api/payment/${payment}/refresh`, undefined);
    return { status, text };
  };
  expect((await stateFor(buyer, id)).text).toContain('"paid"');
  for (const stranger of [new BrowserSession(server), browserOf(server, await createLearner(server))]) {
    const seen = await stateFor(stranger, id);
    expect(seen).toEqual(await stateFor(stranger, 'pi_that_never_was'));
    expect(JSON.parse(seen.text)).toMatchObject({ state: 'unknown', hasHeritageAccess: false });
    expect((await stranger.get('/api/patterns')).text).toBe(visitorsPatterns);
  }
  expect((await buyer.get('/api/patterns')).text).toBe(visitorsPatterns);
});
