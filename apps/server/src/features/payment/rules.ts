import type { PurchaseStatus } from '../../db/schema/access.ts';
import { DAY_MS } from '../../plugins/duration.ts';

/** Checkouts per network address: enough for a classroom, too few for testing stolen cards. */
export const TOO_MANY_CHECKOUTS = 'Too many payments were created from your address. Please wait a moment.';
export const checkoutLimit = { name: 'checkout', points: 60, seconds: 10 * 60 } as const;

/** The money-back guarantee. */
export const REFUND_DAYS = 30;

/** What a Stripe object says a payment is for, and how much it is. */
export interface PaymentTerms {
  readonly orderId: string | null;
  readonly amountCents: number;
  readonly currency: string;
  readonly livemode: boolean;
}

/** The state of a payment at Stripe at one moment. */
export interface PaymentSnapshot {
  readonly progress: 'open' | 'processing' | 'failed' | 'closed' | 'paid';
  /** Whether it failed after the buyer was told that it is processing. */
  readonly failedLate: boolean;
  readonly terms: readonly PaymentTerms[];
  readonly paymentIntentId: string | null;
  /** 0 when a coupon covered the whole price. */
  readonly paidCents: number;
  readonly email: string | null;
  readonly paidAt: Date;
  readonly refunds: readonly Refund[];
  /** The statuses of its disputes, as Stripe names them. */
  readonly disputes: readonly string[];
}

export interface Refund {
  readonly amountCents: number;
  readonly status: string;
}

interface OrderTerms {
  readonly id: string;
  readonly amountCents: number;
  readonly currency: string;
}

/** How a payment differs from its order; empty when it matches. */
export function differences(order: OrderTerms, { terms }: PaymentSnapshot, livemode: boolean): string[] {
  return terms.flatMap((found) => [
    ...differs('order', found.orderId, order.id),
    ...differs('amount', found.amountCents, order.amountCents),
    ...differs('currency', found.currency, order.currency),
    ...differs('livemode', found.livemode, livemode),
  ]);
}

function differs<T>(what: string, found: T, expected: T): string[] {
  return found === expected ? [] : [`${what} is ${found} instead of ${expected}`];
}

const FAILED_REFUND = new Set(['failed', 'canceled']);

/** The sum of all refunds, pending ones included and failed ones excluded. */
export function refundedCents({ refunds }: Pick<PaymentSnapshot, 'refunds'>): number {
  return refunds
    .filter(({ status }) => !FAILED_REFUND.has(status))
    .reduce((sum, refund) => sum + refund.amountCents, 0);
}

export function countFailedRefunds({ refunds }: Pick<PaymentSnapshot, 'refunds'>): number {
  return refunds.filter(({ status }) => FAILED_REFUND.has(status)).length;
}

/** The bank has taken the money for good. A prevented dispute was refunded before it became one. */
const LOST_DISPUTE = new Set(['lost', 'prevented', 'appeal_needs_response', 'appeal_under_review']);
/** The bank is holding the money. An inquiry (`warning_…`) moves none; a withdrawn dispute stays open until it closes. */
const OPEN_DISPUTE = new Set(['needs_response', 'under_review']);

type Reversals = Pick<PaymentSnapshot, 'paidCents' | 'refunds' | 'disputes'>;

/**
 * The status of a paid purchase after its refunds and disputes. A partial refund keeps Heritage open. A full refund closes
 * it, and so does a dispute unless we win it.
 */
export function statusOf(snapshot: Reversals): PurchaseStatus {
  if (snapshot.disputes.some((state) => LOST_DISPUTE.has(state))) return 'lost';
  if (snapshot.paidCents > 0 && refundedCents(snapshot) >= snapshot.paidCents) return 'refunded';
  return snapshot.disputes.some((state) => OPEN_DISPUTE.has(state)) ? 'suspended' : 'paid';
}

interface Refundable {
  readonly status: PurchaseStatus;
  readonly paymentIntentId: string | null;
  readonly paidAt: Date;
  readonly duplicateOf: string | null;
}

/**
 * The last moment of the refund period, or null when the purchase can't be refunded. Screens and mails name its day, so
 * a refund is accepted until that day has ended, wherever the buyer is.
 */
export function refundableUntil(purchase: Refundable, now: Date): Date | null {
  const { status, paymentIntentId, paidAt, duplicateOf } = purchase;
  const until = new Date(paidAt.getTime() + REFUND_DAYS * DAY_MS);
  const isRefundable = status === 'paid' && paymentIntentId !== null && duplicateOf === null;
  return isRefundable && now.getTime() < until.getTime() + DAY_MS ? until : null;
}
