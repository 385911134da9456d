import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { codeOf } from '#tests/support/browser/browser-session.ts';
import {
  beginCheckout,
  beginPayment,
  ordersOf,
  paymentsOf,
  requestPayment,
  sessionsOf,
  usePaymentServer,
} from '#tests/support/learner/payments.ts';
import { paymentOrder } from '../../db/schema/payment.ts';

const { server, buyer, stripe, faults } = await usePaymentServer();

describe('errors at Stripe', () => {
  const ways = [
    { path: 'POST /v1/payment_intents', begin: async () => (await beginPayment(buyer.browser)).id, list: paymentsOf },
    { path: 'POST /v1/checkout/sessions', begin: () => beginCheckout(buyer.browser), list: sessionsOf },
  ];

  test.each(ways)('two errors before a success create one payment: $path', async ({ path, begin, list }) => {
    faults.failNext(path, { status: 500, times: 2 });
    const id = await begin();
    expect(await list(server, buyer.learner)).toEqual([id]);
  });

  test.each(ways)('a response lost after the work is done creates one payment: $path', async (way) => {
    faults.dropAnswer(way.path);
    const id = await way.begin();
    expect(await way.list(server, buyer.learner)).toEqual([id]);
  });

  // The client retries a conflict on its own, but not too many requests.
  test.each([
    { status: 409, times: 3 },
    { status: 429, times: 1 },
  ])('a retryable $status leaves the order open, and the next request resumes it', async (how) => {
    faults.failNext('POST /v1/payment_intents', how);
    expect(codeOf(await requestPayment(buyer.browser))).toEqual([503, 'payment_unavailable']);
    expect(await ordersOf(server, buyer.learner)).toMatchObject([{ state: 'open' }]);
    const { id } = await beginPayment(buyer.browser);
    expect(await ordersOf(server, buyer.learner)).toMatchObject([{ state: 'open', providerId: id }]);
  });

  test('a response that never comes is a 503, and the next request resumes the same payment', async () => {
    for (let time = 0; time < 3; time += 1) faults.dropAnswer('POST /v1/checkout/sessions');
    const page = await buyer.browser.post('/api/subscription/create-checkout', undefined);
    expect(codeOf(page)).toEqual([503, 'payment_unavailable']);
    expect(await ordersOf(server, buyer.learner)).toMatchObject([{ providerId: null, state: 'open' }]);
    const id = await beginCheckout(buyer.browser);
    expect(await ordersOf(server, buyer.learner)).toMatchObject([{ providerId: id }]);
    const { data } = await stripe.checkout.sessions.list({ limit: 100 });
    expect(data.filter(({ customer_email }) => customer_email === buyer.learner.email)).toHaveLength(1);
  });

  test('persistent errors are a 503, and the next request creates a new order because Stripe replays the error', async () => {
    faults.failNext('POST /v1/payment_intents', { status: 500, times: 3 });
    expect(codeOf(await requestPayment(buyer.browser))).toEqual([503, 'payment_unavailable']);
    const { id } = await beginPayment(buyer.browser);
    expect(await paymentsOf(server, buyer.learner)).toEqual([id]);
    expect((await ordersOf(server, buyer.learner)).map(({ state }) => state).toSorted()).toEqual(['closed', 'open']);
  });

  test('an idempotency key used for two different payments is a 503', async () => {
    const order = { id: randomUUID(), userId: buyer.learner.id, proofDigest: 'none', createdAt: server.now };
    await server.runtime.db
      .insert(paymentOrder)
      .values({ ...order, kind: 'payment_intent', environment: 'sandbox', amountCents: 3700, currency: 'usd' });
    const key = { idempotencyKey: `order-${order.id}` };
    await stripe.paymentIntents.create({ amount: 100, currency: 'usd' }, key);
    await expect(stripe.paymentIntents.create({ amount: 200, currency: 'usd' }, key)).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    );
    expect(codeOf(await requestPayment(buyer.browser))).toEqual([503, 'payment_unavailable']);
    expect((await requestPayment(buyer.browser)).status).toBe(200);
  });
});
