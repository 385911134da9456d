import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser-session.ts';
import { signInByLink } from '#tests/support/buyers.ts';
import { openLog } from '#tests/support/log.ts';
import { mailsTo } from '#tests/support/mail.ts';
import {
  accessIn,
  beginCheckout,
  beginPayment,
  buyHeritage,
  type NewBuyer,
  newBuyer,
  payByCard,
  payCheckout,
  sandboxOf,
} from '#tests/support/payments.ts';
import { purchase } from '../../db/schema/access.ts';
import { reconcile } from './reconcile.ts';

const { log, lines } = openLog();
const server = await useTestServer({}, { log });
await server.app.ready();
beforeEach(async () => {
  await sandboxOf(server).faults.clear();
});

/** What became of the purchases of an address or a learner, in the order in which they arrived. */
async function statuses(owner: { email: string } | { userId: string }): Promise<string[]> {
  const isTheirs = 'email' in owner ? eq(purchase.email, owner.email) : eq(purchase.userId, owner.userId);
  const rows = await server.runtime.db.select().from(purchase).where(isTheirs).orderBy(asc(purchase.number));
  return rows.map(({ status, duplicateOf }) => (duplicateOf === null ? status : `duplicate ${status}`));
}

/** Pays on our own page and on the provider's page at once, both begun before either is paid. */
async function payTwice({ learner, browser }: NewBuyer): Promise<{ onOurPage: string; onTheirs: string }> {
  const [begun, session] = [await beginPayment(browser), await beginCheckout(browser)];
  const { email } = learner;
  await Promise.all([payByCard(server, begun, { email }), payCheckout(server, session, { email })]);
  await sandboxOf(server).deliverDue();
  return { onOurPage: begun.id, onTheirs: session };
}

const ONCE = ['paid', 'duplicate refunded'];
const subjectsTo = async (email: string) => (await mailsTo(server, email)).map(({ subject }) => subject.split(',')[0]);
const stateOf = async (browser: BrowserSession, id: string) =>
  (await browser.post(`/api/payment/${id}/refresh`, undefined)).json<{ state: string }>().state;

test('twenty learners who pay on both pages at once are charged once each', async () => {
  const buyers = await Promise.all(Array.from({ length: 20 }, () => newBuyer(server)));
  await Promise.all(buyers.map(payTwice));
  for (const { learner, browser } of buyers) {
    await expect.poll(() => statuses({ userId: learner.id }), { timeout: 30_000 }).toEqual(ONCE);
    expect(await accessIn(browser)).toBe('heritage active');
  }
});

describe('a second payment by a learner', () => {
  test('a duplicate shows on the return page, in the purchases, by email and in the log', async () => {
    const buyer = await newBuyer(server);
    const { onOurPage, onTheirs } = await payTwice(buyer);
    const { learner, browser } = buyer;
    await expect.poll(() => statuses({ userId: learner.id })).toEqual(ONCE);
    const states = [await stateOf(browser, onOurPage), await stateOf(browser, onTheirs)];
    expect(states.toSorted()).toEqual(['duplicate', 'paid']);
    const list = (await browser.get('/api/purchases')).json<{ status: string; isDuplicate: boolean }[]>();
    expect(list).toMatchObject([
      { status: 'refunded', isDuplicate: true, refundedCents: 3700, refundableUntil: null },
      { status: 'paid', isDuplicate: false, refundedCents: 0 },
    ]);
    await expect.poll(() => subjectsTo(learner.email)).toHaveLength(2);
    expect((await subjectsTo(learner.email)).toSorted()).toEqual([
      'We refunded your second payment',
      expect.stringMatching(/^Your receipt W-\d+ from Wickwise$/),
    ]);
    expect(lines.filter((line) => line.includes('PAID TWICE')).length).toBeGreaterThan(0);
  });

  test('a duplicate is refunded once, even when the first refund fails', async () => {
    const buyer = await newBuyer(server);
    sandboxOf(server).faults.failNext('POST /v1/refunds', { status: 500, times: 20 });
    await payTwice(buyer);
    await expect.poll(() => statuses({ userId: buyer.learner.id })).toEqual(['paid', 'duplicate paid']);
    await expect.poll(() => lines.some((line) => line.includes('job failed'))).toBe(true);
    await sandboxOf(server).faults.clear();
    server.now = new Date(server.now.getTime() + 2 * 60 * 60 * 1000);
    await reconcile(server.runtime);
    expect(await statuses({ userId: buyer.learner.id })).toEqual(ONCE);
    await reconcile(server.runtime);
    expect(await statuses({ userId: buyer.learner.id })).toEqual(ONCE);
  });

  test('a duplicate is kept when the first payment is disputed before the refund', async () => {
    const buyer = await newBuyer(server);
    sandboxOf(server).faults.failNext('POST /v1/refunds', { status: 500, times: 3 });
    await payTwice(buyer);
    await expect.poll(() => statuses({ userId: buyer.learner.id })).toEqual(['paid', 'duplicate paid']);
    const dispute = await disputeFirst(buyer);
    await sandboxOf(server).faults.clear();
    server.now = new Date(server.now.getTime() + 2 * 60 * 60 * 1000);
    await reconcile(server.runtime);
    expect(await statuses({ userId: buyer.learner.id })).toEqual(['suspended', 'paid']);
    // Won, the first one stands again, and the second one goes back after all.
    await sandboxOf(server).bank.closeDispute(dispute, 'won');
    await sandboxOf(server).deliverDue();
    await expect.poll(() => statuses({ userId: buyer.learner.id })).toEqual(ONCE);
  });
});

