import { z } from 'zod';
import { expireSession } from '../checkout/checkout.ts';
import { buildSession } from '../checkout/session-objects.ts';
import { lockObject } from '../data.ts';
import { type Context, insertObject } from '../mutations.ts';
import { invalidRequest, resourceMissing } from '../stripe-error.ts';
import { defineEndpoint, type Endpoint, listEndpoint, retrieveEndpoint } from './endpoint.ts';
import { allowedTypes, arrayOf, currency, emailAddress, integer, metadata, paymentIntentData } from './parameters.ts';

const PATH = '/v1/checkout/sessions';
const MINUTE_MS = 60_000;
const MIN_LIFETIME_MS = 30 * MINUTE_MS;
const MAX_LIFETIME_MS = 24 * 60 * MINUTE_MS;

/** The only coupon. It takes everything off. */
const FREE_COUPON = 'sandbox_free';

const httpUrl = z.string().refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'must be a web address');

const line = z.strictObject({
  quantity: integer.pipe(z.number().min(1).max(1000)).default(1),
  price_data: z.strictObject({
    currency,
    unit_amount: integer.pipe(z.number().min(0)),
    product_data: z.strictObject({ name: z.string().min(1), description: z.string().min(1).optional() }),
  }),
});

const createSession = defineEndpoint({
  method: 'POST',
  path: PATH,
  parameters: {
    mode: z.literal('payment').default('payment'),
    ui_mode: z.literal('hosted_page').default('hosted_page'),
    line_items: arrayOf(line),
    discounts: arrayOf(z.strictObject({ coupon: z.string() })).default([]),
    metadata,
    payment_intent_data: z.strictObject(paymentIntentData).default({ metadata: {} }),
    allowed_payment_method_types: allowedTypes,
    success_url: httpUrl,
    cancel_url: httpUrl.optional(),
    client_reference_id: z.string().max(200).optional(),
    customer_email: emailAddress.optional(),
    expires_at: integer.optional(),
  },
  run: async ({ context, parameters }) => {
    const expiresAt = expiryOf(context, parameters.expires_at);
    const isFree = hasFreeCoupon(parameters.discounts);
    const session = buildSession(context, { ...parameters, isFree, expiresAt });
    return { object: await insertObject(context, session, expiresAt) };
  },
});

function hasFreeCoupon(discounts: readonly { coupon: string }[]): boolean {
  const unknown = discounts.find(({ coupon }) => coupon !== FREE_COUPON);
  if (unknown !== undefined) throw resourceMissing('coupon', unknown.coupon, 'discounts[0][coupon]');
  return discounts.length > 0;
}

function expiryOf({ now }: Context, seconds: number | undefined): Date {
  const expiresAt = seconds === undefined ? new Date(now.getTime() + MAX_LIFETIME_MS) : new Date(seconds * 1000);
  const lifetime = expiresAt.getTime() - now.getTime();
  // Half a minute of grace, because the caller's own clock was read a little earlier.
  if (lifetime >= MIN_LIFETIME_MS - MINUTE_MS / 2 && lifetime <= MAX_LIFETIME_MS + MINUTE_MS / 2) return expiresAt;
  const message = 'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.';
  throw invalidRequest(message, { param: 'expires_at' });
}

const expireEndpoint = defineEndpoint({
  method: 'POST',
  path: `${PATH}/:id/expire`,
  parameters: {},
  run: async ({ context, id }) => ({
    object: await expireSession(context, await lockObject(context.db, 'checkout.session', id)),
  }),
});

export const checkoutEndpoints: readonly Endpoint[] = [
  createSession,
  expireEndpoint,
  retrieveEndpoint('checkout.session', PATH),
  listEndpoint('checkout.session', PATH, ['payment_intent', 'status']),
];
