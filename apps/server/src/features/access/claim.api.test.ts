import { accessCalls } from '@wickwise/contract/access';
import type { CurrentUser } from '@wickwise/contract/identity';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser-session.ts';
import {
  beginOrder,
  changesOf,
  hasHeritageLessons,
  insertUnclaimed,
  ownerOf,
  signInByLink,
  signInByPassword,
} from '#tests/support/buyers.ts';
import { browserOf, buyHeritage } from '#tests/support/payments.ts';
import { call, createLearner } from '#tests/support/server.ts';
import { insertPurchase } from '../../db/factories.ts';
import { normalizeEmail } from '../identity/email-address.ts';
import { PROOF_COOKIE } from './proof.ts';

const server = await useTestServer();

const HERITAGE = { subscriptionTier: 'heritage', subscriptionStatus: 'active' };
const GENESIS = { subscriptionTier: 'genesis', subscriptionStatus: 'active' };

/** Claims what this browser and its session can prove, and a purchase that the learner confirms. */
async function claim(browser: BrowserSession, confirmedPurchaseId?: string): Promise<CurrentUser> {
  return (await browser.post('/api/purchases/claim', { confirmedPurchaseId })).json();
}

test('reads do not change the browser of a guest who has paid', async () => {
  const [{ email, cookie }, browser] = [await createLearner(server), new BrowserSession(server)];
  const purchase = await (await beginOrder(server, browser)).pay(email);
  browser.plant(`${cookie}; Path=/`);
  for (const path of ['/api/auth/user', '/api/subscription/info', '/api/purchases', '/api/account', '/api/patterns']) {
    expect((await browser.get(path)).status).toBe(200);
  }
  expect(await ownerOf(server, purchase)).toBeNull();
});

describe('unclaimed purchases of an address', () => {
  test('a session that verifies the mailbox owns the purchase from its first call', async () => {
    const { email, id } = await createLearner(server);
    const purchase = await insertUnclaimed(server, email);
    const browser = await signInByLink(server, email);
    expect(await hasHeritageLessons(browser)).toBe(true);
    expect(await browser.currentUser()).toMatchObject({ id, ...HERITAGE });
    expect(await changesOf(server, purchase)).toEqual([{ change: 'bound', cause: 'mailbox', userId: id }]);
    expect(await browser.currentUser()).toMatchObject(HERITAGE);
    expect(await changesOf(server, purchase)).toHaveLength(1);
  });

  test('a session that verified the mailbox earlier is offered the purchase and can claim it', async () => {
    const browser = await signInByLink(server, 'early@example.com');
    const purchase = await insertUnclaimed(server, 'early@example.com');
    const unclaimed = { id: purchase, maskedEmail: 'e•••@e•••.com', needsConfirmation: false };
    expect(await browser.currentUser()).toMatchObject({ ...GENESIS, unclaimedPurchase: unclaimed });
    expect(await ownerOf(server, purchase)).toBeNull();
    expect(await claim(browser)).toMatchObject({ ...HERITAGE, unclaimedPurchase: null });
    expect(await hasHeritageLessons(browser)).toBe(true);
    expect(await changesOf(server, purchase)).toMatchObject([{ change: 'bound', cause: 'mailbox' }]);
  });

  test('a session that did not verify the mailbox itself gets nothing, even if the account is verified', async () => {
    const { email, id } = await createLearner(server);
    const purchase = await insertUnclaimed(server, email);
    const browser = await signInByPassword(server, email);
    expect(await browser.currentUser()).toMatchObject({ id, ...GENESIS });
    expect(await hasHeritageLessons(browser)).toBe(false);
    expect([await ownerOf(server, purchase), await changesOf(server, purchase)]).toEqual([null, []]);
  });

  test('addresses match in any case and Unicode form, and look-alikes do not match', async () => {
    const same = ['Form@Example.com', 'ｆｏｒｍ@example.com'];
    const others = [
      'f\u043Erm@example.com',
      'form\u200B@example.com',
      'form+1@example.com',
      'form@example.com.example',
    ];
    const insert = (email: string) => insertUnclaimed(server, normalizeEmail(email));
    const [mine, theirs] = [await Promise.all(same.map(insert)), await Promise.all(others.map(insert))];
    const browser = await signInByLink(server, 'FORM@example.com');
    const id = (await browser.currentUser())?.id;
    expect(await Promise.all(mine.map((one) => ownerOf(server, one)))).toEqual([id, id]);
    expect(await Promise.all(theirs.map((one) => ownerOf(server, one)))).toEqual([null, null, null, null]);
  });

  test('a refunded or disputed purchase is claimed too and opens nothing', async () => {
    for (const status of ['refunded', 'suspended', 'lost'] as const) {
      const email = `${status}@example.com`;
      const purchase = await insertUnclaimed(server, email, status);
      const browser = await signInByLink(server, email);
      expect(await browser.currentUser()).toMatchObject({ ...HERITAGE, subscriptionStatus: 'inactive' });
      expect(await ownerOf(server, purchase)).not.toBeNull();
      expect(await hasHeritageLessons(browser)).toBe(false);
    }
  });

  test('a deleted account releases its purchase to the next session that verifies the mailbox', async () => {
    const email = 'returning@example.com';
    const purchase = await insertUnclaimed(server, email);
    const browser = await signInByLink(server, email);
    await browser.currentUser();
    await browser.send('/api/account', { method: 'DELETE', body: { email } });
    expect(await ownerOf(server, purchase)).toBeNull();
    const again = await signInByLink(server, email);
    expect(await again.currentUser()).toMatchObject(HERITAGE);
  });

  test('a purchase of a deleted account cannot be claimed by browser', async () => {
    const buyer = await createLearner(server);
    const browser = browserOf(server, buyer);
    await buyHeritage(server, browser, buyer.email);
    await browser.send('/api/account', { method: 'DELETE', body: { email: buyer.email } });
    const next = await createLearner(server);
    browser.plant(`${next.cookie}; Path=/`);
    expect(await browser.currentUser()).toMatchObject(GENESIS);
    expect((await browser.get('/api/purchases')).json()).toEqual([]);
  });

  test("another learner's purchase stays theirs", async () => {
    const owner = await createLearner(server);
    const email = 'second-mailbox@example.com';
    const purchase = await insertPurchase(server.runtime.db, { userId: owner.id, email });
    const browser = await signInByLink(server, email);
    expect(await browser.currentUser()).toMatchObject(GENESIS);
    expect(await ownerOf(server, purchase)).toBe(owner.id);
  });
});

