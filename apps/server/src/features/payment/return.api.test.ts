import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import {
  beginCheckout,
  beginPayment,
  browserOf,
  buyHeritage,
  CARDS,
  PROCESSING_DEBIT,
  payByCard,
  payCheckout,
  refreshPayment,
  sandboxOf,
  usePaymentServer,
} from '#tests/support/learner/payments.ts';
import { createLearner } from '#tests/support/server.ts';
import { purchase } from '../../db/schema/access.ts';
import { paymentOrder } from '../../db/schema/payment.ts';

const { server, buyer, stripe, faults } = await usePaymentServer();

const stateOf = (id: string, as = buyer.browser) => refreshPayment(as, id);

const UNKNOWN = { state: 'unknown', hasHeritageAccess: false, isSandbox: true };

describe('the return page', () => {
  test('the return page settles a payment whose event has not arrived and opens Heritage', async () => {
    faults.holdEvents();
    const begun = await beginPayment(buyer.browser);
    await payByCard(server, begun, { email: buyer.learner.email });
    expect(await buyer.browser.currentUser()).toMatchObject({ subscriptionTier: 'genesis' });
    expect(await stateOf(begun.id)).toEqual({ state: 'paid', hasHeritageAccess: true, isSandbox: true });
    expect(await buyer.browser.currentUser()).toMatchObject({ subscriptionTier: 'heritage' });
    await faults.releaseEvents();
    expect(await stateOf(begun.id)).toEqual({ state: 'paid', hasHeritageAccess: true, isSandbox: true });
    const bought = await server.runtime.db.select().from(purchase).where(eq(purchase.userId, buyer.learner.id));
    expect(bought).toHaveLength(1);
  });

  test('the return page shows a debit as processing until it settles', async () => {
    const session = await beginCheckout(buyer.browser);
    await payCheckout(server, session, { email: buyer.learner.email, debit: PROCESSING_DEBIT });
    expect(await stateOf(session)).toEqual({ state: 'processing', hasHeritageAccess: false, isSandbox: true });
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session);
    faults.dropEvents();
    await sandboxOf(server).bank.settle(String(payment_intent), 'succeeded');
    expect(await stateOf(session)).toEqual({ state: 'paid', hasHeritageAccess: true, isSandbox: true });
  });

  test('the return page shows a payment as processing while Stripe is down', async () => {
    const begun = await beginPayment(buyer.browser);
    faults.holdEvents();
    await payByCard(server, begun, { email: buyer.learner.email });
    faults.failNext('GET /v1/payment_intents/*', { status: 500, times: 3 });
    expect(await stateOf(begun.id)).toEqual({ state: 'processing', hasHeritageAccess: false, isSandbox: true });
    expect(await stateOf(begun.id)).toEqual({ state: 'paid', hasHeritageAccess: true, isSandbox: true });
  });

  test('the return page shows a failed payment, and an unpaid one opens nothing', async () => {
    const begun = await beginPayment(buyer.browser);
    await payByCard(server, begun, { email: buyer.learner.email, card: CARDS.declined });
    expect(await stateOf(begun.id)).toEqual({ state: 'failed', hasHeritageAccess: false, isSandbox: true });
    expect(await stateOf(await beginCheckout(buyer.browser))).toEqual({
      state: 'failed',
      hasHeritageAccess: false,
      isSandbox: true,
    });
  });

  test('the return page tells a guest only in the browser that paid', async () => {
    const visitor = new BrowserSession(server);
    const id = await buyHeritage(server, visitor, buyer.learner.email);
    expect(await stateOf(id, visitor)).toEqual({ state: 'paid', hasHeritageAccess: false, isSandbox: true });
    for (const other of [new BrowserSession(server), buyer.browser]) expect(await stateOf(id, other)).toEqual(UNKNOWN);
    visitor.plant(`${buyer.learner.cookie}; Path=/`);
    await visitor.post('/api/purchases/claim', {});
    expect(await stateOf(id, visitor)).toEqual({ state: 'paid', hasHeritageAccess: true, isSandbox: true });
    expect(await stateOf(id)).toEqual({ state: 'paid', hasHeritageAccess: true, isSandbox: true });
  });

  test('the return page shows a refunded payment as reversed', async () => {
    const payment = await buyHeritage(server, buyer.browser, buyer.learner.email);
    await stripe.refunds.create({ payment_intent: payment });
    await sandboxOf(server).deliverDue();
    expect(await stateOf(payment)).toEqual({ state: 'reversed', hasHeritageAccess: false, isSandbox: true });
  });

  test('the return page checks a payment whose order was closed too soon', async () => {
    const begun = await beginPayment(buyer.browser);
    faults.dropEvents();
    await payByCard(server, begun, { email: buyer.learner.email });
    const matches = eq(paymentOrder.providerId, begun.id);
    await server.runtime.db.update(paymentOrder).set({ state: 'closed' }).where(matches);
    expect(await stateOf(begun.id)).toMatchObject({ state: 'paid', hasHeritageAccess: true });
  });

  test("the return page reveals nothing about another learner's payment", async () => {
    const other = browserOf(server, await createLearner(server));
    const id = await buyHeritage(server, other, 'secret-buyer@example.com');
    const foreign = await buyer.browser.post(`/api/payment/${id}/refresh`, undefined);
    expect(foreign.json()).toEqual(UNKNOWN);
    expect(foreign.text).not.toContain('secret-buyer');
    expect((await buyer.browser.post('/api/payment/pi_there_is_none/refresh', undefined)).text).toBe(foreign.text);
    expect(await buyer.browser.currentUser()).toMatchObject({ subscriptionTier: 'genesis' });
    expect((await buyer.browser.get('/api/purchases')).json()).toEqual([]);
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
