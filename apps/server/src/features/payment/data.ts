import type { Purchase } from '@wickwise/contract/payment';
import { and, asc, desc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { purchase } from '../../db/schema/access.ts';
import { paymentOrder } from '../../db/schema/payment.ts';
import type { Learner } from '../../plugins/session.ts';
import {
  countsIn,
  HERITAGE,
  isClaimable,
  isShownTo,
  receiptEmail,
  receiptNumber,
  shownStatus,
} from '../access/public.ts';
import { refundableUntil } from './rules.ts';
import type { PaymentContext } from './stripe.ts';

export async function listPurchases(context: PaymentContext, learner: Learner): Promise<Purchase[]> {
  const rows = await context.db
    .select()
    .from(purchase)
    .where(and(isShownTo(learner), countsIn(context.payments.environment)))
    .orderBy(desc(purchase.paidAt), desc(purchase.number));
  return rows.map((row) => toPurchase(row, { ...context, learner }));
}

type PurchaseRow = typeof purchase.$inferSelect;

interface PurchaseViewer extends Pick<PaymentContext, 'clock'> {
  readonly learner: Learner;
}

export function toPurchase(row: PurchaseRow, { clock, learner }: PurchaseViewer): Purchase {
  const { id, number, amountCents, refundedCents, currency, paidAt } = row;
  return {
    id,
    receiptNumber: receiptNumber(number),
    description: HERITAGE.description,
    amountCents,
    refundedCents,
    currency,
    email: receiptEmail(row, learner),
    paidAt: paidAt.toISOString(),
    status: shownStatus(row),
    refundableUntil: refundableUntil(row, clock())?.toISOString() ?? null,
    isDuplicate: row.duplicateOf !== null,
    isClaimable: isClaimable(row, learner),
    isSandbox: row.environment === 'sandbox',
  };
}

/** Whether a payment that was started with this proof is still processing. */
export async function hasPaymentUnderway(db: Database, proof: string): Promise<boolean> {
  const isUnderway = and(eq(paymentOrder.proofDigest, proof), eq(paymentOrder.state, 'processing'));
  return (await db.select({ id: paymentOrder.id }).from(paymentOrder).where(isUnderway).limit(1)).length > 0;
}

/** The learner's payment orders, and those of a guest's purchases that are theirs, for their data export. */
export async function exportOrders(db: Database, learner: Learner) {
  const bought = db.select({ orderId: purchase.orderId }).from(purchase).where(isShownTo(learner));
  const isOwn = or(eq(paymentOrder.userId, learner.id), inArray(paymentOrder.id, bought));
  return {
    orders: await db.select(EXPORTED_ORDER).from(paymentOrder).where(isOwn).orderBy(asc(paymentOrder.createdAt)),
  };
}

/** The proof's digest stays out: anyone holding the proof can claim the purchase. */
const EXPORTED_ORDER = {
  id: paymentOrder.id,
  kind: paymentOrder.kind,
  environment: paymentOrder.environment,
  providerId: paymentOrder.providerId,
  amountCents: paymentOrder.amountCents,
  currency: paymentOrder.currency,
  state: paymentOrder.state,
  createdAt: paymentOrder.createdAt,
};
