import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../../../../tests/support/payment-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startTestSandbox();
});
afterAll(() => shop.close());

test('a payment intent is made, paid and read with its charge', async () => {
  const intent = await shop.stripe.paymentIntents.create({
    amount: 3700,
    currency: 'USD',
    metadata: { order_id: 'o1' },
    automatic_payment_methods: { enabled: true },
  });
  expect(intent).toMatchObject({ status: 'requires_payment_method', amount: 3700, currency: 'usd', livemode: false });
  const paid = await shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  expect(paid.status).toBe('succeeded');
  const read = await shop.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
  console.log(read);
  await shop.sandbox.deliverDue();
  console.log(shop.types());
});
