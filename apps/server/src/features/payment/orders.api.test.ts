import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession, type Page } from '#tests/support/browser-session.ts';
import {
  beginCheckout,
  beginPayment,
  browserOf,
  buyHeritage,
  CARDS,
  listEvents,
  newBuyer,
  payByCard,
  payCheckout,
  sandboxOf,
} from '#tests/support/payments.ts';
import { createLearner, type TestLearner } from '#tests/support/server.ts';
import { paymentOrder } from '../../db/schema/payment.ts';

const server = await useTestServer();
let learner: TestLearner;
let browser: BrowserSession;
beforeEach(async () => {
  vi.restoreAllMocks();
  ({ learner, browser } = await newBuyer(server));
});

const stripe = () => server.runtime.payments.stripe;
const faults = () => sandboxOf(server).faults;
const codeOf = (page: Page) => [page.status, page.json<{ code: string }>().code];

function ordersOf({ id }: TestLearner) {
  return server.runtime.db
    .select()
    .from(paymentOrder)
    .where(eq(paymentOrder.userId, id))
    .orderBy(paymentOrder.createdAt);
}

/** The payments at the provider that belong to orders of the learner. */
async function paymentsOf(owner: TestLearner): Promise<string[]> {
  const orders = new Set((await ordersOf(owner)).map(({ id }) => id));
  const intents = await stripe().paymentIntents.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  return intents.filter(({ metadata }) => orders.has(metadata.order_id ?? '')).map(({ id }) => id);
}

async function sessionsOf(owner: TestLearner): Promise<string[]> {
  const orders = new Set((await ordersOf(owner)).map(({ id }) => id));
  const sessions = await stripe().checkout.sessions.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  return sessions.filter(({ metadata }) => orders.has(metadata?.order_id ?? '')).map(({ id }) => id);
}

const ask = (as = browser, body: object = { amount: 37 }) => as.post('/api/create-payment-intent', body);

describe('starting a payment', () => {
  test('the response has the client secret, and the price comes from the server', async () => {
    const page = await ask(browser, { amount: 37, description: 'Something else', currency: 'eur', price: 1 });
    expect(page.json()).toEqual({
      clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
      publishableKey: expect.stringMatching(/^pk_test_\w+$/),
      provider: 'sandbox',
    });
    const [order] = await ordersOf(learner);
    expect(order).toMatchObject({ kind: 'payment_intent', amountCents: 3700, currency: 'usd', state: 'open' });
    expect(await stripe().paymentIntents.retrieve(order?.providerId ?? '')).toMatchObject({
      amount: 3700,
      currency: 'usd',
      description: 'Heritage Tier - Lifetime Access',
      metadata: { order_id: order?.id },
    });
  });

  test('checkouts are rate limited per network address', async () => {
    const attacker = () => new BrowserSession(server, '198.51.100.7');
    for (let time = 0; time < 60; time += 1) await ask(attacker(), { amount: 37 });
    const refused = await ask(attacker());
    expect(codeOf(refused)).toEqual([429, 'too_many_requests']);
    expect(refused.headers.get('retry-after')).toBe('10');
    expect((await ask()).status).toBe(200);
    server.now = new Date(server.now.getTime() + 10_000);
    expect((await ask(attacker())).status).toBe(200);
  });

  test.each([[36], [0], [-37], ['37'], [3700], [null], [37.01]])('a payment of %j is rejected', async (amount) => {
    expect(codeOf(await ask(browser, { amount }))).toEqual([400, 'invalid_request']);
    expect(await ordersOf(learner)).toEqual([]);
  });

  test('the browser gets a proof cookie that only the server can read', async () => {
    const visitor = new BrowserSession(server);
    await ask(visitor);
    expect(visitor.cookie('wickwise_checkout')?.attributes).toMatch(/HttpOnly.*SameSite=Lax/);
  });

  test('a hosted checkout returns to the subscription page', async () => {
    const id = await beginCheckout(browser);
    const [order] = await ordersOf(learner);
    expect(await stripe().checkout.sessions.retrieve(id)).toMatchObject({
      url: `${server.origin}/sandbox/checkout/${id}`,
      amount_total: 3700,
      currency: 'usd',
      customer_email: learner.email,
      metadata: { order_id: order?.id },
      success_url: `${server.origin}/subscribe?success=true&session_id=${id}`,
      cancel_url: `${server.origin}/subscribe?canceled=true`,
    });
    await payCheckout(server, id, { email: learner.email });
    const [payment] = await paymentsOf(learner);
    expect(await stripe().paymentIntents.retrieve(payment ?? '')).toMatchObject({ metadata: { order_id: order?.id } });
    expect(codeOf(await new BrowserSession(server).post('/api/subscription/create-checkout', undefined))).toEqual([
      401,
      'not_signed_in',
    ]);
  });

  test('a learner with Heritage cannot pay again until the purchase is refunded', async () => {
    const payment = await buyHeritage(server, browser, learner.email);
    expect(codeOf(await ask())).toEqual([409, 'already_heritage']);
    expect(codeOf(await browser.post('/api/subscription/create-checkout', undefined))).toEqual([
      409,
      'already_heritage',
    ]);
    await stripe().refunds.create({ payment_intent: payment });
    await sandboxOf(server).deliverDue();
    expect((await ask()).status).toBe(200);
  });

  test('a browser that paid as a guest cannot pay again until the purchase is claimed', async () => {
    const visitor = new BrowserSession(server);
    await buyHeritage(server, visitor, 'guest@example.com');
    expect(codeOf(await ask(visitor))).toEqual([409, 'already_heritage']);
    expect((await ask(new BrowserSession(server))).status).toBe(200);
  });
});

