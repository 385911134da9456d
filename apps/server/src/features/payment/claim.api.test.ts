import { accessCalls } from '@wickwise/contract/access';
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
import { mailboxOf } from './claim.ts';
import { PROOF_COOKIE } from './proof.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const HERITAGE = { subscriptionTier: 'heritage', subscriptionStatus: 'active' };
const GENESIS = { subscriptionTier: 'genesis', subscriptionStatus: 'active' };

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

  test('is bound to a session that proved the mailbox before, in the answer to who it is', async () => {
    const browser = await signInByLink(server, 'early@example.com');
    expect(await browser.currentUser()).toMatchObject(GENESIS);
    const purchase = await insertWaiting(server, 'early@example.com');
    expect(await hasHeritageLessons(browser)).toBe(false);
    expect(await browser.currentUser()).toMatchObject(HERITAGE);
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
    const insert = (email: string) => insertWaiting(server, mailboxOf(email));
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
  test('is bound to who signs in there next, is open to their first call, and its proof is dropped', async () => {
    const [{ email, id }, browser] = [await createLearner(server), new BrowserSession(server)];
    const order = await beginOrder(server, browser);
    const purchase = await order.pay('card-holder@example.com');
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
    expect(await browser.currentUser()).toMatchObject(GENESIS);
    expect(browser.cookie(PROOF_COOKIE)).toBeDefined();
    await order.pay('card-holder@example.com');
    expect(await browser.currentUser()).toMatchObject(HERITAGE);
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
    await (await signInByPassword(server, mine.email, browser)).currentUser();
    await signInByPassword(server, theirs.email, thief);
    expect(await thief.currentUser()).toMatchObject(GENESIS);
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
  test('has it with the next sign-in in that browser', async () => {
    const [{ email }, browser] = [await createLearner(server), new BrowserSession(server)];
    await buyHeritage(server, browser, 'Card.Holder@Example.com');
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
