import { FRESH_SIGN_IN_MINUTES } from '@wickwise/contract/constants';
import type { Purchase } from '@wickwise/contract/payment';
import { and, eq } from 'drizzle-orm';
import { purchase } from '../../db/schema/access.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { countsIn } from '../access/public.ts';
import { isFresh } from '../identity/public.ts';
import { toPurchase } from './data.ts';
import { fetchPaymentSnapshot } from './payment-snapshot.ts';
import { countFailedRefunds, refundableUntil, statusOf } from './rules.ts';
import { settlePayment } from './settle.ts';
import { callStripe, type PaymentContext } from './stripe.ts';

interface RefundRequest {
  readonly learner: Learner;
  readonly purchaseId: string;
}

/** Refunds a learner's purchase in full. Repeated requests refund it once. */
export async function refundPurchase(
  context: PaymentContext,
  { learner, purchaseId }: RefundRequest,
): Promise<Purchase> {
  const { db, payments, clock, log } = context;
  if (!isFresh(learner.session, clock())) throw new CallError('sign_in_again', SIGN_IN_AGAIN);
  const own = and(eq(purchase.id, purchaseId), eq(purchase.userId, learner.id), countsIn(payments.environment));
  const [bought] = await db.select().from(purchase).where(own);
  if (bought === undefined) throw new CallError('not_found', 'There is no such purchase in this account.');
  const { orderId, paymentIntentId } = bought;
  if (refundableUntil(bought, clock()) === null || orderId === null || paymentIntentId === null) {
    throw new CallError('not_refundable', NOT_REFUNDABLE);
  }
  await callStripe(log, async () => {
    await refundInFull(context, { purchaseId, paymentIntentId });
    await settlePayment(context, { orderId, providerId: paymentIntentId, cause: 'refund' });
  });
  const [present] = await db.select().from(purchase).where(own);
  if (present?.status !== 'refunded') throw new CallError('not_refundable', NOT_REFUNDABLE);
  return toPurchase(present, { ...context, learner });
}

const NOT_REFUNDABLE =
  'This purchase can no longer be refunded here. If you need help, write to us from the contact page.';
const SIGN_IN_AGAIN = `For your safety, sign in again: a refund requires a sign-in within the last ${FRESH_SIGN_IN_MINUTES} minutes.`;

interface RefundInput {
  readonly purchaseId: string;
  readonly paymentIntentId: string;
}

/** Refunds whatever was not refunded yet. A new refund is created only after the previous one failed. */
export async function refundInFull(
  { payments }: PaymentContext,
  { purchaseId, paymentIntentId }: RefundInput,
): Promise<void> {
  const snapshot = await fetchPaymentSnapshot(payments.stripe, paymentIntentId);
  if (statusOf(snapshot) !== 'paid') return;
  const idempotencyKey = `refund-${purchaseId}-${countFailedRefunds(snapshot)}`;
  await payments.stripe.refunds.create({ payment_intent: paymentIntentId }, { idempotencyKey });
}
