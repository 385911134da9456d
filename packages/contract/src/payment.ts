import { z } from 'zod';
import { defineCall } from './call.ts';
import { HERITAGE_PRICE_CENTS } from './constants.ts';

/** The statuses of a purchase: `lost` to a dispute, `revoked` by an operator. Only `paid` opens Heritage content. */
export const purchaseStatus = z.enum(['paid', 'refunded', 'suspended', 'lost', 'revoked']);
export type PurchaseStatus = z.output<typeof purchaseStatus>;

/** A purchase as its owner sees it. */
export const purchase = z.object({
  id: z.string(),
  /** As printed on the receipt, such as W-000123. */
  receiptNumber: z.string(),
  description: z.string(),
  amountCents: z.int().nonnegative(),
  /** The amount refunded so far. */
  refundedCents: z.int().nonnegative(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  email: z.string(),
  paidAt: z.iso.datetime(),
  status: purchaseStatus,
  /** The end of the refund period; null when the purchase can't be refunded. */
  refundableUntil: z.iso.datetime().nullable(),
  /** Whether it repeats an earlier payment: it is refunded automatically. */
  isDuplicate: z.boolean(),
  /** Whether the owner of the address on the receipt may still claim it: the learner only confirmed that it is theirs. */
  isClaimable: z.boolean(),
  /** Paid in the embedded sandbox: no money moved. */
  isSandbox: z.boolean(),
});
export type Purchase = z.output<typeof purchase>;

/**
 * What the return page may know of a payment. `reversed` arrived, but was refunded or disputed since. `duplicate`
 * repeats an earlier payment and is refunded automatically. `unknown` is also the response about a payment made by
 * another browser and another account.
 */
export const paymentState = z.enum(['processing', 'paid', 'duplicate', 'reversed', 'failed', 'unknown']);
export type PaymentState = z.output<typeof paymentState>;

const paymentIntent = z.object({
  clientSecret: z.string(),
  /** For the provider's script in the browser. */
  publishableKey: z.string(),
  /** Which provider takes the card: Stripe, or the embedded sandbox that moves no money. */
  provider: z.enum(['stripe', 'sandbox']),
});

const dollars = z.literal(HERITAGE_PRICE_CENTS / 100, { error: 'The price is 37 USD.' });

/** An id of Stripe's, such as pi_123 or cs_test_123. */
const providerId = z.string().regex(/^(pi|cs)_[A-Za-z0-9_]{1,200}$/, 'An id such as pi_123.');

export const paymentCalls = {
  createPaymentIntent: defineCall({
    method: 'POST',
    path: '/api/create-payment-intent',
    access: 'everyone',
    summary: 'Begins a payment for heritage. The price is ours; an amount other than 37 is refused.',
    body: z.object({ amount: dollars, description: z.string().max(200).optional() }),
    response: paymentIntent,
    errors: ['already_heritage', 'payment_underway', 'purchase_unclaimed', 'purchase_unproven', 'payment_unavailable'],
  }),
  createCheckout: defineCall({
    method: 'POST',
    path: '/api/subscription/create-checkout',
    access: 'signed-in',
    summary: "Begins a payment on the provider's own page and returns its URL.",
    response: z.object({ url: z.url() }),
    errors: [
      'not_signed_in',
      'already_heritage',
      'payment_underway',
      'purchase_unclaimed',
      'purchase_unproven',
      'payment_unavailable',
    ],
  }),
  refreshPayment: defineCall({
    method: 'POST',
    path: '/api/payment/:providerId/refresh',
    access: 'everyone',
    summary: 'Brings a payment that this browser or this learner began up to date, and says whether it has arrived.',
    params: z.object({ providerId }),
    response: z.object({
      state: paymentState,
      /** Whether the caller has Heritage now. */
      hasHeritageAccess: z.boolean(),
      /** Paid in the embedded sandbox: no money moves. */
      isSandbox: z.boolean(),
    }),
    errors: [],
  }),
  listPurchases: defineCall({
    method: 'GET',
    path: '/api/purchases',
    access: 'signed-in',
    summary: "The learner's purchases, newest first.",
    response: z.array(purchase),
    errors: ['not_signed_in'],
  }),
  refundPurchase: defineCall({
    method: 'POST',
    path: '/api/purchases/:purchaseId/refund',
    access: 'signed-in',
    summary: 'Pays a purchase back in full, within 30 days. Heritage closes with it.',
    params: z.object({ purchaseId: z.string().min(1).max(100) }),
    response: purchase,
    errors: ['not_signed_in', 'sign_in_again', 'not_found', 'not_refundable', 'payment_unavailable'],
  }),
};
