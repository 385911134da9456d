import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser-session.ts';
import {
  beginCheckout,
  beginPayment,
  browserOf,
  buyHeritage,
  CARDS,
  listStoredPurchases,
  newBuyer,
  PROCESSING_DEBIT,
  payByCard,
  payCheckout,
  sandboxOf,
} from '#tests/support/payments.ts';
import { createLearner, type TestLearner } from '#tests/support/server.ts';
import { accessChange, purchase } from '../../db/schema/access.ts';
import { paymentEvent, paymentOrder } from '../../db/schema/payment.ts';
import { reconcile } from './reconcile.ts';

const server = await useTestServer();
let learner: TestLearner;
let browser: BrowserSession;
beforeEach(async () => {
  vi.restoreAllMocks();
  ({ learner, browser } = await newBuyer(server));
});

const stripe = () => server.runtime.payments.stripe;
const faults = () => sandboxOf(server).faults;
const reconcileNow = () => reconcile(server.runtime);
const later = (days: number) => {
  server.now = new Date(server.now.getTime() + days * 24 * 60 * 60 * 1000);
};

interface State {
  readonly state: string;
  readonly hasHeritageAccess: boolean;
}

async function stateOf(id: string, as = browser): Promise<State> {
  return (await as.post(`/api/payment/${id}/refresh`, undefined)).json();
}

const UNKNOWN = { state: 'unknown', hasHeritageAccess: false, isSandbox: true };

