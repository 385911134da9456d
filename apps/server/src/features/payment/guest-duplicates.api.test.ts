import { type Purchase, paymentCalls } from '@wickwise/contract/payment';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { signInByLink, signInByPassword } from '#tests/support/learner/buyers.ts';
import {
  accessIn,
  beginPayment,
  buyHeritage,
  newBuyer,
  payByCard,
  purchaseStatuses,
  sandboxOf,
} from '#tests/support/learner/payments.ts';
import { purchase } from '../../db/schema/access.ts';

const server = await useTestServer();
await server.app.ready();
beforeEach(async () => {
  await sandboxOf(server).faults.clear();
});

const ONCE = ['paid', 'duplicate refunded'];

interface Exported {
  readonly data: { readonly purchases: unknown[]; readonly orders: unknown[] };
}

async function shownStatuses(browser: BrowserSession): Promise<string[]> {
  const purchases = (await browser.get(paymentCalls.listPurchases.path)).json<Purchase[]>();
  return purchases.map(({ status }) => status);
}

describe('duplicate payments by guests', () => {
  test('a guest who pays in two browsers with one address is charged once', async () => {
    const email = 'two-browsers@example.com';
    await buyHeritage(server, new BrowserSession(server), email);
    await buyHeritage(server, new BrowserSession(server), email.toUpperCase());
    await expect.poll(() => purchaseStatuses(server, { email })).toEqual(ONCE);
    const owner = await signInByLink(server, email);
    expect(await accessIn(owner)).toBe('heritage active');
  });

  test('a guest whose account already has Heritage is refunded', async () => {
    const { learner, browser } = await newBuyer(server);
    await buyHeritage(server, browser, 'receipts@example.com');
    const { email } = learner;
    await buyHeritage(server, new BrowserSession(server), email);
    await expect.poll(() => purchaseStatuses(server, { email })).toEqual(['duplicate refunded']);
  });

  test('a member sees the refunded second payment where the mailbox is proven, and nowhere else', async () => {
    const { learner, browser } = await newBuyer(server);
    await buyHeritage(server, browser, learner.email);
    const proven = await signInByLink(server, learner.email);
    await buyHeritage(server, new BrowserSession(server), learner.email);
    await expect.poll(() => shownStatuses(proven)).toEqual(['refunded', 'paid']);
    const { data } = (await proven.get('/api/account/export')).json<Exported>();
    expect([data.purchases.length, data.orders.length]).toEqual([2, 2]);
    const unproven = await signInByPassword(server, learner.email);
    expect(await shownStatuses(unproven)).toEqual(['paid']);
    expect((await unproven.get('/api/account/export')).json<Exported>().data.purchases).toHaveLength(1);
  });

  test('a guest who pays with two addresses is charged once after one account has verified both', async () => {
    const email = 'second-address@example.com';
    const [guest, browser] = [new BrowserSession(server), new BrowserSession(server)];
    await buyHeritage(server, guest, 'first-address@example.com');
    await signInByLink(server, email, guest);
    const { id, unclaimedPurchase } = (await guest.currentUser()) ?? {};
    await guest.post('/api/purchases/claim', { confirmedPurchaseId: unclaimedPurchase?.id });
    await buyHeritage(server, browser, email);
    await expect.poll(() => purchaseStatuses(server, { email })).toEqual(['duplicate refunded']);
    expect(await purchaseStatuses(server, { userId: id ?? '' })).toEqual(['paid']);
  });

  test('a Heritage member is not offered a guest purchase', async () => {
    const { learner, browser } = await newBuyer(server);
    const guest = new BrowserSession(server);
    await buyHeritage(server, guest, 'keeps-it@example.com');
    await buyHeritage(server, browser, learner.email);
    guest.plant(`${learner.cookie}; Path=/`);
    expect(await guest.currentUser()).toMatchObject({ unclaimedPurchase: null });
    const [unclaimed] = await server.runtime.db
      .select()
      .from(purchase)
      .where(eq(purchase.email, 'keeps-it@example.com'));
    expect((await guest.post('/api/purchases/claim', { confirmedPurchaseId: unclaimed?.id })).status).toBe(404);
    expect(await purchaseStatuses(server, { email: 'keeps-it@example.com' })).toEqual(['paid']);
    expect(await accessIn(await signInByLink(server, 'keeps-it@example.com'))).toBe('heritage active');
  });
});

test('a purchase bound to another account by browser only triggers no refund for its address', async () => {
  const [owner, other] = [await newBuyer(server), await newBuyer(server)];
  const guest = new BrowserSession(server);
  await buyHeritage(server, guest, owner.learner.email);
  guest.plant(`${other.learner.cookie}; Path=/`);
  const { unclaimedPurchase } = (await guest.currentUser()) ?? {};
  await guest.post('/api/purchases/claim', { confirmedPurchaseId: unclaimedPurchase?.id });
  await buyHeritage(server, owner.browser, owner.learner.email);
  expect(await purchaseStatuses(server, { userId: owner.learner.id })).toEqual(['paid']);
  expect(await accessIn(owner.browser)).toBe('heritage active');
});

test('a guest whose payment event was missed keeps the purchase when a learner opens the checkout in that browser', async () => {
  const email = 'unheard@example.com';
  const { learner } = await newBuyer(server);
  const browser = new BrowserSession(server);
  sandboxOf(server).faults.dropEvents();
  await payByCard(server, await beginPayment(browser), { email });
  browser.plant(`${learner.cookie}; Path=/`);
  const refused = await browser.post('/api/create-payment-intent', { amount: 37 });
  expect([refused.status, refused.json<{ code: string }>().code]).toEqual([409, 'purchase_unclaimed']);
  expect(await purchaseStatuses(server, { userId: learner.id })).toEqual([]);
  expect(await accessIn(await signInByLink(server, email))).toBe('heritage active');
});

test('learners whose receipts go to one address each keep their own purchase', async () => {
  const [ann, ben] = [await newBuyer(server), await newBuyer(server)];
  for (const { browser } of [ann, ben]) await buyHeritage(server, browser, 'parent@example.com');
  expect(await purchaseStatuses(server, { email: 'parent@example.com' })).toEqual(['paid', 'paid']);
});

test('a learner whose address a guest has paid with cannot start another payment', async () => {
  const { learner, browser } = await newBuyer(server);
  await buyHeritage(server, new BrowserSession(server), learner.email);
  for (const [path, body] of [
    ['/api/create-payment-intent', { amount: 37 }],
    ['/api/subscription/create-checkout', undefined],
  ] as const) {
    const refused = await browser.post(path, body);
    expect([refused.status, refused.json<{ code: string }>().code]).toEqual([409, 'purchase_unproven']);
  }
});
