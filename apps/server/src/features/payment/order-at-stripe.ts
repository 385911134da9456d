import Stripe from 'stripe';
import type { Learner } from '../../plugins/session.ts';
import { HERITAGE } from '../access/public.ts';
import type { Order } from './orders.ts';

/** An order's payment at Stripe. */
export interface StripePayment {
  readonly id: string;
  /** Whether the buyer can still pay it. */
  readonly isOpen: boolean;
  /** For the form on our own page; null for a checkout session. */
  readonly clientSecret: string | null;
  /** Of the page that Stripe hosts; null for a payment intent. */
  readonly url: string | null;
}

interface NewPayment {
  readonly learner: Learner | null;
  readonly publicUrl: string;
}

/** Creates the order's payment. The idempotency key makes a retry after a lost response the same payment. */
export async function createAtStripe(stripe: Stripe, order: Order, payment: NewPayment): Promise<StripePayment> {
  const idempotent = { idempotencyKey: `order-${order.id}` };
  return order.kind === 'payment_intent'
    ? fromIntent(await stripe.paymentIntents.create(intentParams(order), idempotent))
    : fromSession(await stripe.checkout.sessions.create(sessionParams(order, payment), idempotent));
}

/** Returns null when the payment doesn't exist at Stripe. */
export async function retrieveFromStripe(stripe: Stripe, order: Order): Promise<StripePayment | null> {
  const { kind, providerId } = order;
  if (providerId === null) return null;
  try {
    const payment =
      kind === 'payment_intent'
        ? fromIntent(await stripe.paymentIntents.retrieve(providerId))
        : fromSession(await stripe.checkout.sessions.retrieve(providerId));
    if (payment.id !== providerId) throw new Error(`Stripe returned ${payment.id} instead of ${providerId}.`);
    return payment;
  } catch (error) {
    if (isResourceMissing(error)) return null;
    throw error;
  }
}

const OPEN_INTENT = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

function fromIntent({ id, status, client_secret: clientSecret }: Stripe.PaymentIntent): StripePayment {
  return { id, isOpen: OPEN_INTENT.has(status), clientSecret, url: null };
}

function fromSession({ id, status, url }: Stripe.Checkout.Session): StripePayment {
  return { id, isOpen: status === 'open', clientSecret: null, url };
}

function intentParams({ id, amountCents: amount, currency }: Order): Stripe.PaymentIntentCreateParams {
  const { description } = HERITAGE;
  return {
    amount,
    currency,
    description,
    automatic_payment_methods: { enabled: true },
    metadata: { order_id: id },
  };
}

function sessionParams(order: Order, { learner, publicUrl }: NewPayment): Stripe.Checkout.SessionCreateParams {
  const { id, amountCents: unit_amount, currency } = order;
  const { description } = HERITAGE;
  const metadata = { order_id: id };
  return {
    mode: 'payment',
    line_items: [{ price_data: { currency, unit_amount, product_data: { name: description } }, quantity: 1 }],
    ...(learner && { customer_email: learner.email }),
    client_reference_id: id,
    // Stripe doesn't copy a session's metadata to its payment.
    metadata,
    payment_intent_data: { metadata, description },
    success_url: `${publicUrl}/subscribe?success=true&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}/subscribe?canceled=true`,
  };
}

/** Whether Stripe has no such object, for example because it belongs to another account. */
export function isResourceMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

/** The key is in use by another request, or there are too many requests: the same request may succeed in a moment. */
const RETRYABLE_STATUSES = new Set([409, 429]);

/** Whether Stripe would repeat this error for the same idempotency key. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError) || error.statusCode === undefined) return false;
  return !RETRYABLE_STATUSES.has(error.statusCode);
}
