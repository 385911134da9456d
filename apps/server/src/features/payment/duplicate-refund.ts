import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../db/client.ts';
import type { JobKind, JobOutcome } from '../../db/job-queue.ts';
import { purchase } from '../../db/schema/payment.ts';
import { enqueuePaymentMail } from './mails.ts';
import type { PaymentContext } from './provider.ts';
import { refundInFull } from './refunds.ts';
import { settlePayment } from './settle.ts';

const duplicateRefund = z.object({ purchaseId: z.string() });

export function duplicateRefundJob(context: PaymentContext): JobKind {
  const handle = async (data: unknown): Promise<JobOutcome> => {
    await refundDuplicate(context, duplicateRefund.parse(data).purchaseId);
    return { done: true };
  };
  return { retries: 10, retryAfterSeconds: 30, handle };
}

/** Refunds a payment for what was paid already, unless the first one was disputed since: then this one opens Heritage. */
export async function refundDuplicate(context: PaymentContext, purchaseId: string): Promise<void> {
  const duplicate = await findDuplicateToRefund(context, purchaseId);
  if (duplicate === null) return;
  const { orderId, paymentIntentId } = duplicate;
  if (orderId === null || paymentIntentId === null) throw new Error(`Purchase ${purchaseId} has no payment to refund.`);
  await refundInFull(context, { purchaseId, paymentIntentId });
  await settlePayment(context, { orderId, providerId: paymentIntentId, cause: 'duplicate' });
  if ((await readPaid(context.db, purchaseId)) !== null) throw new Error(`Purchase ${purchaseId} is not refunded yet.`);
}

/** The purchase to refund, or null when there is none any more. One that is needed after all is kept. */
function findDuplicateToRefund(context: PaymentContext, purchaseId: string): Promise<Stored | null> {
  return context.db.transaction(async (tx) => {
    const duplicate = await readPaid(tx, purchaseId);
    if (duplicate?.duplicateOf == null) return null;
    if (!(await isDisputed(tx, duplicate.duplicateOf))) return duplicate;
    await tx.update(purchase).set({ duplicateOf: null }).where(eq(purchase.id, purchaseId));
    await enqueuePaymentMail(context.jobs, tx, { kind: 'receipt', purchaseId });
    return null;
  });
}

type Stored = typeof purchase.$inferSelect;

async function isDisputed(db: Pick<Transaction, 'select'>, purchaseId: string): Promise<boolean> {
  const isLost = and(eq(purchase.id, purchaseId), inArray(purchase.status, ['suspended', 'lost']));
  return (await db.select({ id: purchase.id }).from(purchase).where(isLost)).length > 0;
}

async function readPaid(db: Pick<Transaction, 'select'>, purchaseId: string): Promise<Stored | null> {
  const isPaid = and(eq(purchase.id, purchaseId), eq(purchase.status, 'paid'));
  const [found] = await db.select().from(purchase).where(isPaid);
  return found ?? null;
}
