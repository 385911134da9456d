import type { Transaction } from '../../db/client.ts';
import { normalizeEmail } from '../../plugins/email-address.ts';
import { recordPurchase } from '../access/public.ts';
import { findEmail } from '../identity/public.ts';
import type { Order } from './orders.ts';
import { enqueuePaymentMail } from './payment-mail.ts';
import { type PaymentSnapshot, refundedCents, statusOf } from './rules.ts';
import type { PaymentContext } from './stripe.ts';

/** The new state of an order's payment, and the transaction that stores it and has locked the order. */
export interface SettlementContext {
  readonly context: PaymentContext;
  readonly tx: Transaction;
  readonly order: Order;
  readonly snapshot: PaymentSnapshot;
  /** What triggered the settlement. */
  readonly cause: string;
  readonly now: Date;
}

/** Stores the purchase of a paid order and queues the email to its buyer. */
export async function storePurchase({ context, tx, order, snapshot, cause, now }: SettlementContext): Promise<void> {
  const { userId, environment, currency } = order;
  const { paymentIntentId, paidCents: amountCents, email, paidAt } = snapshot;
  const {
    id: purchaseId,
    change,
    isDuplicate,
    wasRefunded,
    isNew,
  } = await recordPurchase(context, tx, {
    orderId: order.id,
    userId,
    environment,
    currency,
    proofDigest: order.proofDigest || null,
    paymentIntentId,
    amountCents,
    email,
    paidAt,
    cause,
    now,
    refundedCents: Math.min(refundedCents(snapshot), amountCents),
    status: statusOf(snapshot),
  });
  // A payment that was refunded before we knew of it is told by the mail about its refund.
  if (isNew && change !== 'refunded' && !isDuplicate)
    await enqueuePaymentMail(context.jobs, tx, { kind: 'receipt', purchaseId });
  // The last mail said that the money was on its way.
  if (change === 'restored' && wasRefunded)
    await enqueuePaymentMail(context.jobs, tx, { kind: 'refund-failed', purchaseId });
  if (change === 'refunded')
    await enqueuePaymentMail(context.jobs, tx, { kind: isDuplicate ? 'duplicate' : 'refunded', purchaseId });
}

/** Tells the buyer that a payment they thought was processing has failed. */
export async function enqueueFailureMail({ context, tx, order, snapshot }: SettlementContext): Promise<void> {
  const to = normalizeEmail(snapshot.email ?? (await findEmail(tx, order.userId)));
  if (to !== '') await enqueuePaymentMail(context.jobs, tx, { kind: 'failed', to });
}