describe('the return page', () => {
  test('the return page settles a payment whose event has not arrived and opens Heritage', async () => {
    faults().holdEvents();
    const begun = await beginPayment(browser);
    await payByCard(server, begun, { email: learner.email });
    expect(await browser.currentUser()).toMatchObject({ subscriptionTier: 'genesis' });
    expect(await stateOf(begun.id)).toEqual({ state: 'paid', hasHeritageAccess: true, isSandbox: true });
    expect(await browser.currentUser()).toMatchObject({ subscriptionTier: 'heritage' });
    await faults().releaseEvents();
    expect(await stateOf(begun.id)).toEqual({ state: 'paid', hasHeritageAccess: true, isSandbox: true });
    const bought = await server.runtime.db.select().from(purchase).where(eq(purchase.userId, learner.id));
    expect(bought).toHaveLength(1);
  });

  test('the return page shows a debit as processing until it settles', async () => {
    const session = await beginCheckout(browser);
    await payCheckout(server, session, { email: learner.email, debit: PROCESSING_DEBIT });
    expect(await stateOf(session)).toEqual({ state: 'processing', hasHeritageAccess: false, isSandbox: true });
    const { payment_intent } = await stripe().checkout.sessions.retrieve(session);
    faults().dropEvents();
    await sandboxOf(server).bank.settle(String(payment_intent), 'succeeded');
    expect(await stateOf(session)).toEqual({ state: 'paid', hasHeritageAccess: true, isSandbox: true });
  });

  test('the return page shows a payment as processing while Stripe is down', async () => {
    const begun = await beginPayment(browser);
    faults().holdEvents();
    await payByCard(server, begun, { email: learner.email });
    faults().failNext('GET /v1/payment_intents/*', { status: 500, times: 3 });
    expect(await stateOf(begun.id)).toEqual({ state: 'processing', hasHeritageAccess: false, isSandbox: true });
    expect(await stateOf(begun.id)).toEqual({ state: 'paid', hasHeritageAccess: true, isSandbox: true });
  });

  test('the return page shows a failed payment, and an unpaid one opens nothing', async () => {
    const begun = await beginPayment(browser);
    await payByCard(server, begun, { email: learner.email, card: CARDS.declined });
    expect(await stateOf(begun.id)).toEqual({ state: 'failed', hasHeritageAccess: false, isSandbox: true });
    expect(await stateOf(await beginCheckout(browser))).toEqual({
      state: 'failed',
      hasHeritageAccess: false,
      isSandbox: true,
    });
  });

  test('the return page tells a guest only in the browser that paid', async () => {
    const visitor = new BrowserSession(server);
    const id = await buyHeritage(server, visitor, learner.email);
    expect(await stateOf(id, visitor)).toEqual({ state: 'paid', hasHeritageAccess: false, isSandbox: true });
    for (const other of [new BrowserSession(server), browser]) expect(await stateOf(id, other)).toEqual(UNKNOWN);
    visitor.plant(`${learner.cookie}; Path=/`);
    await visitor.post('/api/purchases/claim', {});
    expect(await stateOf(id, visitor)).toEqual({ state: 'paid', hasHeritageAccess: true, isSandbox: true });
    expect(await stateOf(id)).toEqual({ state: 'paid', hasHeritageAccess: true, isSandbox: true });
  });

  test('the return page shows a refunded payment as reversed', async () => {
    const payment = await buyHeritage(server, browser, learner.email);
    await stripe().refunds.create({ payment_intent: payment });
    await sandboxOf(server).deliverDue();
    expect(await stateOf(payment)).toEqual({ state: 'reversed', hasHeritageAccess: false, isSandbox: true });
  });

  test('the return page checks a payment whose order was closed too soon', async () => {
    const begun = await beginPayment(browser);
    faults().dropEvents();
    await payByCard(server, begun, { email: learner.email });
    const isIt = eq(paymentOrder.providerId, begun.id);
    await server.runtime.db.update(paymentOrder).set({ state: 'closed' }).where(isIt);
    expect(await stateOf(begun.id)).toMatchObject({ state: 'paid', hasHeritageAccess: true });
  });

  test("the return page reveals nothing about another learner's payment", async () => {
    const buyer = browserOf(server, await createLearner(server));
    const id = await buyHeritage(server, buyer, 'secret-buyer@example.com');
    const foreign = await browser.post(`/api/payment/${id}/refresh`, undefined);
    expect(foreign.json()).toEqual(UNKNOWN);
    expect(foreign.text).not.toContain('secret-buyer');
    expect((await browser.post('/api/payment/pi_there_is_none/refresh', undefined)).text).toBe(foreign.text);
    expect(await browser.currentUser()).toMatchObject({ subscriptionTier: 'genesis' });
    expect((await browser.get('/api/purchases')).json()).toEqual([]);
  });

  test('the return page rejects a forged proof', async () => {
    const visitor = new BrowserSession(server);
    const id = await buyHeritage(server, visitor, 'guest@example.com');
    const [secret = ''] = decodeURIComponent(visitor.cookie('wickwise_checkout')?.value ?? '').split('.');
    const thief = new BrowserSession(server);
    for (const value of [secret, `${secret}.AAAA`, 'a.b', '']) {
      thief.plant(`wickwise_checkout=${encodeURIComponent(value)}; Path=/api`);
      expect(await stateOf(id, thief)).toEqual(UNKNOWN);
    }
  });
});

