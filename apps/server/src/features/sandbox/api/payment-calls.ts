import { z } from 'zod';
import { findObject, lockPayment, type Payment } from '../data.ts';
import { insertObject, type Work } from '../mutations.ts';
import type { PaymentMethod } from '../objects.ts';
import { attempt, cancel } from '../payment.ts';
import { newIntent, newPaymentMethod } from '../payment-objects.ts';
import { invalidRequest, noSuch } from '../refusal.ts';
import { findReadyMethod } from '../test-methods.ts';
import { type ApiCall, defineApiCall, listCall, retrieveCall } from './call.ts';
import { allowedTypes, currency, flag, paymentIntentData, wholeNumber } from './parameters.ts';

const PATH = '/v1/payment_intents';
const SMALLEST_CENTS = 50;
const LARGEST_CENTS = 99_999_999;

const confirmation = {
  payment_method: z.string().optional(),
  return_url: z.url().optional(),
};

const createIntent = defineApiCall({
  method: 'POST',
  path: PATH,
  parameters: {
    amount: wholeNumber,
    currency,
    ...paymentIntentData,
    allowed_payment_method_types: allowedTypes,
    automatic_payment_methods: z
      .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).default('always') })
      .optional(),
    confirm: flag.default(false),
    ...confirmation,
  },
  run: async ({ work, parameters: { confirm, payment_method, return_url, ...wanted } }) => {
    refuseAmount(wanted.amount);
    const intent = await insertObject(work, newIntent(work, wanted));
    if (!confirm) return { object: intent };
    return confirmWith(work, { intent, session: null }, { payment_method, return_url });
  },
});

function refuseAmount(amount: number): void {
  if (amount < SMALLEST_CENTS) {
    throw invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  }
  if (amount > LARGEST_CENTS) {
    throw invalidRequest('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' });
  }
}

const confirmIntent = defineApiCall({
  method: 'POST',
  path: `${PATH}/:id/confirm`,
  parameters: confirmation,
  run: async ({ work, id, parameters }) => confirmWith(work, await lockPayment(work.db, id), parameters),
});

interface Confirmation {
  readonly payment_method?: string | undefined;
  readonly return_url?: string | undefined;
}

async function confirmWith(work: Work, payment: Payment, { payment_method, return_url }: Confirmation) {
  if (payment_method === undefined) {
    const message = 'You cannot confirm this PaymentIntent because it is missing a payment method.';
    throw invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: payment.intent });
  }
  const method = await takeMethod(work, payment_method);
  const { intent, decline } = await attempt(work, payment, { method, returnUrl: return_url ?? work.publicUrl });
  return decline === null ? { object: intent } : { decline };
}

/** One of Stripe's ready test methods, or one that was used before. */
async function takeMethod(work: Work, id: string): Promise<PaymentMethod> {
  const ready = findReadyMethod(id);
  const expiry = { exp_month: 12, exp_year: work.now.getUTCFullYear() + 3 };
  if (ready !== null) return insertObject(work, newPaymentMethod(work, ready, {}, expiry));
  const known = await findObject(work.db, 'payment_method', id);
  if (known === null) throw noSuch('PaymentMethod', id, 'payment_method');
  return known;
}

const cancelIntent = defineApiCall({
  method: 'POST',
  path: `${PATH}/:id/cancel`,
  parameters: {
    cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  },
  run: async ({ work, id, parameters }) => {
    const { intent, session } = await lockPayment(work.db, id);
    if (session?.status === 'open') {
      throw invalidRequest('You cannot cancel the PaymentIntent of a Checkout Session. Expire the session instead.');
    }
    return { object: await cancel(work, intent, parameters.cancellation_reason ?? null) };
  },
});

export const paymentCalls: readonly ApiCall[] = [
  createIntent,
  confirmIntent,
  cancelIntent,
  retrieveCall('payment_intent', PATH),
  listCall('payment_intent', PATH, []),
  retrieveCall('charge', '/v1/charges'),
  listCall('charge', '/v1/charges', ['payment_intent']),
];
