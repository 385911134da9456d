import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { SECRET_KEY, useTestSandbox } from '#tests/support/counterparts/payment-sandbox.ts';

const shop = await useTestSandbox();

const wanted = { amount: 3700, currency: 'usd', metadata: { order_id: 'o1' } };
const newKey = () => ({ idempotencyKey: randomUUID() });

async function countIntents(): Promise<number> {
  return (await shop.stripe.paymentIntents.list({ limit: 100 })).data.length;
}

describe('one key', () => {
  test('one idempotency key creates one payment, however often it is sent', async () => {
    const [before, key] = [await countIntents(), newKey()];
    const clicks = Array.from({ length: 5 }, () => shop.stripe.paymentIntents.create(wanted, key));
    const ids = (await Promise.all(clicks)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect(await shop.stripe.paymentIntents.create(wanted, key)).toMatchObject({
      id: ids[0],
      client_secret: expect.any(String),
    });
    expect(await countIntents()).toBe(before + 1);
  });

  test('a repeated response says that it is one', async () => {
    const headers = {
      authorization: `Bearer ${SECRET_KEY}`,
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': randomUUID(),
    };
    const post = () =>
      shop.sandbox.fetch('https://api.stripe.com/v1/payment_intents', {
        method: 'POST',
        headers,
        body: 'amount=3700&currency=usd',
      });
    const [first, second] = [await post(), await post()];
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([200, null]);
    expect([second.status, second.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect(await second.json()).toEqual(await first.json());
  });

  test('an idempotency key with other parameters or another path is an error', async () => {
    const key = newKey();
    const { id } = await shop.stripe.paymentIntents.create(wanted, key);
    const error = { type: 'StripeIdempotencyError', statusCode: 400, rawType: 'idempotency_error' };
    await expect(shop.stripe.paymentIntents.create({ ...wanted, amount: 3800 }, key)).rejects.toMatchObject(error);
    const elsewhere = shop.stripe.paymentIntents.cancel(id, {}, key);
    await expect(elsewhere).rejects.toMatchObject(error);
    expect((await shop.stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method');
  });

  test('an idempotent request may send its parameters in any order', async () => {
    const key = newKey();
    const { id } = await shop.stripe.paymentIntents.create(wanted, key);
    const { metadata, currency, amount } = wanted;
    expect((await shop.stripe.paymentIntents.create({ metadata, currency, amount }, key)).id).toBe(id);
  });

  test('an idempotency key replays a decline and is free again after an invalid request', async () => {
    const { id } = await shop.stripe.paymentIntents.create(wanted);
    const key = newKey();
    const decline = () =>
      shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' }, key);
    for (const _ of [1, 2]) await expect(decline()).rejects.toMatchObject({ code: 'card_declined' });
    const { data } = await shop.stripe.charges.list({ payment_intent: id });
    expect(data).toHaveLength(1);

    const other = newKey();
    await expect(shop.stripe.paymentIntents.create({ ...wanted, amount: 1 }, other)).rejects.toMatchObject({
      code: 'amount_too_small',
    });
    expect(await shop.stripe.paymentIntents.create(wanted, other)).toMatchObject({ amount: 3700 });
  });

  test('an idempotency key may have 255 characters', async () => {
    const long = { idempotencyKey: 'k'.repeat(256) };
    await expect(shop.stripe.paymentIntents.create(wanted, long)).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('retries of the client', () => {
  test('the client retries after two failures and creates one refund', async () => {
    const { id: payment_intent } = await shop.stripe.paymentIntents.create({
      ...wanted,
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    shop.sandbox.faults.failNext('POST /v1/refunds', { status: 500, times: 2 });
    expect(await shop.stripe.refunds.create({ payment_intent })).toMatchObject({ status: 'succeeded' });
    expect((await shop.stripe.refunds.list({ payment_intent })).data).toHaveLength(1);
  });

  test('the client retries after a lost response and gets the first response', async () => {
    const before = await countIntents();
    shop.sandbox.faults.dropAnswer('/v1/payment_intents');
    const { id } = await shop.stripe.paymentIntents.create(wanted);
    expect(await countIntents()).toBe(before + 1);
    expect((await shop.stripe.paymentIntents.list({ limit: 1 })).data[0]?.id).toBe(id);
  });

  test('the client gives up after persistent failures, and nothing was created', async () => {
    const before = await countIntents();
    shop.sandbox.faults.failNext('/v1/payment_intents', { status: 503, times: 1 });
    const impatient = shop.stripe.paymentIntents.create(wanted, { maxNetworkRetries: 0 });
    await expect(impatient).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
    expect(await countIntents()).toBe(before);
  });

  test('a fault with a star applies to every path that matches', async () => {
    const { id } = await shop.stripe.paymentIntents.create(wanted);
    shop.sandbox.faults.failNext('GET /v1/payment_intents/*', { status: 429, times: 1 });
    const asked = shop.stripe.paymentIntents.retrieve(id);
    await expect(asked).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
    shop.sandbox.faults.failNext('/v1/*', { status: 500, times: 1 });
    await shop.sandbox.faults.clear();
    expect((await shop.stripe.paymentIntents.retrieve(id, {}, { maxNetworkRetries: 0 })).id).toBe(id);
  });
});