describe('repeated checkout requests', () => {
  test('a learner gets the same open order on every device', async () => {
    const first = await beginPayment(browser);
    expect(await beginPayment(browser)).toEqual(first);
    expect(await beginPayment(browserOf(server, learner))).toEqual(first);
    expect(await ordersOf(learner)).toHaveLength(1);
  });

  test('two concurrent requests, as by a double click, get one order', async () => {
    const [one, two] = await Promise.all([beginPayment(browser), beginPayment(browser)]);
    expect(one).toEqual(two);
    expect(await paymentsOf(learner)).toEqual([one.id]);
    const [left, right] = await Promise.all([beginCheckout(browser), beginCheckout(browser)]);
    expect(left).toBe(right);
    expect(await ordersOf(learner)).toHaveLength(2);
  });

  test('a guest gets the open order in the same browser only, and a learner there gets a new one', async () => {
    const visitor = new BrowserSession(server);
    const first = await beginPayment(visitor);
    expect(await beginPayment(visitor)).toEqual(first);
    expect((await beginPayment(new BrowserSession(server))).id).not.toBe(first.id);
    visitor.plant(`${learner.cookie}; Path=/`);
    const own = await beginPayment(visitor);
    expect(own.id).not.toBe(first.id);
    expect(await ordersOf(learner)).toMatchObject([{ providerId: own.id }]);
  });

  test('another learner in the same browser gets a separate order', async () => {
    const first = await beginPayment(browser);
    browser.plant(`${(await createLearner(server)).cookie}; Path=/`);
    expect((await beginPayment(browser)).id).not.toBe(first.id);
  });

  test('a declined card leaves the order open for a day, then a new one is created', async () => {
    const first = await beginPayment(browser);
    await payByCard(server, first, { email: learner.email, card: CARDS.declined });
    await sandboxOf(server).deliverDue();
    expect(await beginPayment(browser)).toEqual(first);
    server.now = new Date(server.now.getTime() + 24 * 60 * 60 * 1000);
    expect((await beginPayment(browser)).id).not.toBe(first.id);
  });

  test('an order whose payment event was missed is settled instead of paid again', async () => {
    const begun = await beginPayment(browser);
    faults().dropEvents();
    await payByCard(server, begun, { email: learner.email });
    expect(codeOf(await ask())).toEqual([409, 'already_heritage']);
    expect(await browser.currentUser()).toMatchObject({ subscriptionTier: 'heritage', subscriptionStatus: 'active' });
  });

  test('a payment that was canceled or is missing at Stripe is overrides by a new one', async () => {
    const first = await beginPayment(browser);
    faults().dropEvents();
    await stripe().paymentIntents.cancel(first.id);
    const second = await beginPayment(browser);
    expect(second.id).not.toBe(first.id);
    await server.runtime.db
      .update(paymentOrder)
      .set({ providerId: 'pi_of_another_provider' })
      .where(eq(paymentOrder.providerId, second.id));
    const third = await beginPayment(browser);
    expect([first.id, second.id]).not.toContain(third.id);
    expect((await ordersOf(learner)).map(({ state }) => state)).toEqual(
      expect.arrayContaining(['closed', 'closed', 'open']),
    );
  });
});

