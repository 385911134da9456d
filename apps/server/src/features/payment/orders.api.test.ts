import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { BrowserSession, codeOf } from '#tests/support/browser/browser-session.ts';
import {
  beginCheckout,
  beginPayment,
  browserOf,
  buyHeritage,
  CARDS,
  ordersOf,
  payByCard,
  payCheckout,
  paymentsOf,
  requestPayment,
  sandboxOf,
  usePaymentServer,
} from '#tests/support/learner/payments.ts';
import { createLearner } from '#tests/support/server.ts';
import { paymentOrder } from '../../db/schema/payment.ts';
import { checkoutLimit } from './rules.ts';

const { server, buyer, stripe, faults } = await usePaymentServer();

describe('starting a payment', () => {
  test('the response has the client secret, and the price comes from the server', async () => {
    const page = await requestPayment(buyer.browser, {
      amount: 37,
      description: 'Something else',
      currency: 'eur',
      price: 1,
    });
    expect(page.json()).toEqual({
      clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
      publishableKey: expect.stringMatching(/^pk_test_\w+$/),
      provider: 'sandbox',
    });
    const [order] = await ordersOf(server, buyer.learner);
    expect(order).toMatchObject({ kind: 'payment_intent', amountCents: 3700, currency: 'usd', state: 'open' });
    expect(await stripe.paymentIntents.retrieve(order?.providerId ?? '')).toMatchObject({
      amount: 3700,
      currency: 'usd',
      description: 'Heritage Tier - Lifetime Access',
      metadata: { order_id: order?.id },
    });
  });

  test('checkouts are rate limited per network address', async () => {
    const attacker = () => new BrowserSession(server, '198.51.100.7');
    for (let time = 0; time < 60; time += 1) await requestPayment(attacker(), { amount: 37 });
    const refused = await requestPayment(attacker());
    expect(codeOf(refused)).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await requestPayment(buyer.browser)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + checkoutLimit.seconds * 1000 });
    expect((await requestPayment(attacker())).status).toBe(200);
    vi.useRealTimers();
  });

  test.each([[36], [0], [-37], ['37'], [3700], [null], [37.01]])('a payment of %j is rejected', async (amount) => {
    expect(codeOf(await requestPayment(buyer.browser, { amount }))).toEqual([400, 'invalid_request']);
    expect(await ordersOf(server, buyer.learner)).toEqual([]);
  });

  test('the browser gets a proof cookie that only the server can read', async () => {
    const visitor = new BrowserSession(server);
    await requestPayment(visitor);
    expect(visitor.cookie('wickwise_checkout')?.attributes).toMatch(/HttpOnly.*SameSite=Lax/);
  });

  test('a hosted checkout returns to the subscription page', async () => {
    const id = await beginCheckout(buyer.browser);
    const [order] = await ordersOf(server, buyer.learner);
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
      url: `${server.origin}/sandbox/checkout/${id}`,
      amount_total: 3700,
      currency: 'usd',
      customer_email: buyer.learner.email,
      metadata: { order_id: order?.id },
      success_url: `${server.origin}/subscribe?success=true&session_id=${id}`,
      cancel_url: `${server.origin}/subscribe?canceled=true`,
    });
    await payCheckout(server, id, { email: buyer.learner.email });
    const [payment] = await paymentsOf(server, buyer.learner);
    expect(await stripe.paymentIntents.retrieve(payment ?? '')).toMatchObject({
      metadata: { order_id: order?.id },
    });
    expect(codeOf(await new BrowserSession(server).post('/api/subscription/create-checkout', undefined))).toEqual([
      401,
      'not_signed_in',
    ]);
  });

  test('a learner with Heritage cannot pay again until the purchase is refunded', async () => {
    const payment = await buyHeritage(server, buyer.browser, buyer.learner.email);
    expect(codeOf(await requestPayment(buyer.browser))).toEqual([409, 'already_heritage']);
    expect(codeOf(await buyer.browser.post('/api/subscription/create-checkout', undefined))).toEqual([
      409,
      'already_heritage',
    ]);
    await stripe.refunds.create({ payment_intent: payment });
    await sandboxOf(server).deliverDue();
    expect((await requestPayment(buyer.browser)).status).toBe(200);
  });

  test('a browser that paid as a guest cannot pay again until the purchase is claimed', async () => {
    const visitor = new BrowserSession(server);
    await buyHeritage(server, visitor, 'guest@example.com');
    expect(codeOf(await requestPayment(visitor))).toEqual([409, 'already_heritage']);
    expect((await requestPayment(new BrowserSession(server))).status).toBe(200);
  });
});

