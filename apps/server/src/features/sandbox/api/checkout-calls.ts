import { z } from 'zod';
import { expireSession } from '../checkout.ts';
import { lockObject } from '../data.ts';
import { insertObject, type Work } from '../mutations.ts';
import { invalidRequest, noSuch } from '../refusal.ts';
import { newSession } from '../session-objects.ts';
import { type ApiCall, defineApiCall, listCall, retrieveCall } from './call.ts';
import { allowedTypes, currency, listOf, metadata, paymentIntentData, wholeNumber } from './parameters.ts';

const PATH = '/v1/checkout/sessions';
const MINUTE_MS = 60_000;
const SHORTEST_MS = 30 * MINUTE_MS;
const LONGEST_MS = 24 * 60 * MINUTE_MS;

/** The one coupon there is. It takes everything off. */
export const FREE_COUPON = 'sandbox_free';

const webAddress = z
  .string()
  .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'must be a web address');

const line = z.strictObject({
  quantity: wholeNumber.pipe(z.number().min(1).max(1000)).default(1),
  price_data: z.strictObject({
    currency,
    unit_amount: wholeNumber,
    product_data: z.strictObject({ name: z.string().min(1), description: z.string().min(1).optional() }),
  }),
});

const createSession = defineApiCall({
  method: 'POST',
  path: PATH,
  parameters: {
    mode: z.literal('payment').default('payment'),
    ui_mode: z.literal('hosted_page').default('hosted_page'),
    line_items: listOf(line),
    discounts: listOf(z.strictObject({ coupon: z.string() })).default([]),
    metadata,
    payment_intent_data: z.strictObject(paymentIntentData).default({ metadata: {} }),
    allowed_payment_method_types: allowedTypes,
    success_url: webAddress,
    cancel_url: webAddress.optional(),
    client_reference_id: z.string().max(200).optional(),
    customer_email: z.email().optional(),
    expires_at: wholeNumber.optional(),
  },
  run: async ({ work, parameters: wanted }) => {
    const expiresAt = expiryOf(work, wanted.expires_at);
    const session = newSession(work, {
      lines: wanted.line_items,
      isFree: takesEverythingOff(wanted.discounts),
      metadata: wanted.metadata,
      paymentIntentData: wanted.payment_intent_data,
      allowedTypes: wanted.allowed_payment_method_types ?? null,
      successUrl: wanted.success_url,
      cancelUrl: wanted.cancel_url ?? null,
      clientReferenceId: wanted.client_reference_id ?? null,
      customerEmail: wanted.customer_email ?? null,
      expiresAt,
    });
    return { object: await insertObject(work, session, expiresAt) };
  },
});

function takesEverythingOff(discounts: readonly { coupon: string }[]): boolean {
  const unknown = discounts.find(({ coupon }) => coupon !== FREE_COUPON);
  if (unknown !== undefined) throw noSuch('coupon', unknown.coupon, 'discounts[0][coupon]');
  return discounts.length > 0;
}

function expiryOf({ now }: Work, seconds: number | undefined): Date {
  const expiresAt = seconds === undefined ? new Date(now.getTime() + LONGEST_MS) : new Date(seconds * 1000);
  const lifetime = expiresAt.getTime() - now.getTime();
  // Half a minute of grace: the caller counted from a moment that is past now.
  if (lifetime >= SHORTEST_MS - MINUTE_MS / 2 && lifetime <= LONGEST_MS + MINUTE_MS / 2) return expiresAt;
  const message = 'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.';
  throw invalidRequest(message, { param: 'expires_at' });
}

const expireCall = defineApiCall({
  method: 'POST',
  path: `${PATH}/:id/expire`,
  parameters: {},
  run: async ({ work, id }) => ({
    object: await expireSession(work, await lockObject(work.db, 'checkout.session', id)),
  }),
});

export const checkoutCalls: readonly ApiCall[] = [
  createSession,
  expireCall,
  retrieveCall('checkout.session', PATH),
  listCall('checkout.session', PATH, ['payment_intent', 'status']),
];
