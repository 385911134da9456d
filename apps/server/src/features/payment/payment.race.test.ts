import { eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { beforeEach, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { mailTo } from '#tests/support/counterparts/mail.ts';
import { deliver, listEvents } from '#tests/support/counterparts/webhook.ts';
import { HERITAGE } from '#tests/support/learner/buyers.ts';
import {
  beginCheckout,
  beginPayment,
  browserOf,
  buyHeritage,
  countMailJobs,
  payByCard,
  payCheckout,
  sandboxOf,
} from '#tests/support/learner/payments.ts';
import { createLearner, type TestLearner } from '#tests/support/server.ts';
import { accessChange, purchase } from '../../db/schema/access.ts';
import { paymentEvent, paymentOrder } from '../../db/schema/payment.ts';
import { reconcile } from './reconcile.ts';

/** Two processes on one database. */
const AUTH_SECRET = 'the-same-secret-for-both-processes';
const server = await useTestServer({ AUTH_SECRET });
// Either of them may send a mail: both have one mailbox.
const { DATA_DIR } = server.runtime.env;
const other = await useTestServer({ AUTH_SECRET, DATA_DIR }, { sharing: server.connection });
await server.app.ready();
let learner: TestLearner;
let browser: BrowserSession;
let mailsBefore: number;
beforeEach(async () => {
  await sandboxOf(server).faults.clear();
  other.now = server.now;
  learner = await createLearner(server);
  browser = browserOf(server, learner);
  mailsBefore = await countMailJobs(server);
});

function times<T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

const eitherServer = (index: number) => (index % 2 === 0 ? server : other);

/** Lets both processes lose every event from now on: the test delivers them itself. */
function loseEvents(): void {
  for (const process of [server, other]) sandboxOf(process).faults.dropEvents();
}

async function unheardEvents(before: number): Promise<Stripe.Event[]> {
  return (await listEvents(server)).slice(before);
}

async function expectOneGrant(): Promise<void> {
  const { db } = server.runtime;
  expect(await browser.currentUser()).toMatchObject(HERITAGE);
  expect(await db.select().from(purchase).where(eq(purchase.userId, learner.id))).toMatchObject([{ status: 'paid' }]);
  expect(await db.select().from(accessChange).where(eq(accessChange.userId, learner.id))).toMatchObject([
    { change: 'paid' },
  ]);
  expect(await countMailJobs(server)).toBe(mailsBefore + 1);
}

test('one event delivered twenty times at once is accepted each time and grants once, with one email', async () => {
  const before = (await listEvents(server)).length;
  loseEvents();
  await payByCard(server, await beginPayment(browser), { email: learner.email });
  const [event] = await unheardEvents(before);
  const statuses = await times(20, (index) => deliver(eitherServer(index), event ?? {}));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(
    await server.runtime.db
      .select()
      .from(paymentEvent)
      .where(eq(paymentEvent.id, event?.id ?? '')),
  ).toHaveLength(1);
  await expectOneGrant();
  await mailTo(server, learner.email);
});

test('both events of a session, the return page and the reconciliation grant once when they run concurrently', async () => {
  const before = (await listEvents(server)).length;
  loseEvents();
  const session = await beginCheckout(browser);
  await payCheckout(server, session, { email: learner.email });
  const events = await unheardEvents(before);
  expect(events.map(({ type }) => type).toSorted()).toEqual(['checkout.session.completed', 'payment_intent.succeeded']);
  const [statuses] = await Promise.all([
    times(4, (index) => deliver(eitherServer(index), events[index % 2] ?? {})),
    times(4, () => browser.post(`/api/payment/${session}/refresh`, undefined)),
    reconcile(server.runtime),
    reconcile(other.runtime),
  ]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await expectOneGrant();
});

test('all events of a payment delivered twice and concurrently lead to its true final state', async () => {
  const before = (await listEvents(server)).length;
  loseEvents();
  const session = await beginCheckout(browser);
  await payCheckout(server, session, { email: learner.email });
  const payment = String((await server.runtime.payments.stripe.checkout.sessions.retrieve(session)).payment_intent);
  const dispute = await sandboxOf(server).bank.openDispute(payment);
  await sandboxOf(server).bank.closeDispute(dispute, 'won');
  await server.runtime.payments.stripe.refunds.create({ payment_intent: payment, amount: 1700 });
  await server.runtime.payments.stripe.refunds.create({ payment_intent: payment, amount: 2000 });
  const events = await unheardEvents(before);
  const statuses = await Promise.all([...events, ...events].map((event, index) => deliver(eitherServer(index), event)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await browser.currentUser()).toMatchObject({ subscriptionTier: 'heritage', subscriptionStatus: 'inactive' });
  expect(await server.runtime.db.select().from(purchase).where(eq(purchase.userId, learner.id))).toMatchObject([
    { status: 'refunded', refundedCents: 3700 },
  ]);
});

test('a snapshot fetched while the payment changes never replaces a later one', async () => {
  const payment = await buyHeritage(server, browser, learner.email);
  const [event] = (await listEvents(server)).filter(({ data }) => Reflect.get(data.object, 'id') === payment);
  loseEvents();
  const { stripe } = server.runtime.payments;
  await Promise.all([
    stripe.refunds
      .create({ payment_intent: payment })
      .then(() => deliver(server, { ...event, id: `evt_refund_${payment}` })),
    times(20, (index) => deliver(eitherServer(index), { ...event, id: `evt_${index}_${payment}` })),
  ]);
  expect(await browser.currentUser()).toMatchObject({ subscriptionStatus: 'inactive' });
});

test('twenty deliveries into a failing database are all rejected, and one of twenty later ones grants', async () => {
  const { db } = server.runtime;
  const before = (await listEvents(server)).length;
  loseEvents();
  await payByCard(server, await beginPayment(browser), { email: learner.email });
  const [event] = await unheardEvents(before);
  await db.execute(sql`create function refuse_purchase() returns trigger language plpgsql as
    $$ begin raise exception 'the process died here'; end $$`);
  await db.execute(sql`create constraint trigger refuse after insert on purchase deferrable initially deferred
    for each row execute function refuse_purchase()`);
  expect(new Set(await times(20, (index) => deliver(eitherServer(index), event ?? {})))).toEqual(new Set([500]));
  expect(
    await db
      .select()
      .from(paymentEvent)
      .where(eq(paymentEvent.id, event?.id ?? '')),
  ).toEqual([]);
  expect(await countMailJobs(server)).toBe(mailsBefore);
  await db.execute(sql`drop function refuse_purchase cascade`);
  expect(new Set(await times(20, (index) => deliver(eitherServer(index), event ?? {})))).toEqual(new Set([200]));
  await expectOneGrant();
});

test('twenty concurrent requests of a learner at two processes get one order and one payment', async () => {
  const elsewhere = browserOf(other, learner);
  const begun = await times(20, (index) => beginPayment(index % 2 === 0 ? browser : elsewhere));
  expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
  const orders = await server.runtime.db.select().from(paymentOrder).where(eq(paymentOrder.userId, learner.id));
  expect(orders).toMatchObject([{ providerId: begun[0]?.id }]);
  const sessions = await times(20, (index) => beginCheckout(index % 2 === 0 ? browser : elsewhere));
  expect(new Set(sessions).size).toBe(1);
});

test('twenty concurrent requests of a guest in one browser get one order', async () => {
  const visitor = new BrowserSession(server);
  const first = await beginPayment(visitor);
  const begun = await times(20, () => beginPayment(visitor));
  expect(new Set([first, ...begun].map(({ id }) => id)).size).toBe(1);
});

test('ten concurrent refund requests refund once', async () => {
  const payment = await buyHeritage(server, browser, learner.email);
  const [bought] = await server.runtime.db.select().from(purchase).where(eq(purchase.userId, learner.id));
  const pages = await times(10, () => browser.post(`/api/purchases/${bought?.id}/refund`, undefined));
  expect(pages.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const { data } = await server.runtime.payments.stripe.refunds.list({ payment_intent: payment });
  expect(data.map(({ amount }) => amount)).toEqual([3700]);
  expect(await browser.currentUser()).toMatchObject({ subscriptionStatus: 'inactive' });
});
