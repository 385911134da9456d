import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  beginCheckout,
  beginPayment,
  browserOf,
  PROCESSING_DEBIT,
  payByCard,
  payCheckout,
  purchasesOf,
  sandboxOf,
  usePaymentServer,
} from '#tests/support/learner/payments.ts';
import { createLearner } from '#tests/support/server.ts';
import { paymentOrder } from '../../db/schema/payment.ts';

const { server, buyer, stripe } = await usePaymentServer();

async function orderState(providerId: string): Promise<string | undefined> {
  const matches = eq(paymentOrder.providerId, providerId);
  const [order] = await server.runtime.db.select({ state: paymentOrder.state }).from(paymentOrder).where(matches);
  return order?.state;
}

describe('canceling open orders', () => {
  test('a card payment on our page expires the open checkout session', async () => {
    const [begun, session] = [await beginPayment(buyer.browser), await beginCheckout(buyer.browser)];
    await payByCard(server, begun, { email: buyer.learner.email });
    await sandboxOf(server).deliverDue();
    await expect.poll(() => orderState(session)).toBe('closed');
    expect((await stripe.checkout.sessions.retrieve(session)).status).toBe('expired');
    expect(await purchasesOf(server, buyer.learner)).toHaveLength(1);
  });

  test('a payment on the hosted page cancels the open payment intent', async () => {
    const [begun, session] = [await beginPayment(buyer.browser), await beginCheckout(buyer.browser)];
    await payCheckout(server, session, { email: buyer.learner.email });
    await sandboxOf(server).deliverDue();
    await expect.poll(() => orderState(begun.id)).toBe('closed');
    await expect(payByCard(server, begun, { email: buyer.learner.email })).rejects.toThrow();
    expect(await purchasesOf(server, buyer.learner)).toHaveLength(1);
  });

  test('a processing debit cancels the other open orders', async () => {
    const [begun, session] = [await beginPayment(buyer.browser), await beginCheckout(buyer.browser)];
    await payCheckout(server, session, { email: buyer.learner.email, debit: PROCESSING_DEBIT });
    await sandboxOf(server).deliverDue();
    await expect.poll(() => orderState(begun.id)).toBe('closed');
    expect((await stripe.paymentIntents.retrieve(begun.id)).status).toBe('canceled');
  });
});

test("a payment leaves other buyers' open orders alone", async () => {
  const other = browserOf(server, await createLearner(server));
  const [begun, theirs] = [await beginPayment(buyer.browser), await beginCheckout(other)];
  const mine = await beginCheckout(buyer.browser);
  await payByCard(server, begun, { email: buyer.learner.email });
  await sandboxOf(server).deliverDue();
  await expect.poll(() => orderState(mine)).toBe('closed');
  expect(await orderState(theirs)).toBe('open');
});
