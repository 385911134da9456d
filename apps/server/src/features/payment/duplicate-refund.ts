import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../db/client.ts';
import type { JobKind, JobOutcome } from '../../db/job-queue.ts';
import { purchase } from '../../db/schema/access.ts';
import { keepNeededDuplicate } from '../access/public.ts';
import { enqueuePaymentMail } from './payment-mail.ts';
import { refundInFull } from './refunds.ts';
import { settlePayment } from './settle.ts';
import type { PaymentContext } from './stripe.ts';

const duplicateRefund = z.object({ purchaseId: z.string() });

export function duplicateRefundJob(context: PaymentContext): JobKind {
  const handle = async (data: unknown): Promise<JobOutcome> => {
    await refundDuplicate(context, duplicateRefund.parse(data).purchaseId);
    return { done: true };
  };
  return { retries: 13, retryAfterSeconds: 5, handle };
}

/** Refunds a duplicate payment, unless the first payment was disputed since: then the duplicate unlocks Heritage. */
export async function refundDuplicate(context: PaymentContext, purchaseId: string): Promise<void> {
  const duplicate = await findDuplicateToRefund(context, purchaseId);
  if (duplicate === null) return;
  const { orderId, paymentIntentId } = duplicate;
  if (orderId === null || paymentIntentId === null) throw new Error(`Purchase ${purchaseId} has no payment to refund.`);
  await refundInFull(context, { purchaseId, paymentIntentId });
  await settlePayment(context, { orderId, providerId: paymentIntentId, cause: 'duplicate' });
  if ((await readPaid(context.db, purchaseId)) !== null) throw new Error(`Purchase ${purchaseId} is not refunded yet.`);
}

/** The purchase to refund, or null when it was refunded already or has to be kept after all. */
function findDuplicateToRefund(context: PaymentContext, purchaseId: string): Promise<PurchaseRow | null> {
  return context.db.transaction(async (tx) => {
    const duplicate = await readPaid(tx, purchaseId);
    if (duplicate?.duplicateOf == null) return null;
    if (!(await keepNeededDuplicate(tx, duplicate))) return duplicate;
    await enqueuePaymentMail(context.jobs, tx, { kind: 'receipt', purchaseId });
    return null;
  });
}

type PurchaseRow = typeof purchase.$inferSelect;

async function readPaid(db: Pick<Transaction, 'select'>, purchaseId: string): Promise<PurchaseRow | null> {
  const isPaid = and(eq(purchase.id, purchaseId), eq(purchase.status, 'paid'));
  const [found] = await db.select().from(purchase).where(isPaid);
  return found ?? null;
}