describe('repeated checkout requests', () => {
  test('a learner gets the same open order on every device', async () => {
    const first = await beginPayment(buyer.browser);
    expect(await beginPayment(buyer.browser)).toEqual(first);
    expect(await beginPayment(browserOf(server, buyer.learner))).toEqual(first);
    expect(await ordersOf(server, buyer.learner)).toHaveLength(1);
  });

  test('two concurrent requests, as by a double click, get one order', async () => {
    const [one, two] = await Promise.all([beginPayment(buyer.browser), beginPayment(buyer.browser)]);
    expect(one).toEqual(two);
    expect(await paymentsOf(server, buyer.learner)).toEqual([one.id]);
    const [left, right] = await Promise.all([beginCheckout(buyer.browser), beginCheckout(buyer.browser)]);
    expect(left).toBe(right);
    expect(await ordersOf(server, buyer.learner)).toHaveLength(2);
  });

  test('a guest gets the open order in the same browser only, and a learner there gets a new one', async () => {
    const visitor = new BrowserSession(server);
    const first = await beginPayment(visitor);
    expect(await beginPayment(visitor)).toEqual(first);
    expect((await beginPayment(new BrowserSession(server))).id).not.toBe(first.id);
    visitor.plant(`${buyer.learner.cookie}; Path=/`);
    const own = await beginPayment(visitor);
    expect(own.id).not.toBe(first.id);
    expect(await ordersOf(server, buyer.learner)).toMatchObject([{ providerId: own.id }]);
  });

  test('another learner in the same browser gets a separate order', async () => {
    const first = await beginPayment(buyer.browser);
    buyer.browser.plant(`${(await createLearner(server)).cookie}; Path=/`);
    expect((await beginPayment(buyer.browser)).id).not.toBe(first.id);
  });

  test('a declined card leaves the order open for a day, then a new one is created', async () => {
    const first = await beginPayment(buyer.browser);
    await payByCard(server, first, { email: buyer.learner.email, card: CARDS.declined });
    await sandboxOf(server).deliverDue();
    expect(await beginPayment(buyer.browser)).toEqual(first);
    server.now = new Date(server.now.getTime() + 24 * 60 * 60 * 1000);
    expect((await beginPayment(buyer.browser)).id).not.toBe(first.id);
  });

  test('an order whose payment event was missed is settled instead of paid again', async () => {
    const begun = await beginPayment(buyer.browser);
    faults.dropEvents();
    await payByCard(server, begun, { email: buyer.learner.email });
    expect(codeOf(await requestPayment(buyer.browser))).toEqual([409, 'already_heritage']);
    expect(await buyer.browser.currentUser()).toMatchObject({
      subscriptionTier: 'heritage',
      subscriptionStatus: 'active',
    });
  });

  test('a payment that was canceled or is missing at Stripe is replaced by a new one', async () => {
    const first = await beginPayment(buyer.browser);
    faults.dropEvents();
    await stripe.paymentIntents.cancel(first.id);
    const second = await beginPayment(buyer.browser);
    expect(second.id).not.toBe(first.id);
    await server.runtime.db
      .update(paymentOrder)
      .set({ providerId: 'pi_of_another_provider' })
      .where(eq(paymentOrder.providerId, second.id));
    const third = await beginPayment(buyer.browser);
    expect([first.id, second.id]).not.toContain(third.id);
    expect((await ordersOf(server, buyer.learner)).map(({ state }) => state)).toEqual(
      expect.arrayContaining(['closed', 'closed', 'open']),
    );
  });
});
