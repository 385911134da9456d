import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { describe, expect, test, vi } from 'vitest';
import {
  beginCheckout,
  beginPayment,
  browserOf,
  buyHeritage,
  listStoredPurchases,
  PROCESSING_DEBIT,
  payByCard,
  payCheckout,
  refreshPayment,
  sandboxOf,
  usePaymentServer,
} from '#tests/support/learner/payments.ts';
import { createLearner } from '#tests/support/server.ts';
import { accessChange } from '../../db/schema/access.ts';
import { paymentEvent, paymentOrder } from '../../db/schema/payment.ts';
import { reconcile } from './reconcile.ts';

const { server, buyer, stripe, faults } = await usePaymentServer();
const reconcileNow = () => reconcile(server.runtime);
const later = (days: number) => {
  server.now = new Date(server.now.getTime() + days * 24 * 60 * 60 * 1000);
};

describe('reconciliation', () => {
  const access = async () => (await buyer.browser.currentUser())?.subscriptionStatus;

  test('reconciliation finds card and checkout payments whose events never arrived', async () => {
    faults.dropEvents();
    await payByCard(server, await beginPayment(buyer.browser), { email: buyer.learner.email });
    const other = browserOf(server, await createLearner(server));
    await payCheckout(server, await beginCheckout(other), { email: 'other@example.com' });
    later(2);
    expect(await reconcileNow()).toBeGreaterThanOrEqual(2);
    for (const who of [buyer.browser, other])
      expect(await who.currentUser()).toMatchObject({ subscriptionTier: 'heritage' });
    const [change] = await server.runtime.db
      .select()
      .from(accessChange)
      .where(eq(accessChange.userId, buyer.learner.id));
    expect(change).toMatchObject({ change: 'paid', cause: 'reconciliation' });
    expect(await reconcileNow()).toBe(0);
  });

  test('reconciliation finds a payment whose id was never stored', async () => {
    const create = stripe.paymentIntents.create.bind(stripe.paymentIntents);
    vi.spyOn(stripe.paymentIntents, 'create').mockImplementationOnce(async (...sent) => {
      faults.dropEvents();
      const { id } = await create(...sent);
      await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
      throw new Stripe.errors.StripeConnectionError({ message: 'The connection broke.' } as never);
    });
    await buyer.browser.post('/api/create-payment-intent', { amount: 37 });
    await reconcileNow();
    expect(await buyer.browser.currentUser()).toMatchObject({ subscriptionTier: 'heritage' });
    const [order] = await server.runtime.db
      .select()
      .from(paymentOrder)
      .where(eq(paymentOrder.userId, buyer.learner.id));
    expect(order).toMatchObject({ state: 'paid', providerId: expect.stringMatching(/^pi_/) });
  });

  test('reconciliation finds a debit whose events were missed, however long it takes', async () => {
    faults.dropEvents();
    const session = await beginCheckout(buyer.browser);
    await payCheckout(server, session, { email: buyer.learner.email, debit: PROCESSING_DEBIT });
    later(1);
    await reconcileNow();
    expect(await refreshPayment(buyer.browser, session)).toMatchObject({ state: 'processing' });
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session);
    await sandboxOf(server).bank.settle(String(payment_intent), 'succeeded');
    later(12);
    await reconcileNow();
    expect(await buyer.browser.currentUser()).toMatchObject({
      subscriptionTier: 'heritage',
      subscriptionStatus: 'active',
    });
  });

  test('reconciliation finds out how a debit ended', async () => {
    const session = await beginCheckout(buyer.browser);
    await payCheckout(server, session, { email: buyer.learner.email, debit: PROCESSING_DEBIT });
    await sandboxOf(server).deliverDue();
    faults.dropEvents();
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session);
    await sandboxOf(server).bank.settle(String(payment_intent), 'failed');
    later(10);
    await reconcileNow();
    const [order] = await server.runtime.db.select().from(paymentOrder).where(eq(paymentOrder.providerId, session));
    expect(order?.state).toBe('failed');
  });

  test('reconciliation finds a missed refund and a missed dispute within a day', async () => {
    const payment = await buyHeritage(server, buyer.browser, buyer.learner.email);
    faults.dropEvents();
    const dispute = await sandboxOf(server).bank.openDispute(payment);
    later(2);
    await reconcileNow();
    expect(await access()).toBe('inactive');
    await sandboxOf(server).bank.closeDispute(dispute, 'won');
    later(2);
    await reconcileNow();
    expect(await access()).toBe('active');
    await stripe.refunds.create({ payment_intent: payment });
    later(2);
    await reconcileNow();
    expect(await access()).toBe('inactive');
  });

  test('reconciliation continues when one payment cannot be settled', async () => {
    faults.dropEvents();
    const broken = await beginPayment(buyer.browser);
    await payByCard(server, broken, { email: buyer.learner.email });
    const other = browserOf(server, await createLearner(server));
    await payByCard(server, await beginPayment(other), { email: 'other@example.com' });
    faults.failNext(`GET /v1/payment_intents/${broken.id}`, { status: 500, times: 3 });
    await expect(reconcileNow()).rejects.toThrow();
    expect(await other.currentUser()).toMatchObject({ subscriptionTier: 'heritage' });
    await reconcileNow();
    expect(await buyer.browser.currentUser()).toMatchObject({ subscriptionTier: 'heritage' });
  });

  test('reconciliation changes nothing that is up to date', async () => {
    await buyHeritage(server, buyer.browser, buyer.learner.email);
    await reconcileNow();
    const before = [await listStoredPurchases(server), await server.runtime.db.select().from(paymentEvent)];
    expect(await reconcileNow()).toBe(0);
    expect([await listStoredPurchases(server), await server.runtime.db.select().from(paymentEvent)]).toEqual(before);
  });
});
