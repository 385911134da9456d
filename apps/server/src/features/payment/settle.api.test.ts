import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import type { BrowserSession } from '#tests/support/browser-session.ts';
import { mailTo } from '#tests/support/mail.ts';
import {
  accessIn,
  beginCheckout,
  beginPayment,
  buyHeritage,
  CARDS,
  changesOf,
  deliver,
  listEvents,
  newBuyer,
  PROCESSING_DEBIT,
  payByCard,
  payCheckout,
  purchasesOf,
  sandboxOf,
} from '#tests/support/payments.ts';
import type { TestLearner } from '#tests/support/server.ts';
import { paymentOrder } from '../../db/schema/payment.ts';

const server = await useTestServer();
let learner: TestLearner;
let browser: BrowserSession;
beforeEach(async () => {
  ({ learner, browser } = await newBuyer(server));
});

const stripe = () => server.runtime.payments.stripe;
const deliverDue = () => sandboxOf(server).deliverDue();
const access = () => accessIn(browser);

describe('a successful payment', () => {
  test('a card payment opens Heritage once, with one receipt', async () => {
    expect(await access()).toBe('genesis active');
    await buyHeritage(server, browser, learner.email);
    expect(await access()).toBe('heritage active');
    expect(await purchasesOf(server, learner)).toMatchObject([
      { status: 'paid', amountCents: 3700, currency: 'usd', refundedCents: 0 },
    ]);
    expect(await changesOf(server, learner)).toEqual(['paid']);
    await mailTo(server, learner.email);
  });

  test('a hosted payment opens Heritage once, although its two events arrive three times each', async () => {
    sandboxOf(server).faults.repeatEvents(3);
    await payCheckout(server, await beginCheckout(browser), { email: learner.email });
    await deliverDue();
    expect(await access()).toBe('heritage active');
    expect(await purchasesOf(server, learner)).toHaveLength(1);
    expect(await changesOf(server, learner)).toEqual(['paid']);
    await mailTo(server, learner.email);
  });

  test('a declined card opens nothing and sends no email', async () => {
    const begun = await beginPayment(browser);
    await payByCard(server, begun, { email: learner.email, card: CARDS.declined });
    await deliverDue();
    expect(await access()).toBe('genesis active');
    await payByCard(server, begun, { email: learner.email });
    await deliverDue();
    expect(await access()).toBe('heritage active');
    expect((await mailTo(server, learner.email)).subject).toContain('receipt');
  });
});

describe('a processing debit', () => {
  async function payByDebit(): Promise<{ session: string; payment: string }> {
    const session = await beginCheckout(browser);
    await payCheckout(server, session, { email: learner.email, debit: PROCESSING_DEBIT });
    await deliverDue();
    const { payment_intent } = await stripe().checkout.sessions.retrieve(session);
    return { session, payment: String(payment_intent) };
  }

  test.each(['succeeded', 'failed'] as const)(
    'a processing debit opens nothing, and repeated events that it %s count once',
    async (outcome) => {
      sandboxOf(server).faults.repeatEvents(2);
      const { payment } = await payByDebit();
      expect(await access()).toBe('genesis active');
      expect(await purchasesOf(server, learner)).toEqual([]);
      await sandboxOf(server).bank.settle(payment, outcome);
      await deliverDue();
      const { subject } = await mailTo(server, learner.email);
      if (outcome === 'succeeded') {
        expect([await access(), subject]).toEqual(['heritage active', expect.stringContaining('receipt')]);
      } else {
        expect([await access(), subject]).toEqual(['genesis active', "Your payment to Wickwise didn't go through"]);
      }
      expect(await purchasesOf(server, learner)).toHaveLength(outcome === 'succeeded' ? 1 : 0);
    },
  );

  test('a buyer with a processing debit cannot pay a second time', async () => {
    await payByDebit();
    for (const path of ['/api/create-payment-intent', '/api/subscription/create-checkout']) {
      const page = await browser.post(path, path.endsWith('intent') ? { amount: 37 } : undefined);
      expect([page.status, page.json<{ code: string }>().code]).toEqual([409, 'payment_underway']);
    }
  });

  test('a failed debit is emailed to the buyer, even if its events arrive out of order', async () => {
    const { id } = await beginPayment(browser);
    sandboxOf(server).faults.holdEvents();
    await stripe().paymentIntents.confirm(id, { payment_method: PROCESSING_DEBIT });
    await sandboxOf(server).bank.settle(id, 'failed');
    await sandboxOf(server).faults.releaseEvents((events) => events.toReversed());
    expect((await mailTo(server, learner.email)).subject).toBe("Your payment to Wickwise didn't go through");
    expect(await access()).toBe('genesis active');
  });
});

