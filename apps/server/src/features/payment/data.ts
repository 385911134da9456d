import type { Purchase } from '@wickwise/contract/payment';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { purchase } from '../../db/schema/payment.ts';
import { countsIn, type Learner } from '../../plugins/session.ts';
import { receiptEmail } from '../identity/public.ts';
import type { PaymentContext } from './provider.ts';
import { HERITAGE, receiptNumber, refundableUntil } from './rules.ts';

export async function listPurchases(context: PaymentContext, learner: Learner): Promise<Purchase[]> {
  const rows = await context.db
    .select()
    .from(purchase)
    .where(and(eq(purchase.userId, learner.id), countsIn(context.payments.environment)))
    .orderBy(desc(purchase.paidAt), desc(purchase.number));
  return rows.map((row) => toPurchase(row, { ...context, learner }));
}

export async function ownsPurchase(db: Database, learner: Learner, id: string): Promise<boolean> {
  const own = and(eq(purchase.id, id), eq(purchase.userId, learner.id));
  return (await db.select({ id: purchase.id }).from(purchase).where(own)).length > 0;
}

type Stored = typeof purchase.$inferSelect;

interface Reader extends Pick<PaymentContext, 'clock'> {
  readonly learner: Learner;
}

export function toPurchase(row: Stored, { clock, learner }: Reader): Purchase {
  const { id, number, amountCents, refundedCents, currency, paidAt, status } = row;
  return {
    id,
    receiptNumber: receiptNumber(number),
    description: HERITAGE.description,
    amountCents,
    refundedCents,
    currency,
    email: receiptEmail(row, learner),
    paidAt: paidAt.toISOString(),
    status,
    refundableUntil: refundableUntil(row, clock())?.toISOString() ?? null,
    isDuplicate: row.duplicateOf !== null,
    isSandbox: row.environment === 'sandbox',
  };
}
