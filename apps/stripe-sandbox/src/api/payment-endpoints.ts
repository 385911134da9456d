import { z } from 'zod';
import { findObject, lockPayment, type Payment } from '../data.ts';
import { type Context, insertObject } from '../mutations.ts';
import type { PaymentMethod } from '../objects.ts';
import { cancelPayment, confirmPayment } from '../payment/payment.ts';
import { buildIntent, buildPaymentMethod } from '../payment/payment-objects.ts';
import { findTestMethod } from '../payment/test-methods.ts';
import { invalidRequest, resourceMissing } from '../stripe-error.ts';
import { defineEndpoint, type Endpoint, listEndpoint, retrieveEndpoint } from './endpoint.ts';
import { allowedTypes, amount, boolean, currency, paymentIntentData } from './parameters.ts';

const PATH = '/v1/payment_intents';
const MIN_AMOUNT_CENTS = 50;
const MAX_AMOUNT_CENTS = 99_999_999;

const confirmation = {
  payment_method: z.string().optional(),
  return_url: z.url().optional(),
};

const createIntent = defineEndpoint({
  method: 'POST',
  path: PATH,
  parameters: {
    amount,
    currency,
    ...paymentIntentData,
    allowed_payment_method_types: allowedTypes,
    automatic_payment_methods: z
      .strictObject({ enabled: boolean, allow_redirects: z.enum(['always', 'never']).default('always') })
      .optional(),
    confirm: boolean.default(false),
    ...confirmation,
  },
  run: async ({ context, parameters: { confirm, payment_method, return_url, ...params } }) => {
    checkAmount(params.amount);
    const intent = await insertObject(context, buildIntent(context, params));
    if (!confirm) return { object: intent };
    return confirmWith(context, { intent, session: null }, { payment_method, return_url });
  },
});

function checkAmount(amount: number): void {
  if (amount < MIN_AMOUNT_CENTS) {
    throw invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  }
  if (amount > MAX_AMOUNT_CENTS) {
    throw invalidRequest('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' });
  }
}

const confirmIntent = defineEndpoint({
  method: 'POST',
  path: `${PATH}/:id/confirm`,
  parameters: confirmation,
  run: async ({ context, id, parameters }) => confirmWith(context, await lockPayment(context.db, id), parameters),
});

interface Confirmation {
  readonly payment_method?: string | undefined;
  readonly return_url?: string | undefined;
}

async function confirmWith(context: Context, payment: Payment, { payment_method, return_url }: Confirmation) {
  if (payment_method === undefined) {
    const message = 'You cannot confirm this PaymentIntent because it is missing a payment method.';
    throw invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: payment.intent });
  }
  const method = await resolvePaymentMethod(context, payment_method);
  const { intent, decline } = await confirmPayment(context, payment, {
    method,
    returnUrl: return_url ?? context.publicUrl,
  });
  return decline === null ? { object: intent } : { decline };
}

/** Returns a new payment method for the id of a test one, or the stored one of this id. */
async function resolvePaymentMethod(context: Context, id: string): Promise<PaymentMethod> {
  const test = findTestMethod(id);
  const expiry = { exp_month: 12, exp_year: context.now.getUTCFullYear() + 3 };
  if (test !== null) return insertObject(context, buildPaymentMethod(context, test, {}, expiry));
  const stored = await findObject(context.db, 'payment_method', id);
  if (stored === null) throw resourceMissing('PaymentMethod', id, 'payment_method');
  return stored;
}

const cancelIntent = defineEndpoint({
  method: 'POST',
  path: `${PATH}/:id/cancel`,
  parameters: {
    cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  },
  run: async ({ context, id, parameters }) => {
    const { intent, session } = await lockPayment(context.db, id);
    if (session?.status === 'open') {
      throw invalidRequest('You cannot cancel the PaymentIntent of a Checkout Session. Expire the session instead.');
    }
    return { object: await cancelPayment(context, intent, parameters.cancellation_reason ?? null) };
  },
});

export const paymentEndpoints: readonly Endpoint[] = [
  createIntent,
  confirmIntent,
  cancelIntent,
  retrieveEndpoint('payment_intent', PATH),
  listEndpoint('payment_intent', PATH, []),
  retrieveEndpoint('charge', '/v1/charges'),
  listEndpoint('charge', '/v1/charges', ['payment_intent']),
];
