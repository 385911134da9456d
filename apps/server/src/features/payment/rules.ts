import { HERITAGE_PRICE_CENTS } from '@wickwise/contract/constants';
import type { purchaseStatuses } from '../../db/schema/payment.ts';

/** What is sold. Price and currency come from here, whatever a browser sends. */
export const HERITAGE = {
  amountCents: HERITAGE_PRICE_CENTS,
  currency: 'usd',
  description: 'Heritage Tier - Lifetime Access',
} as const;

const SECOND_MS = 1000;

/** How often one network address may begin a payment: enough for a class, too little to try stolen cards. */
export const beginAllowance = { burst: 60, everyMs: 10 * SECOND_MS } as const;

/** The money-back guarantee. */
export const REFUND_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

export type PurchaseStatus = (typeof purchaseStatuses)[number];

/** One object of the provider that says what a payment is for and how much it is. */
export interface PaymentClaim {
  readonly orderId: string | null;
  readonly amountCents: number;
  readonly currency: string;
  readonly livemode: boolean;
}

/** What the provider says of a payment at one moment, in our words. */
export interface PaymentReading {
  readonly progress: 'open' | 'processing' | 'failed' | 'closed' | 'paid';
  /** Whether it failed after the buyer had been told that it is on its way. */
  readonly failedLate: boolean;
  readonly claims: readonly PaymentClaim[];
  readonly paymentIntentId: string | null;
  /** What was paid: 0 when a coupon covered all of it. */
  readonly paidCents: number;
  readonly email: string | null;
  readonly paidAt: Date;
  readonly refunds: readonly Refund[];
  /** The states of its disputes, in the provider's words. */
  readonly disputes: readonly string[];
}

export interface Refund {
  readonly amountCents: number;
  readonly status: string;
}

interface Ordered {
  readonly id: string;
  readonly amountCents: number;
  readonly currency: string;
}

/** In what a payment is not the one that was ordered; empty when it is. */
export function differences(order: Ordered, { claims }: PaymentReading, livemode: boolean): string[] {
  return claims.flatMap((claim) => [
    ...differs('order', claim.orderId, order.id),
    ...differs('amount', claim.amountCents, order.amountCents),
    ...differs('currency', claim.currency, order.currency),
    ...differs('livemode', claim.livemode, livemode),
  ]);
}

function differs<T>(what: string, found: T, expected: T): string[] {
  return found === expected ? [] : [`${what} is ${found} instead of ${expected}`];
}

const FAILED_REFUND = new Set(['failed', 'canceled']);

/** What is paid back or on its way back. A refund that failed is neither. */
export function refundedCents({ refunds }: Pick<PaymentReading, 'refunds'>): number {
  return refunds
    .filter(({ status }) => !FAILED_REFUND.has(status))
    .reduce((sum, refund) => sum + refund.amountCents, 0);
}

export function countFailedRefunds({ refunds }: Pick<PaymentReading, 'refunds'>): number {
  return refunds.filter(({ status }) => FAILED_REFUND.has(status)).length;
}

/** The bank has taken the money for good; what was prevented was paid back before it became a dispute. */
const LOST_DISPUTE = new Set(['lost', 'prevented', 'appeal_needs_response', 'appeal_under_review']);
/** The bank holds the money. An inquiry (`warning_…`) moves none, and a withdrawn dispute stays open until closed. */
const OPEN_DISPUTE = new Set(['needs_response', 'under_review']);

type Returned = Pick<PaymentReading, 'paidCents' | 'refunds' | 'disputes'>;

/**
 * What a paid purchase is worth by what has been paid back and disputed since. Part of the money back keeps heritage
 * open, all of it closes it, and so does a dispute unless it is won.
 */
export function statusOf(reading: Returned): PurchaseStatus {
  if (reading.disputes.some((state) => LOST_DISPUTE.has(state))) return 'lost';
  if (reading.paidCents > 0 && refundedCents(reading) >= reading.paidCents) return 'refunded';
  return reading.disputes.some((state) => OPEN_DISPUTE.has(state)) ? 'suspended' : 'paid';
}

interface Refundable {
  readonly status: PurchaseStatus;
  readonly paymentIntentId: string | null;
  readonly paidAt: Date;
  readonly duplicateOf: string | null;
}

/** Until when the money can be had back, or null when it cannot. */
export function refundableUntil(bought: Refundable, now: Date): Date | null {
  const { status, paymentIntentId, paidAt, duplicateOf } = bought;
  const until = new Date(paidAt.getTime() + REFUND_DAYS * DAY_MS);
  const isRefundable = status === 'paid' && paymentIntentId !== null && duplicateOf === null;
  return isRefundable && now < until ? until : null;
}

/** As it stands on the receipt and in a message to us. */
export function receiptNumber(number: number): string {
  return `W-${String(number).padStart(6, '0')}`;
}
