import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '#tests/support/counterparts/payment-sandbox.ts';

let shop: TestSandbox;
let others: TestSandbox[];
beforeEach(async () => {
  shop = await startTestSandbox();
  others = [await shop.startAnother(), await shop.startAnother()];
});
afterEach(async () => {
  for (const other of others) await other.stop();
  await shop.close();
});

const wanted = { amount: 3700, currency: 'usd' };

function tenTimes<T>(act: (time: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: 10 }, (_, time) => act(time)));
}

function processOf(time: number): TestSandbox {
  return [shop, ...others][time % 3] ?? shop;
}

function fulfilled<T>(results: PromiseSettledResult<T>[]): number {
  return results.filter(({ status }) => status === 'fulfilled').length;
}

test('only one of several processes delivers an event', async () => {
  await tenTimes((time) =>
    processOf(time).stripe.paymentIntents.create({ ...wanted, confirm: true, payment_method: 'pm_card_visa' }),
  );
  const delivered = () => [shop, ...others].flatMap((one) => one.delivered.map(({ body }) => JSON.parse(body).id));
  await expect.poll(() => delivered().length).toBeGreaterThanOrEqual(10);
  for (const one of [shop, ...others]) expect(await one.pass(3600)).toBe(0);
  expect(new Set(delivered()).size).toBe(10);
  expect(delivered()).toHaveLength(10);
});

test('ten concurrent requests with one idempotency key create one payment', async () => {
  const key = { idempotencyKey: randomUUID() };
  const intents = await tenTimes((time) => processOf(time).stripe.paymentIntents.create(wanted, key));
  expect(new Set(intents.map(({ id }) => id)).size).toBe(1);
  expect((await shop.stripe.paymentIntents.list()).data).toHaveLength(1);
});

test('a payment confirmed ten times at once is charged once', async () => {
  const { id } = await shop.stripe.paymentIntents.create(wanted);
  const confirm = (time: number) =>
    processOf(time).stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  const results = await Promise.allSettled(Array.from({ length: 10 }, (_, time) => confirm(time)));
  expect(fulfilled(results)).toBe(1);
  expect((await shop.stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
});

test('concurrent refunds never exceed the amount paid', async () => {
  const { id } = await shop.stripe.paymentIntents.create({ ...wanted, confirm: true, payment_method: 'pm_card_visa' });
  const refund = (time: number) => processOf(time).stripe.refunds.create({ payment_intent: id, amount: 1000 });
  const results = await Promise.allSettled(Array.from({ length: 10 }, (_, time) => refund(time)));
  expect(fulfilled(results)).toBe(3);
  const [charge] = (await shop.stripe.charges.list({ payment_intent: id })).data;
  expect(charge?.amount_refunded).toBe(3000);
});

test('a change that comes due happens once', async () => {
  const { id } = await shop.stripe.paymentIntents.create({
    ...wanted,
    confirm: true,
    payment_method: 'pm_usBankAccount_success',
  });
  await tenTimes((time) => processOf(time).pass(3600));
  const { data } = await shop.stripe.events.list({ type: 'payment_intent.succeeded' });
  expect([data.length, (await shop.stripe.paymentIntents.retrieve(id)).status]).toEqual([1, 'succeeded']);
});
