import Stripe from 'stripe';
import { describe, expect, test, vi } from 'vitest';
import { codeOf } from '#tests/support/browser/browser-session.ts';
import { listEvents } from '#tests/support/counterparts/webhook.ts';
import {
  beginCheckout,
  beginPayment,
  ordersOf,
  payCheckout,
  requestPayment,
  sandboxOf,
  usePaymentServer,
} from '#tests/support/learner/payments.ts';

const { server, buyer, stripe, faults } = await usePaymentServer();

describe('a payment that completes before the call that created it returns', () => {
  /** Has the buyer pay, and the event arrive, before the call that created the payment returns to us. */
  function payBeforeReturn(how: 'answered' | 'lost') {
    const create = stripe.paymentIntents.create.bind(stripe.paymentIntents);
    vi.spyOn(stripe.paymentIntents, 'create').mockImplementationOnce(async (...sent) => {
      const intent = await create(...sent);
      await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
      await sandboxOf(server).deliverDue();
      if (how === 'lost') throw new Stripe.errors.StripeConnectionError({ message: 'The connection broke.' } as never);
      return intent;
    });
  }

  test('an early event finds its order and opens Heritage', async () => {
    payBeforeReturn('answered');
    const begun = await beginPayment(buyer.browser);
    expect(await buyer.browser.currentUser()).toMatchObject({
      subscriptionTier: 'heritage',
      subscriptionStatus: 'active',
    });
    expect(await ordersOf(server, buyer.learner)).toMatchObject([{ providerId: begun.id, state: 'paid' }]);
  });

  test('an early event about the payment of a session finds the order', async () => {
    const create = stripe.checkout.sessions.create.bind(stripe.checkout.sessions);
    vi.spyOn(stripe.checkout.sessions, 'create').mockImplementationOnce(async (...sent) => {
      const session = await create(...sent);
      faults.holdEvents();
      await payCheckout(server, session.id, { email: buyer.learner.email });
      await faults.releaseEvents((events) => events.filter(({ type }) => type === 'payment_intent.succeeded'));
      return session;
    });
    const id = await beginCheckout(buyer.browser);
    expect(await buyer.browser.currentUser()).toMatchObject({
      subscriptionTier: 'heritage',
      subscriptionStatus: 'active',
    });
    expect(await ordersOf(server, buyer.learner)).toMatchObject([{ providerId: id, state: 'paid' }]);
  });

  test('an early event opens Heritage even if the creating call fails', async () => {
    payBeforeReturn('lost');
    expect(codeOf(await requestPayment(buyer.browser))).toEqual([503, 'payment_unavailable']);
    expect(await buyer.browser.currentUser()).toMatchObject({
      subscriptionTier: 'heritage',
      subscriptionStatus: 'active',
    });
    const [order] = await ordersOf(server, buyer.learner);
    expect(order?.providerId).toMatch(/^pi_/);
    expect(codeOf(await requestPayment(buyer.browser))).toEqual([409, 'already_heritage']);
    expect(
      (await listEvents(server)).filter(({ data }) => Reflect.get(data.object, 'id') === order?.providerId),
    ).toHaveLength(1);
  });
});
