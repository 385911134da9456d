import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import type { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { mailsTo } from '#tests/support/counterparts/mail.ts';
import {
  accessIn,
  beginCheckout,
  beginPayment,
  buyHeritage,
  type NewBuyer,
  newBuyer,
  payByCard,
  payCheckout,
  purchaseStatuses,
  refreshPayment,
  sandboxOf,
} from '#tests/support/learner/payments.ts';
import { openLog } from '#tests/support/log.ts';
import { purchase } from '../../db/schema/access.ts';
import { DUPLICATE_REFUND } from '../access/public.ts';
import { reconcile } from './reconcile.ts';

const { log, lines } = openLog();
const server = await useTestServer({}, { log });
await server.app.ready();
beforeEach(async () => {
  await sandboxOf(server).faults.clear();
});

/** Pays on our own page and on the provider's page at once, both begun before either is paid. */
async function payTwice({ learner, browser }: NewBuyer): Promise<{ onOurPage: string; onTheirs: string }> {
  const [begun, session] = [await beginPayment(browser), await beginCheckout(browser)];
  const { email } = learner;
  await Promise.all([payByCard(server, begun, { email }), payCheckout(server, session, { email })]);
  await sandboxOf(server).deliverDue();
  return { onOurPage: begun.id, onTheirs: session };
}

/** Waits until no refund is under way, and has the failed ones tried again much later. */
async function postponeRefunds(): Promise<void> {
  const running = `select 1 from pgboss.job where name = $1 and state in ('created', 'active')`;
  await expect.poll(async () => (await server.connection.run(running, [DUPLICATE_REFUND])).rows).toEqual([]);
  const postpone = `update pgboss.job set start_after = now() + interval '1 day' where name = $1 and state = 'retry'`;
  await server.connection.run(postpone, [DUPLICATE_REFUND]);
}

const ONCE = ['paid', 'duplicate refunded'];
const subjectsTo = async (email: string) => (await mailsTo(server, email)).map(({ subject }) => subject.split(',')[0]);
const stateOf = async (browser: BrowserSession, id: string) => (await refreshPayment(browser, id)).state;

test('twenty learners who pay on both pages at once are charged once each', async () => {
  const buyers = await Promise.all(Array.from({ length: 20 }, () => newBuyer(server)));
  await Promise.all(buyers.map(payTwice));
  for (const { learner, browser } of buyers) {
    await expect.poll(() => purchaseStatuses(server, { userId: learner.id }), { timeout: 30_000 }).toEqual(ONCE);
    expect(await accessIn(browser)).toBe('heritage active');
  }
});

describe('a second payment by a learner', () => {
  test('a duplicate shows on the return page, in the purchases, by email and in the log', async () => {
    const buyer = await newBuyer(server);
    const { onOurPage, onTheirs } = await payTwice(buyer);
    const { learner, browser } = buyer;
    await expect.poll(() => purchaseStatuses(server, { userId: learner.id })).toEqual(ONCE);
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
    await expect.poll(() => purchaseStatuses(server, { userId: buyer.learner.id })).toEqual(['paid', 'duplicate paid']);
    await expect.poll(() => lines.some((line) => line.includes('job failed'))).toBe(true);
    await sandboxOf(server).faults.clear();
    server.now = new Date(server.now.getTime() + 2 * 60 * 60 * 1000);
    await reconcile(server.runtime);
    expect(await purchaseStatuses(server, { userId: buyer.learner.id })).toEqual(ONCE);
    await reconcile(server.runtime);
    expect(await purchaseStatuses(server, { userId: buyer.learner.id })).toEqual(ONCE);
  });

  test('a buyer whose bank sends the refund of a duplicate back is told', async () => {
    const buyer = await newBuyer(server);
    await payTwice(buyer);
    await expect.poll(() => purchaseStatuses(server, { userId: buyer.learner.id })).toEqual(ONCE);
    const { stripe } = server.runtime.payments;
    const ofBuyer = and(eq(purchase.userId, buyer.learner.id), isNotNull(purchase.duplicateOf));
    const [duplicate] = await server.runtime.db.select().from(purchase).where(ofBuyer);
    const { data } = await stripe.refunds.list({ payment_intent: duplicate?.paymentIntentId ?? '' });
    await sandboxOf(server).bank.failRefund(data[0]?.id ?? '');
    await sandboxOf(server).deliverDue();
    const isAboutRefund = ({ subject }: { subject: string }) => /^Your refund for .* didn't go through$/.test(subject);
    await expect
      .poll(async () => (await mailsTo(server, buyer.learner.email)).find(isAboutRefund)?.text)
      .toContain('You keep the Heritage you paid for first.');
    expect(await accessIn(buyer.browser)).toBe('heritage active');
  });

  test('a duplicate is kept when the first payment is disputed before the refund', async () => {
    const buyer = await newBuyer(server);
    sandboxOf(server).faults.failNext('POST /v1/refunds', { status: 500, times: 20 });
    await payTwice(buyer);
    await postponeRefunds();
    expect(await purchaseStatuses(server, { userId: buyer.learner.id })).toEqual(['paid', 'duplicate paid']);
    const dispute = await disputeFirst(buyer);
    await sandboxOf(server).faults.clear();
    server.now = new Date(server.now.getTime() + 2 * 60 * 60 * 1000);
    await reconcile(server.runtime);
    expect(await purchaseStatuses(server, { userId: buyer.learner.id })).toEqual(['suspended', 'paid']);
    // Once the dispute is won, the first payment is valid again and the second one is refunded after all.
    await sandboxOf(server).bank.closeDispute(dispute, 'won');
    await sandboxOf(server).deliverDue();
    await expect.poll(() => purchaseStatuses(server, { userId: buyer.learner.id })).toEqual(ONCE);
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
  expect(await purchaseStatuses(server, { userId: learner.id })).toEqual(['suspended', 'paid']);
  await sandboxOf(server).bank.closeDispute(dispute, 'won');
  await sandboxOf(server).deliverDue();
  await expect.poll(() => purchaseStatuses(server, { userId: learner.id })).toEqual(ONCE);
});