/** Opens a dispute about what a buyer has paid first. */
async function disputeFirst({ learner }: NewBuyer): Promise<string> {
  const { db } = server.runtime;
  const [first] = await db.select().from(purchase).where(eq(purchase.userId, learner.id)).orderBy(purchase.number);
  const dispute = await sandboxOf(server).bank.openDispute(first?.paymentIntentId ?? '');
  await sandboxOf(server).deliverDue();
  return dispute;
}

test('a second payment made during a dispute is refunded when the dispute is won', async () => {
  const { learner, browser } = await newBuyer(server);
  await buyHeritage(server, browser, learner.email);
  const dispute = await disputeFirst({ learner, browser });
  await buyHeritage(server, browser, learner.email);
  expect(await statuses({ userId: learner.id })).toEqual(['suspended', 'paid']);
  await sandboxOf(server).bank.closeDispute(dispute, 'won');
  await sandboxOf(server).deliverDue();
  await expect.poll(() => statuses({ userId: learner.id })).toEqual(ONCE);
});

describe('duplicate payments by guests', () => {
  test('a guest who pays in two browsers with one address is charged once', async () => {
    const email = 'two-browsers@example.com';
    await buyHeritage(server, new BrowserSession(server), email);
    await buyHeritage(server, new BrowserSession(server), email.toUpperCase());
    await expect.poll(() => statuses({ email })).toEqual(ONCE);
    const owner = await signInByLink(server, email);
    expect(await accessIn(owner)).toBe('heritage active');
  });

  test('a guest whose account already has Heritage is refunded', async () => {
    const { learner, browser } = await newBuyer(server);
    await buyHeritage(server, browser, 'receipts@example.com');
    const { email } = learner;
    await buyHeritage(server, new BrowserSession(server), email);
    await expect.poll(() => statuses({ email })).toEqual(['duplicate refunded']);
  });

  test('a guest who pays with two addresses is charged once after one account has verified both', async () => {
    const email = 'second-address@example.com';
    const [guest, browser] = [new BrowserSession(server), new BrowserSession(server)];
    await buyHeritage(server, guest, 'first-address@example.com');
    await signInByLink(server, email, guest);
    const { id, unclaimedPurchase } = (await guest.currentUser()) ?? {};
    await guest.post('/api/purchases/claim', { confirmedPurchaseId: unclaimedPurchase?.id });
    await buyHeritage(server, browser, email);
    await expect.poll(() => statuses({ email })).toEqual(['duplicate refunded']);
    expect(await statuses({ userId: id ?? '' })).toEqual(['paid']);
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
    expect(await statuses({ email: 'keeps-it@example.com' })).toEqual(['paid']);
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
  expect(await statuses({ userId: owner.learner.id })).toEqual(['paid']);
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
  expect(await statuses({ userId: learner.id })).toEqual([]);
  expect(await accessIn(await signInByLink(server, email))).toBe('heritage active');
});

test('learners whose receipts go to one address each keep their own purchase', async () => {
  const [ann, ben] = [await newBuyer(server), await newBuyer(server)];
  for (const { browser } of [ann, ben]) await buyHeritage(server, browser, 'parent@example.com');
  expect(await statuses({ email: 'parent@example.com' })).toEqual(['paid', 'paid']);
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
