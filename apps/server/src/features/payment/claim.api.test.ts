import { accessCalls } from '@wickwise/contract/access';
import type { CurrentUser } from '@wickwise/contract/identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BrowserSession } from '../../../../../tests/support/browser-session.ts';
import {
  beginOrder,
  changesOf,
  hasHeritageLessons,
  insertWaiting,
  ownerOf,
  signInByLink,
  signInByPassword,
} from '../../../../../tests/support/buyers.ts';
import { browserOf, buyHeritage } from '../../../../../tests/support/payments.ts';
import { call, createLearner, startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { insertPurchase } from '../../db/factories.ts';
import { normalizeEmail } from '../identity/email-address.ts';
import { PROOF_COOKIE } from './proof.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const HERITAGE = { subscriptionTier: 'heritage', subscriptionStatus: 'active' };
const GENESIS = { subscriptionTier: 'genesis', subscriptionStatus: 'active' };

/** Claims what this browser and its session can prove, and a purchase that the learner confirms. */
async function claim(browser: BrowserSession, confirmedPurchaseId?: string): Promise<CurrentUser> {
  return (await browser.post('/api/purchases/claim', { confirmedPurchaseId })).json();
}

test('reading changes nothing in the browser of a guest who has paid', async () => {
  const [{ email, cookie }, browser] = [await createLearner(server), new BrowserSession(server)];
  const purchase = await (await beginOrder(server, browser)).pay(email);
  browser.plant(`${cookie}; Path=/`);
  for (const path of ['/api/auth/user', '/api/subscription/info', '/api/purchases', '/api/account', '/api/patterns']) {
    expect((await browser.get(path)).status).toBe(200);
  }
  expect(await ownerOf(server, purchase)).toBeNull();
});

describe('a purchase that waits under an address', () => {
  test('is bound to the session that proves the mailbox, and is open to its first call', async () => {
    const { email, id } = await createLearner(server);
    const purchase = await insertWaiting(server, email);
    const browser = await signInByLink(server, email);
    expect(await hasHeritageLessons(browser)).toBe(true);
    expect(await browser.currentUser()).toMatchObject({ id, ...HERITAGE });
    expect(await changesOf(server, purchase)).toEqual([{ change: 'bound', cause: 'mailbox', userId: id }]);
    expect(await browser.currentUser()).toMatchObject(HERITAGE);
    expect(await changesOf(server, purchase)).toHaveLength(1);
  });

  test('is offered to a session that proved the mailbox before, and bound when it claims it', async () => {
    const browser = await signInByLink(server, 'early@example.com');
    const purchase = await insertWaiting(server, 'early@example.com');
    const unclaimed = { id: purchase, maskedEmail: 'e•••@e•••.com', needsConfirmation: false };
    expect(await browser.currentUser()).toMatchObject({ ...GENESIS, unclaimedPurchase: unclaimed });
    expect(await ownerOf(server, purchase)).toBeNull();
    expect(await claim(browser)).toMatchObject({ ...HERITAGE, unclaimedPurchase: null });
    expect(await hasHeritageLessons(browser)).toBe(true);
    expect(await changesOf(server, purchase)).toMatchObject([{ change: 'bound', cause: 'mailbox' }]);
  });

  test('is not bound to a session that proved none, although the address of the account is verified', async () => {
    const { email, id } = await createLearner(server);
    const purchase = await insertWaiting(server, email);
    const browser = await signInByPassword(server, email);
    expect(await browser.currentUser()).toMatchObject({ id, ...GENESIS });
    expect(await hasHeritageLessons(browser)).toBe(false);
    expect([await ownerOf(server, purchase), await changesOf(server, purchase)]).toEqual([null, []]);
  });

  test('is found in whatever case and form of the letters it was given, and not under one that looks alike', async () => {
    const same = ['Form@Example.com', 'ｆｏｒｍ@example.com'];
    const others = [
      'f\u043Erm@example.com',
      'form\u200B@example.com',
      'form+1@example.com',
      'form@example.com.example',
    ];
    const insert = (email: string) => insertWaiting(server, normalizeEmail(email));
    const [mine, theirs] = [await Promise.all(same.map(insert)), await Promise.all(others.map(insert))];
    const browser = await signInByLink(server, 'FORM@example.com');
    const id = (await browser.currentUser())?.id;
    expect(await Promise.all(mine.map((one) => ownerOf(server, one)))).toEqual([id, id]);
    expect(await Promise.all(theirs.map((one) => ownerOf(server, one)))).toEqual([null, null, null, null]);
  });

  test('that was paid back or disputed is bound too, and opens nothing', async () => {
    for (const status of ['refunded', 'suspended', 'lost'] as const) {
      const email = `${status}@example.com`;
      const purchase = await insertWaiting(server, email, status);
      const browser = await signInByLink(server, email);
      expect(await browser.currentUser()).toMatchObject({ ...HERITAGE, subscriptionStatus: 'inactive' });
      expect(await ownerOf(server, purchase)).not.toBeNull();
      expect(await hasHeritageLessons(browser)).toBe(false);
    }
  });

  test('waits again when its owner has deleted the account, for who proves the mailbox next', async () => {
    const email = 'returning@example.com';
    const purchase = await insertWaiting(server, email);
    const browser = await signInByLink(server, email);
    await browser.currentUser();
    await browser.send('/api/account', { method: 'DELETE', body: { email } });
    expect(await ownerOf(server, purchase)).toBeNull();
    const again = await signInByLink(server, email);
    expect(await again.currentUser()).toMatchObject(HERITAGE);
  });

  test('is not left to the next one at the browser in which a deleted account had bought it', async () => {
    const buyer = await createLearner(server);
    const browser = browserOf(server, buyer);
    await buyHeritage(server, browser, buyer.email);
    await browser.send('/api/account', { method: 'DELETE', body: { email: buyer.email } });
    const next = await createLearner(server);
    browser.plant(`${next.cookie}; Path=/`);
    expect(await browser.currentUser()).toMatchObject(GENESIS);
    expect((await browser.get('/api/purchases')).json()).toEqual([]);
  });

  test('of somebody else stays theirs', async () => {
    const owner = await createLearner(server);
    const email = 'second-mailbox@example.com';
    const purchase = await insertPurchase(server.runtime.db, { userId: owner.id, email });
    const browser = await signInByLink(server, email);
    expect(await browser.currentUser()).toMatchObject(GENESIS);
    expect(await ownerOf(server, purchase)).toBe(owner.id);
  });
});

describe('binding by mailbox', () => {
  test('ends every other session of the account, whose owner may be somebody else', async () => {
    const { email } = await createLearner(server);
    await insertWaiting(server, email);
    const other = await signInByPassword(server, email);
    const copy = other.copy();
    expect(await copy.currentUser()).not.toBeNull();
    const browser = await signInByLink(server, email);
    for (const ended of [other, copy]) expect(await ended.currentUser()).toBeNull();
    expect(await browser.currentUser()).toMatchObject(HERITAGE);
  });

  test('that finds nothing ends none', async () => {
    const { email } = await createLearner(server);
    const other = await signInByPassword(server, email);
    await (await signInByLink(server, email)).currentUser();
    expect(await other.currentUser()).toMatchObject({ email });
  });
});

describe('a purchase of an order that was begun in a browser', () => {
  test('is bound to the learner who signs in there next with the address on the receipt', async () => {
    const [{ email, id }, browser] = [await createLearner(server), new BrowserSession(server)];
    const purchase = await (await beginOrder(server, browser)).pay(email);
    const other = await signInByPassword(server, email);
    await signInByPassword(server, email, browser);
    expect(await hasHeritageLessons(browser)).toBe(true);
    expect(await browser.currentUser()).toMatchObject({ id, ...HERITAGE });
    expect(await changesOf(server, purchase)).toEqual([{ change: 'bound', cause: 'browser', userId: id }]);
    expect(browser.cookie(PROOF_COOKIE)).toBeUndefined();
    expect(await other.currentUser()).toMatchObject(HERITAGE);
  });

  test('waits for the payment, and the browser keeps its proof until then', async () => {
    const [{ email }, browser] = [await createLearner(server), new BrowserSession(server)];
    const order = await beginOrder(server, browser);
    await signInByPassword(server, email, browser);
    expect(await browser.currentUser()).toMatchObject({ ...GENESIS, unclaimedPurchase: null });
    expect(browser.cookie(PROOF_COOKIE)).toBeDefined();
    await order.pay(email);
    expect(await browser.currentUser()).toMatchObject({ unclaimedPurchase: { needsConfirmation: false } });
    expect(await claim(browser)).toMatchObject(HERITAGE);
  });

  test('with another address is bound only once the learner confirms that it is theirs', async () => {
    const [{ email, id }, browser] = [await createLearner(server), new BrowserSession(server)];
    const purchase = await (await beginOrder(server, browser)).pay('card-holder@example.com');
    await signInByPassword(server, email, browser);
    const unclaimed = { id: purchase, maskedEmail: 'c•••@e•••.com', needsConfirmation: true };
    expect(await browser.currentUser()).toMatchObject({ ...GENESIS, unclaimedPurchase: unclaimed });
    expect(await claim(browser)).toMatchObject({ ...GENESIS, unclaimedPurchase: unclaimed });
    expect(await claim(browser, purchase)).toMatchObject({ id, ...HERITAGE, unclaimedPurchase: null });
    expect(await changesOf(server, purchase)).toEqual([{ change: 'bound', cause: 'browser', userId: id }]);
    const receipts = await browser.get('/api/purchases');
    expect(receipts.json()).toMatchObject([{ email: 'c•••@e•••.com' }]);
    expect((await browser.get('/api/account/export')).text).not.toContain('card-holder');
  });

  test('is forgotten by the browser when the learner says that it is not theirs, and goes to its mailbox', async () => {
    const [{ email }, browser] = [await createLearner(server), new BrowserSession(server)];
    const purchase = await (await beginOrder(server, browser)).pay('not-me@example.com');
    await signInByPassword(server, email, browser);
    const answer = await browser.send('/api/purchases/claim', { method: 'DELETE' });
    expect(answer.json()).toMatchObject({ ...GENESIS, unclaimedPurchase: null });
    expect((await browser.post('/api/purchases/claim', { confirmedPurchaseId: purchase })).status).toBe(404);
    expect(await ownerOf(server, purchase)).toBeNull();
    const owner = await signInByLink(server, 'not-me@example.com');
    expect(await owner.currentUser()).toMatchObject(HERITAGE);
  });

  test('cannot be confirmed from another browser, nor by a visitor', async () => {
    const browser = new BrowserSession(server);
    const purchase = await (await beginOrder(server, browser)).pay('card-holder@example.com');
    const stranger = await signInByPassword(server, (await createLearner(server)).email);
    const confirm = { confirmedPurchaseId: purchase };
    expect((await stranger.post('/api/purchases/claim', confirm)).status).toBe(404);
    expect((await browser.post('/api/purchases/claim', confirm)).status).toBe(401);
    expect(await ownerOf(server, purchase)).toBeNull();
  });

  test('goes back to the learner who proves the mailbox on the receipt, from an account that confirmed it', async () => {
    const victim = 'victim@example.com';
    const [attacker, browser] = [await createLearner(server), new BrowserSession(server)];
    const purchase = await (await beginOrder(server, browser)).pay(victim);
    await signInByPassword(server, attacker.email, browser);
    expect(await claim(browser, purchase)).toMatchObject(HERITAGE);
    const owner = await signInByLink(server, victim);
    const id = (await owner.currentUser())?.id;
    expect(await owner.currentUser()).toMatchObject(HERITAGE);
    expect(await browser.currentUser()).toMatchObject(GENESIS);
    expect((await browser.get('/api/purchases')).json()).toEqual([]);
    expect(await changesOf(server, purchase)).toEqual([
      { change: 'bound', cause: 'browser', userId: attacker.id },
      { change: 'released', cause: 'mailbox', userId: attacker.id },
      { change: 'bound', cause: 'mailbox', userId: id },
    ]);
  });

  test('that its buyer paid while signed in stays theirs, even if someone else proves the mailbox on the receipt', async () => {
    const buyer = await createLearner(server);
    await buyHeritage(server, browserOf(server, buyer), 'receipt-only@example.com');
    const other = await signInByLink(server, 'receipt-only@example.com');
    expect(await other.currentUser()).toMatchObject(GENESIS);
    expect(await browserOf(server, buyer).currentUser()).toMatchObject(HERITAGE);
  });

  test('is not bound to anybody while nobody is signed in, nor shown to a visitor', async () => {
    const browser = new BrowserSession(server);
    const purchase = await (await beginOrder(server, browser)).pay('card-holder@example.com');
    expect(await browser.currentUser()).toBeNull();
    expect([await hasHeritageLessons(browser), await ownerOf(server, purchase)]).toEqual([false, null]);
    expect(browser.cookie(PROOF_COOKIE)).toBeDefined();
  });

  test('has one owner: a copy of the proof brings nothing once it was used', async () => {
    const browser = new BrowserSession(server);
    const purchase = await (await beginOrder(server, browser)).pay('card-holder@example.com');
    const [thief, mine, theirs] = [browser.copy(), await createLearner(server), await createLearner(server)];
    await signInByPassword(server, mine.email, browser);
    await claim(browser, purchase);
    await signInByPassword(server, theirs.email, thief);
    expect((await thief.post('/api/purchases/claim', { confirmedPurchaseId: purchase })).status).toBe(404);
    expect(await thief.currentUser()).toMatchObject({ ...GENESIS, unclaimedPurchase: null });
    expect(await ownerOf(server, purchase)).toBe(mine.id);
  });

  test('is not bound by a cookie that the server did not sign', async () => {
    const [{ email }, browser] = [await createLearner(server), new BrowserSession(server)];
    const purchase = await (await beginOrder(server, browser)).pay('card-holder@example.com');
    const [secret = '', signature = ''] = decodeURIComponent(browser.cookie(PROOF_COOKIE)?.value ?? '').split('.');
    const stranger = await signInByPassword(server, email);
    for (const forged of [
      secret,
      `${secret}.`,
      `${secret}.AAAA`,
      `x${secret}.${signature}`,
      `.${signature}`,
      '.',
      '%',
    ]) {
      stranger.plant(`${PROOF_COOKIE}=${encodeURIComponent(forged)}; Path=/api`);
      expect(await stranger.currentUser(), forged).toMatchObject(GENESIS);
    }
    expect(await ownerOf(server, purchase)).toBeNull();
  });
});

describe('a guest who pays', () => {
  test('has it with the next sign-in with the same address in that browser', async () => {
    const [{ email }, browser] = [await createLearner(server), new BrowserSession(server)];
    await buyHeritage(server, browser, email.toUpperCase());
    await signInByPassword(server, email, browser);
    expect(await browser.currentUser()).toMatchObject(HERITAGE);
    expect(browser.cookie(PROOF_COOKIE)).toBeUndefined();
  });

  test('has it anywhere by a link to the address of the receipt', async () => {
    await buyHeritage(server, new BrowserSession(server), 'Ｒeceipt.Holder@Example.com');
    const elsewhere = await signInByLink(server, 'receipt.holder@example.com');
    expect(await elsewhere.currentUser()).toMatchObject(HERITAGE);
  });
});

test('a purchase that waits is none of the tier that the server tells before it was bound', async () => {
  const learner = await createLearner(server);
  await insertWaiting(server, learner.email);
  const { body } = await call(server, accessCalls.subscriptionInfo, { as: learner });
  expect(body).toEqual({ tier: 'genesis', status: 'active', hasHeritageAccess: false });
});