describe('errors at Stripe', () => {
  const ways = [
    { path: 'POST /v1/payment_intents', begin: async () => (await beginPayment(browser)).id, list: paymentsOf },
    { path: 'POST /v1/checkout/sessions', begin: () => beginCheckout(browser), list: sessionsOf },
  ];

  test.each(ways)('two errors before a success create one payment: $path', async ({ path, begin, list }) => {
    faults().failNext(path, { status: 500, times: 2 });
    const id = await begin();
    expect(await list(learner)).toEqual([id]);
  });

  test.each(ways)('a response lost after the work is done creates one payment: $path', async (way) => {
    faults().dropAnswer(way.path);
    const id = await way.begin();
    expect(await way.list(learner)).toEqual([id]);
  });

  // The client tries a conflict again by itself, and too many requests not.
  test.each([
    { status: 409, times: 3 },
    { status: 429, times: 1 },
  ])('a retryable $status leaves the order open, and the next request resumes it', async (how) => {
    faults().failNext('POST /v1/payment_intents', how);
    expect(codeOf(await ask())).toEqual([503, 'payment_unavailable']);
    expect(await ordersOf(learner)).toMatchObject([{ state: 'open' }]);
    const { id } = await beginPayment(browser);
    expect(await ordersOf(learner)).toMatchObject([{ state: 'open', providerId: id }]);
  });

  test('a response that never comes is a 503, and the next request resumes the same payment', async () => {
    for (let time = 0; time < 3; time += 1) faults().dropAnswer('POST /v1/checkout/sessions');
    const page = await browser.post('/api/subscription/create-checkout', undefined);
    expect(codeOf(page)).toEqual([503, 'payment_unavailable']);
    expect(await ordersOf(learner)).toMatchObject([{ providerId: null, state: 'open' }]);
    const id = await beginCheckout(browser);
    expect(await ordersOf(learner)).toMatchObject([{ providerId: id }]);
    const { data } = await stripe().checkout.sessions.list({ limit: 100 });
    expect(data.filter(({ customer_email }) => customer_email === learner.email)).toHaveLength(1);
  });

  test('persistent errors are a 503, and the next request creates a new order because Stripe replays the error', async () => {
    faults().failNext('POST /v1/payment_intents', { status: 500, times: 3 });
    expect(codeOf(await ask())).toEqual([503, 'payment_unavailable']);
    const { id } = await beginPayment(browser);
    expect(await paymentsOf(learner)).toEqual([id]);
    expect((await ordersOf(learner)).map(({ state }) => state).toSorted()).toEqual(['closed', 'open']);
  });

  test('an idempotency key used for two different payments is a 503', async () => {
    const order = { id: randomUUID(), userId: learner.id, proofDigest: 'none', createdAt: server.now };
    await server.runtime.db
      .insert(paymentOrder)
      .values({ ...order, kind: 'payment_intent', environment: 'sandbox', amountCents: 3700, currency: 'usd' });
    const key = { idempotencyKey: `order-${order.id}` };
    await stripe().paymentIntents.create({ amount: 100, currency: 'usd' }, key);
    await expect(stripe().paymentIntents.create({ amount: 200, currency: 'usd' }, key)).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    );
    expect(codeOf(await ask())).toEqual([503, 'payment_unavailable']);
    expect((await ask()).status).toBe(200);
  });
});

describe('a payment that completes before the call that created it returns', () => {
  /** Has the buyer pay, and its event arrive, before the call that began the payment has returned to us. */
  function payBeforeReturn(how: 'answered' | 'lost') {
    const create = stripe().paymentIntents.create.bind(stripe().paymentIntents);
    vi.spyOn(stripe().paymentIntents, 'create').mockImplementationOnce(async (...sent) => {
      const intent = await create(...sent);
      await stripe().paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
      await sandboxOf(server).deliverDue();
      if (how === 'lost') throw new Stripe.errors.StripeConnectionError({ message: 'The connection broke.' } as never);
      return intent;
    });
  }

  test('an early event finds its order and opens Heritage', async () => {
    payBeforeReturn('answered');
    const begun = await beginPayment(browser);
    expect(await browser.currentUser()).toMatchObject({ subscriptionTier: 'heritage', subscriptionStatus: 'active' });
    expect(await ordersOf(learner)).toMatchObject([{ providerId: begun.id, state: 'paid' }]);
  });

  test('an early event about the payment of a session finds the order', async () => {
    const create = stripe().checkout.sessions.create.bind(stripe().checkout.sessions);
    vi.spyOn(stripe().checkout.sessions, 'create').mockImplementationOnce(async (...sent) => {
      const session = await create(...sent);
      faults().holdEvents();
      await payCheckout(server, session.id, { email: learner.email });
      await faults().releaseEvents((events) => events.filter(({ type }) => type === 'payment_intent.succeeded'));
      return session;
    });
    const id = await beginCheckout(browser);
    expect(await browser.currentUser()).toMatchObject({ subscriptionTier: 'heritage', subscriptionStatus: 'active' });
    expect(await ordersOf(learner)).toMatchObject([{ providerId: id, state: 'paid' }]);
  });

  test('an early event opens Heritage even if the creating call fails', async () => {
    payBeforeReturn('lost');
    expect(codeOf(await ask())).toEqual([503, 'payment_unavailable']);
    expect(await browser.currentUser()).toMatchObject({ subscriptionTier: 'heritage', subscriptionStatus: 'active' });
    const [order] = await ordersOf(learner);
    expect(order?.providerId).toMatch(/^pi_/);
    expect(codeOf(await ask())).toEqual([409, 'already_heritage']);
    expect(
      (await listEvents(server)).filter(({ data }) => Reflect.get(data.object, 'id') === order?.providerId),
    ).toHaveLength(1);
  });
});
