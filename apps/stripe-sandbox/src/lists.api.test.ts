import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { stripeErrorOf, useTestSandbox } from '#tests/support/counterparts/payment-sandbox.ts';

const shop = await useTestSandbox();

function create(changes: Partial<Stripe.PaymentIntentCreateParams> = {}): Promise<Stripe.PaymentIntent> {
  return shop.stripe.paymentIntents.create({ amount: 3700, currency: 'usd', ...changes });
}

test('lists have the newest first, in pages', async () => {
  const made: string[] = [];
  for (let count = 0; count < 5; count += 1) made.unshift((await create()).id);
  const first = await shop.stripe.paymentIntents.list({ limit: 2 });
  expect(first).toMatchObject({ object: 'list', url: '/v1/payment_intents', has_more: true });
  expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 2));
  const rest = await shop.stripe.paymentIntents.list({ limit: 3, starting_after: made[1] ?? '' });
  expect(rest.data.map(({ id }) => id)).toEqual(made.slice(2));
  const all = await shop.stripe.paymentIntents.list({ limit: 2 }).autoPagingToArray({ limit: 1000 });
  expect(all.map(({ id }) => id).slice(0, 5)).toEqual(made);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(await stripeErrorOf(shop.stripe.paymentIntents.list({ limit: 101 }))).toMatchObject({ param: 'limit' });
  expect(await stripeErrorOf(shop.stripe.paymentIntents.list({ starting_after: 'pi_none' }))).toMatchObject({
    statusCode: 404,
  });
});

test('lists can be narrowed to a payment, a type, and a time', async () => {
  const { id, created } = await create({ confirm: true, payment_method: 'pm_card_visa' });
  const charges = await shop.stripe.charges.list({ payment_intent: id, expand: ['data.payment_intent'] });
  expect(charges.data).toMatchObject([{ payment_intent: { id, status: 'succeeded' } }]);
  const types = ['payment_intent.succeeded', 'charge.refunded'];
  const [event] = (await shop.stripe.events.list({ types, limit: 1 })).data;
  expect(event?.data.object).toMatchObject({ id });
  expect((await shop.stripe.events.list({ type: 'charge.refunded' })).data).toEqual([]);
  expect(await shop.stripe.events.retrieve(event?.id ?? '')).toEqual(event);
  const later = await shop.stripe.paymentIntents.list({ created: { gt: created } });
  const since = await shop.stripe.paymentIntents.list({ created: { gte: created, lt: created + 1 } });
  expect([later.data.length, since.data[0]?.id]).toEqual([0, id]);
});