describe('reconciliation', () => {
  const access = async () => (await browser.currentUser())?.subscriptionStatus;

  test('reconciliation finds card and checkout payments whose events never arrived', async () => {
    faults().dropEvents();
    await payByCard(server, await beginPayment(browser), { email: learner.email });
    const other = browserOf(server, await createLearner(server));
    await payCheckout(server, await beginCheckout(other), { email: 'other@example.com' });
    later(2);
    expect(await reconcileNow()).toBeGreaterThanOrEqual(2);
    for (const who of [browser, other]) expect(await who.currentUser()).toMatchObject({ subscriptionTier: 'heritage' });
    const [change] = await server.runtime.db.select().from(accessChange).where(eq(accessChange.userId, learner.id));
    expect(change).toMatchObject({ change: 'paid', cause: 'reconciliation' });
    expect(await reconcileNow()).toBe(0);
  });

  test('reconciliation finds a payment whose id was never stored', async () => {
    const create = stripe().paymentIntents.create.bind(stripe().paymentIntents);
    vi.spyOn(stripe().paymentIntents, 'create').mockImplementationOnce(async (...sent) => {
      faults().dropEvents();
      const { id } = await create(...sent);
      await stripe().paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
      throw new Stripe.errors.StripeConnectionError({ message: 'The connection broke.' } as never);
    });
    await browser.post('/api/create-payment-intent', { amount: 37 });
    await reconcileNow();
    expect(await browser.currentUser()).toMatchObject({ subscriptionTier: 'heritage' });
    const [order] = await server.runtime.db.select().from(paymentOrder).where(eq(paymentOrder.userId, learner.id));
    expect(order).toMatchObject({ state: 'paid', providerId: expect.stringMatching(/^pi_/) });
  });

  test('reconciliation finds a debit whose events were missed, however long it takes', async () => {
    faults().dropEvents();
    const session = await beginCheckout(browser);
    await payCheckout(server, session, { email: learner.email, debit: PROCESSING_DEBIT });
    later(1);
    await reconcileNow();
    expect(await stateOf(session)).toMatchObject({ state: 'processing' });
    const { payment_intent } = await stripe().checkout.sessions.retrieve(session);
    await sandboxOf(server).bank.settle(String(payment_intent), 'succeeded');
    later(12);
    await reconcileNow();
    expect(await browser.currentUser()).toMatchObject({ subscriptionTier: 'heritage', subscriptionStatus: 'active' });
  });

  test('reconciliation finds out how a debit ended', async () => {
    const session = await beginCheckout(browser);
    await payCheckout(server, session, { email: learner.email, debit: PROCESSING_DEBIT });
    await sandboxOf(server).deliverDue();
    faults().dropEvents();
    const { payment_intent } = await stripe().checkout.sessions.retrieve(session);
    await sandboxOf(server).bank.settle(String(payment_intent), 'failed');
    later(10);
    await reconcileNow();
    const [order] = await server.runtime.db.select().from(paymentOrder).where(eq(paymentOrder.providerId, session));
    expect(order?.state).toBe('failed');
  });

  test('reconciliation finds a missed refund and a missed dispute within a day', async () => {
    const payment = await buyHeritage(server, browser, learner.email);
    faults().dropEvents();
    const dispute = await sandboxOf(server).bank.openDispute(payment);
    later(2);
    await reconcileNow();
    expect(await access()).toBe('inactive');
    await sandboxOf(server).bank.closeDispute(dispute, 'won');
    later(2);
    await reconcileNow();
    expect(await access()).toBe('active');
    await stripe().refunds.create({ payment_intent: payment });
    later(2);
    await reconcileNow();
    expect(await access()).toBe('inactive');
  });

  test('reconciliation continues when one payment cannot be settled', async () => {
    faults().dropEvents();
    const broken = await beginPayment(browser);
    await payByCard(server, broken, { email: learner.email });
    const other = browserOf(server, await createLearner(server));
    await payByCard(server, await beginPayment(other), { email: 'other@example.com' });
    faults().failNext(`GET /v1/payment_intents/${broken.id}`, { status: 500, times: 3 });
    await expect(reconcileNow()).rejects.toThrow();
    expect(await other.currentUser()).toMatchObject({ subscriptionTier: 'heritage' });
    await reconcileNow();
    expect(await browser.currentUser()).toMatchObject({ subscriptionTier: 'heritage' });
  });

  test('reconciliation changes nothing that is up to date', async () => {
    await buyHeritage(server, browser, learner.email);
    await reconcileNow();
    const before = [await listStoredPurchases(server), await server.runtime.db.select().from(paymentEvent)];
    expect(await reconcileNow()).toBe(0);
    expect([await listStoredPurchases(server), await server.runtime.db.select().from(paymentEvent)]).toEqual(before);
  });
});
