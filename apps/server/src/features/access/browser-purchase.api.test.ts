import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import {
  beginOrder,
  changesOf,
  claim,
  GENESIS,
  HERITAGE,
  hasHeritageLessons,
  ownerOf,
  signInByLink,
  signInByPassword,
} from '#tests/support/learner/buyers.ts';
import { browserOf, buyHeritage } from '#tests/support/learner/payments.ts';
import { createLearner } from '#tests/support/server.ts';
import { PROOF_COOKIE } from './proof.ts';

const server = await useTestServer();

test('reads do not change the browser of a guest who has paid', async () => {
  const [{ email, cookie }, browser] = [await createLearner(server), new BrowserSession(server)];
  const purchase = await (await beginOrder(server, browser)).pay(email);
  browser.plant(`${cookie}; Path=/`);
  for (const path of ['/api/auth/user', '/api/subscription/info', '/api/purchases', '/api/account', '/api/patterns']) {
    expect((await browser.get(path)).status).toBe(200);
  }
  expect(await ownerOf(server, purchase)).toBeNull();
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
    expect(receipts.json()).toMatchObject([{ email: 'c•••@e•••.com', isClaimable: true }]);
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
