import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import {
  CARD_FIELDS,
  CARD_NUMBERS,
  createSession,
  deliveredTypes,
  LINE_ITEM,
  post,
  retrieveSession,
  useCheckoutSandbox,
  visit,
} from '#tests/support/counterparts/payment-sandbox.ts';

const shop = await useCheckoutSandbox();

describe('a session', () => {
  test('a new session has no payment intent until the buyer tries to pay', async () => {
    const session = await createSession(shop, { client_reference_id: 'u1', customer_email: 'buyer@example.com' });
    expect(session.id).toMatch(/^cs_test_\w{58}$/);
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 3700, currency: 'usd' });
    expect(session).toMatchObject({ payment_intent: null, livemode: false, metadata: { order_id: 'o1' } });
    expect(session).toMatchObject({ client_reference_id: 'u1', customer_email: 'buyer@example.com', mode: 'payment' });
    expect(session.url).toBe(`http://localhost:3000/sandbox/checkout/${session.id}`);
    expect(session).not.toHaveProperty('line_items');
    expect(session).not.toHaveProperty('payment_intent_data');
    const lines = await shop.stripe.checkout.sessions.retrieve(session.id, { expand: ['line_items'] });
    expect(lines.line_items?.data).toMatchObject([
      { amount_total: 3700, quantity: 1, description: LINE_ITEM.price_data.product_data.name },
    ]);
  });

  test('a session has line items only when they are expanded', async () => {
    const { id } = await createSession(shop);
    const [plain] = (await shop.stripe.checkout.sessions.list({ limit: 1 })).data;
    expect(plain).toMatchObject({ id });
    for (const field of ['line_items', 'payment_intent_data']) expect(plain).not.toHaveProperty(field);
    const [expanded] = (await shop.stripe.checkout.sessions.list({ limit: 1, expand: ['data.line_items'] })).data;
    expect(expanded).toMatchObject({ id, line_items: { object: 'list', data: [{ quantity: 1 }] } });
    const hidden = shop.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent_data'] });
    await expect(hidden).rejects.toMatchObject({ statusCode: 400, param: 'expand' });
  });

  test("a session's total is the sum of its line items", async () => {
    const { amount_total } = await createSession(shop, { line_items: [{ ...LINE_ITEM, quantity: 2 }, LINE_ITEM] });
    expect(amount_total).toBe(3 * 3700);
  });

  test('a session can be expired once, which cancels its payment', async () => {
    const { id, url } = await createSession(shop);
    await post(shop, String(url), { ...CARD_FIELDS, number: CARD_NUMBERS.declined });
    expect(await shop.stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    expect((await retrieveSession(shop, id)).payment_intent).toMatchObject({ status: 'canceled' });
    expect(await deliveredTypes(shop)).toEqual([
      'payment_intent.payment_failed',
      'payment_intent.canceled',
      'checkout.session.expired',
    ]);
    await expect(shop.stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
    const page = await visit(shop, String(url));
    expect(page.text).toContain('This checkout has expired');
    const late = await post(shop, String(url), { ...CARD_FIELDS, number: CARD_NUMBERS.good });
    expect([late.status, late.location, late.text.includes('has expired')]).toEqual([200, undefined, true]);
  });

  test('a session expires at its expiry time', async () => {
    const expires_at = Math.floor(shop.now.getTime() / 1000) + 1800;
    const [short, long] = [await createSession(shop, { expires_at }), await createSession(shop)];
    await shop.pass(1801);
    expect([(await retrieveSession(shop, short.id)).status, (await retrieveSession(shop, long.id)).status]).toEqual([
      'expired',
      'open',
    ]);
    await shop.pass(24 * 3600);
    expect((await retrieveSession(shop, long.id)).status).toBe('expired');
    const { data } = await shop.stripe.events.list({ type: 'checkout.session.expired' });
    const expired = data.map(({ data: { object } }) => ('id' in object ? object.id : ''));
    expect(expired.filter((id) => id === short.id || id === long.id)).toEqual([long.id, short.id]);
  });

  test.each([
    [{ line_items: [] }, 'line_items'],
    [{ line_items: [{ ...LINE_ITEM, quantity: 0 }] }, 'line_items[0][quantity]'],
    [{ line_items: [{ quantity: 1, price: 'price_1' }] }, 'line_items[0][price_data]'],
    [{ mode: 'subscription' }, 'mode'],
    [{ success_url: 'javascript:alert(1)' }, 'success_url'],
    [{ success_url: undefined }, 'success_url'],
    [{ expires_at: 1 }, 'expires_at'],
    [{ customer_email: 'nobody' }, 'customer_email'],
    [{ discounts: [{ coupon: 'none' }] }, 'discounts[0][coupon]'],
  ])('a session with %j is rejected', async (changes, param) => {
    const error = { type: 'StripeInvalidRequestError', param };
    await expect(createSession(shop, changes as Partial<Stripe.Checkout.SessionCreateParams>)).rejects.toMatchObject(
      error,
    );
  });

  test('sessions can be listed by payment and by status', async () => {
    const { id, url } = await createSession(shop);
    await post(shop, String(url), { ...CARD_FIELDS, number: CARD_NUMBERS.good });
    const payment_intent = String((await shop.stripe.checkout.sessions.retrieve(id)).payment_intent);
    const { sessions } = shop.stripe.checkout;
    expect((await sessions.list({ payment_intent })).data.map((one) => one.id)).toEqual([id]);
    expect((await sessions.list({ status: 'complete', limit: 1 })).data.map((one) => one.id)).toEqual([id]);
  });
});