describe('claims by mailbox', () => {
  test('a claim by mailbox ends every other session of the account', async () => {
    const { email } = await createLearner(server);
    await insertUnclaimed(server, email);
    const other = await signInByPassword(server, email);
    const copy = other.copy();
    expect(await copy.currentUser()).not.toBeNull();
    const browser = await signInByLink(server, email);
    for (const ended of [other, copy]) expect(await ended.currentUser()).toBeNull();
    expect(await browser.currentUser()).toMatchObject(HERITAGE);
  });

  test('a claim that finds nothing ends no session', async () => {
    const { email } = await createLearner(server);
    const other = await signInByPassword(server, email);
    await (await signInByLink(server, email)).currentUser();
    expect(await other.currentUser()).toMatchObject({ email });
  });
});

describe('purchases made in a browser', () => {
  test('the next learner to sign in there with the address on the receipt gets the purchase', async () => {
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

  test('the browser keeps its proof until the payment arrives', async () => {
    const [{ email }, browser] = [await createLearner(server), new BrowserSession(server)];
    const order = await beginOrder(server, browser);
    await signInByPassword(server, email, browser);
    expect(await browser.currentUser()).toMatchObject({ ...GENESIS, unclaimedPurchase: null });
    expect(browser.cookie(PROOF_COOKIE)).toBeDefined();
    await order.pay(email);
    expect(await browser.currentUser()).toMatchObject({ unclaimedPurchase: { needsConfirmation: false } });
    expect(await claim(browser)).toMatchObject(HERITAGE);
  });

  test('a purchase with another address is bound only after the learner confirms it', async () => {
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

  test('a purchase that the learner declines is forgotten by the browser and goes to its mailbox', async () => {
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

  test('a purchase cannot be confirmed from another browser or by a visitor', async () => {
    const browser = new BrowserSession(server);
    const purchase = await (await beginOrder(server, browser)).pay('card-holder@example.com');
    const stranger = await signInByPassword(server, (await createLearner(server)).email);
    const confirm = { confirmedPurchaseId: purchase };
    expect((await stranger.post('/api/purchases/claim', confirm)).status).toBe(404);
    expect((await browser.post('/api/purchases/claim', confirm)).status).toBe(401);
    expect(await ownerOf(server, purchase)).toBeNull();
  });

  test('a confirmed purchase moves to the learner who verifies the mailbox on the receipt', async () => {
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

  test('a purchase paid while signed in stays with its buyer, even if another learner verifies the mailbox on the receipt', async () => {
    const buyer = await createLearner(server);
    await buyHeritage(server, browserOf(server, buyer), 'receipt-only@example.com');
    const other = await signInByLink(server, 'receipt-only@example.com');
    expect(await other.currentUser()).toMatchObject(GENESIS);
    expect(await browserOf(server, buyer).currentUser()).toMatchObject(HERITAGE);
  });

  test('a purchase is neither bound nor shown while no one is signed in', async () => {
    const browser = new BrowserSession(server);
    const purchase = await (await beginOrder(server, browser)).pay('card-holder@example.com');
    expect(await browser.currentUser()).toBeNull();
    expect([await hasHeritageLessons(browser), await ownerOf(server, purchase)]).toEqual([false, null]);
    expect(browser.cookie(PROOF_COOKIE)).toBeDefined();
  });

  test('a copied proof is worthless once it was used', async () => {
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

  test('an unsigned proof cookie claims nothing', async () => {
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

describe('a guest who has paid', () => {
  test('a guest gets the purchase by signing in with the same address in that browser', async () => {
    const [{ email }, browser] = [await createLearner(server), new BrowserSession(server)];
    await buyHeritage(server, browser, email.toUpperCase());
    await signInByPassword(server, email, browser);
    expect(await browser.currentUser()).toMatchObject(HERITAGE);
    expect(browser.cookie(PROOF_COOKIE)).toBeUndefined();
  });

  test('a guest gets the purchase in any browser by a link to the address on the receipt', async () => {
    await buyHeritage(server, new BrowserSession(server), 'Ｒeceipt.Holder@Example.com');
    const elsewhere = await signInByLink(server, 'receipt.holder@example.com');
    expect(await elsewhere.currentUser()).toMatchObject(HERITAGE);
  });
});

test('an unclaimed purchase does not change the reported tier', async () => {
  const learner = await createLearner(server);
  await insertUnclaimed(server, learner.email);
  const { body } = await call(server, accessCalls.subscriptionInfo, { as: learner });
  expect(body).toEqual({ tier: 'genesis', status: 'active', hasHeritageAccess: false });
});