test('a free session opens Heritage and cannot be refunded', async () => {
  await beginCheckout(browser);
  const [order] = await server.runtime.db.select().from(paymentOrder).where(eq(paymentOrder.userId, learner.id));
  const free = await stripe().checkout.sessions.create({
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
  await sandboxOf(server).browser.payCheckout(free.id, { email: learner.email, chosen: null });
  await deliverDue();
  expect(await access()).toBe('heritage active');
  const [bought] = await purchasesOf(server, learner);
  expect(bought).toMatchObject({ amountCents: 0, paymentIntentId: null, status: 'paid' });
  const refund = await browser.post(`/api/purchases/${bought?.id}/refund`, undefined);
  expect(refund.json()).toMatchObject({ code: 'not_refundable' });
  const completed = (await listEvents(server)).find(({ data }) => Reflect.get(data.object, 'id') === free.id);
  expect(await deliver(server, { ...completed, id: 'evt_free_again' })).toBe(200);
  expect(await access()).toBe('heritage active');
  expect((await mailTo(server, learner.email)).text).toContain('0.00 USD');
});

describe('refunds and Heritage', () => {
  let payment: string;
  beforeEach(async () => {
    payment = await buyHeritage(server, browser, learner.email);
  });
  const refund = async (amount: number) => {
    await stripe().refunds.create({ payment_intent: payment, amount });
    await deliverDue();
    return access();
  };

  test('a partial refund keeps Heritage open, and a full refund closes it', async () => {
    expect(await refund(1000)).toBe('heritage active');
    expect(await refund(1000)).toBe('heritage active');
    expect(await purchasesOf(server, learner)).toMatchObject([{ status: 'paid', refundedCents: 2000 }]);
    expect(await refund(1700)).toBe('heritage inactive');
    expect(await purchasesOf(server, learner)).toMatchObject([{ status: 'refunded', refundedCents: 3700 }]);
    expect(await changesOf(server, learner)).toEqual(['paid', 'refunded']);
  });

  test('a failed refund opens Heritage again', async () => {
    expect(await refund(3700)).toBe('heritage inactive');
    const { data } = await stripe().refunds.list({ payment_intent: payment });
    await sandboxOf(server).bank.failRefund(data[0]?.id ?? '');
    await deliverDue();
    expect(await access()).toBe('heritage active');
    expect(await purchasesOf(server, learner)).toMatchObject([{ status: 'paid', refundedCents: 0 }]);
    expect(await changesOf(server, learner)).toEqual(['paid', 'refunded', 'restored']);
    expect(await refund(3700)).toBe('heritage inactive');
  });

  test('a refund closes Heritage at once in every session and for the lessons', async () => {
    const phone = browser.copy();
    const lessons = async (device: BrowserSession) => {
      const patterns = (await device.get('/api/patterns')).json<{ definition?: string }[]>();
      return patterns.filter(({ definition }) => definition !== undefined).length;
    };
    const all = await lessons(phone);
    await refund(3700);
    for (const device of [phone, browser]) {
      expect((await device.get('/api/subscription/info')).json()).toMatchObject({ hasHeritageAccess: false });
      expect(await lessons(device)).toBe(5);
    }
    expect(all).toBe(56);
  });
});

describe('disputes', () => {
  let payment: string;
  beforeEach(async () => {
    payment = await buyHeritage(server, browser, learner.email);
  });
  const bank = () => sandboxOf(server).bank;

  test.each([
    ['won', 'heritage active', ['paid', 'suspended', 'restored']],
    ['lost', 'heritage inactive', ['paid', 'suspended', 'lost']],
  ] as const)('suspends heritage until it is %s', async (outcome, end, changes) => {
    const dispute = await bank().openDispute(payment);
    await deliverDue();
    expect(await access()).toBe('heritage inactive');
    expect(await purchasesOf(server, learner)).toMatchObject([{ status: 'suspended' }]);
    await bank().closeDispute(dispute, outcome);
    await deliverDue();
    expect(await access()).toBe(end);
    expect(await changesOf(server, learner)).toEqual(changes);
  });

  test('a withdrawn dispute changes nothing until it is closed', async () => {
    const dispute = await bank().openDispute(payment);
    await bank().withdrawDispute(dispute);
    await deliverDue();
    expect(await access()).toBe('heritage inactive');
    await bank().closeDispute(dispute, 'won');
    await deliverDue();
    expect(await access()).toBe('heritage active');
  });

  test('a dispute counts in addition to a partial refund', async () => {
    await stripe().refunds.create({ payment_intent: payment, amount: 1000 });
    const dispute = await bank().openDispute(payment);
    await deliverDue();
    expect(await access()).toBe('heritage inactive');
    await bank().closeDispute(dispute, 'won');
    await deliverDue();
    expect(await access()).toBe('heritage active');
    expect(await purchasesOf(server, learner)).toMatchObject([{ status: 'paid', refundedCents: 1000 }]);
  });
});
