import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mailTo } from '#tests/support/counterparts/mail.ts';
import { deliver, listEvents } from '#tests/support/counterparts/webhook.ts';
import {
  accessIn,
  beginCheckout,
  beginPayment,
  buyHeritage,
  CARDS,
  changesOf,
  PROCESSING_DEBIT,
  payByCard,
  payCheckout,
  purchasesOf,
  sandboxOf,
  usePaymentServer,
} from '#tests/support/learner/payments.ts';
import { paymentOrder } from '../../db/schema/payment.ts';

const { server, buyer, stripe, faults } = await usePaymentServer();

const deliverDue = () => sandboxOf(server).deliverDue();
const access = () => accessIn(buyer.browser);

describe('a successful payment', () => {
  test('a card payment opens Heritage once, with one receipt', async () => {
    expect(await access()).toBe('genesis active');
    await buyHeritage(server, buyer.browser, buyer.learner.email);
    expect(await access()).toBe('heritage active');
    expect(await purchasesOf(server, buyer.learner)).toMatchObject([
      { status: 'paid', amountCents: 3700, currency: 'usd', refundedCents: 0 },
    ]);
    expect(await changesOf(server, buyer.learner)).toEqual(['paid']);
    await mailTo(server, buyer.learner.email);
  });

  test('a hosted payment opens Heritage once, although its two events arrive three times each', async () => {
    faults.repeatEvents(3);
    await payCheckout(server, await beginCheckout(buyer.browser), { email: buyer.learner.email });
    await deliverDue();
    expect(await access()).toBe('heritage active');
    expect(await purchasesOf(server, buyer.learner)).toHaveLength(1);
    expect(await changesOf(server, buyer.learner)).toEqual(['paid']);
    await mailTo(server, buyer.learner.email);
  });

  test('a declined card opens nothing and sends no email', async () => {
    const begun = await beginPayment(buyer.browser);
    await payByCard(server, begun, { email: buyer.learner.email, card: CARDS.declined });
    await deliverDue();
    expect(await access()).toBe('genesis active');
    await payByCard(server, begun, { email: buyer.learner.email });
    await deliverDue();
    expect(await access()).toBe('heritage active');
    expect((await mailTo(server, buyer.learner.email)).subject).toContain('receipt');
  });
});

describe('a processing debit', () => {
  async function payByDebit(): Promise<{ session: string; payment: string }> {
    const session = await beginCheckout(buyer.browser);
    await payCheckout(server, session, { email: buyer.learner.email, debit: PROCESSING_DEBIT });
    await deliverDue();
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session);
    return { session, payment: String(payment_intent) };
  }

  test.each(['succeeded', 'failed'] as const)(
    'a processing debit opens nothing, and repeated events that it %s count once',
    async (outcome) => {
      faults.repeatEvents(2);
      const { payment } = await payByDebit();
      expect(await access()).toBe('genesis active');
      expect(await purchasesOf(server, buyer.learner)).toEqual([]);
      await sandboxOf(server).bank.settle(payment, outcome);
      await deliverDue();
      const { subject } = await mailTo(server, buyer.learner.email);
      if (outcome === 'succeeded') {
        expect([await access(), subject]).toEqual(['heritage active', expect.stringContaining('receipt')]);
      } else {
        expect([await access(), subject]).toEqual(['genesis active', "Your payment to Wickwise didn't go through"]);
      }
      expect(await purchasesOf(server, buyer.learner)).toHaveLength(outcome === 'succeeded' ? 1 : 0);
    },
  );

  test('a buyer with a processing debit cannot pay a second time', async () => {
    await payByDebit();
    for (const path of ['/api/create-payment-intent', '/api/subscription/create-checkout']) {
      const page = await buyer.browser.post(path, path.endsWith('intent') ? { amount: 37 } : undefined);
      expect([page.status, page.json<{ code: string }>().code]).toEqual([409, 'payment_underway']);
    }
  });

  test('a failed debit is emailed to the buyer, even if its events arrive out of order', async () => {
    const { id } = await beginPayment(buyer.browser);
    faults.holdEvents();
    await stripe.paymentIntents.confirm(id, { payment_method: PROCESSING_DEBIT });
    await sandboxOf(server).bank.settle(id, 'failed');
    await faults.releaseEvents((events) => events.toReversed());
    expect((await mailTo(server, buyer.learner.email)).subject).toBe("Your payment to Wickwise didn't go through");
    expect(await access()).toBe('genesis active');
  });
});

test('a free session opens Heritage and cannot be refunded', async () => {
  await beginCheckout(buyer.browser);
  const [order] = await server.runtime.db.select().from(paymentOrder).where(eq(paymentOrder.userId, buyer.learner.id));
  const free = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      { price_data: { currency: 'usd', unit_amount: 3700, product_data: { name: 'Heritage' } }, quantity: 1 },
    ],
    discounts: [{ coupon: 'sandbox_free' }],
    metadata: { order_id: order?.id ?? '' },
    success_url: `${server.origin}/subscribe?success=true`,
  });
  await server.runtime.db
    .update(paymentOrder)
    .set({ providerId: free.id })
    .where(eq(paymentOrder.id, order?.id ?? ''));
  await sandboxOf(server).browser.payCheckout(free.id, { email: buyer.learner.email, chosen: null });
  await deliverDue();
  expect(await access()).toBe('heritage active');
  const [bought] = await purchasesOf(server, buyer.learner);
  expect(bought).toMatchObject({ amountCents: 0, paymentIntentId: null, status: 'paid' });
  const refund = await buyer.browser.post(`/api/purchases/${bought?.id}/refund`, undefined);
  expect(refund.json()).toMatchObject({ code: 'not_refundable' });
  const completed = (await listEvents(server)).find(({ data }) => Reflect.get(data.object, 'id') === free.id);
  expect(await deliver(server, { ...completed, id: 'evt_free_again' })).toBe(200);
  expect(await access()).toBe('heritage active');
  expect((await mailTo(server, buyer.learner.email)).text).toContain('0.00 USD');
});
