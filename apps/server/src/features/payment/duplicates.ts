import { and, asc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { takeAdvisoryLock } from '../../db/advisory-lock.ts';
import type { Transaction } from '../../db/client.ts';
import { user } from '../../db/schema/identity.ts';
import { type PaymentEnvironment, purchase } from '../../db/schema/payment.ts';
import type { PaymentContext } from './provider.ts';
import { isUnowned } from './purchase-owner.ts';

/** The queue of payments for what was paid already. */
export const DUPLICATE_REFUND = 'duplicate-refund';

const REFUNDED_AUTOMATICALLY = 'PAID TWICE: the later payment is refunded automatically';

type Stored = typeof purchase.$inferSelect;

/** Purchases of one person are stored and bound one after the other, so that the later one sees the earlier one. */
export async function lockPurchasesOf(tx: Transaction, emails: readonly string[]): Promise<void> {
  // In one order everywhere, so that two never wait for each other.
  for (const email of [...new Set(emails)].toSorted()) await takeAdvisoryLock(tx, `purchases of ${email}`);
}

/**
 * Of several paid purchases of one person, keeps the first and has the others refunded. Returns the ids of those. A
 * person is an address: its account, and what guests bought with it. What a learner bought while signed in is theirs,
 * whichever address the receipt went to. Call it under `lockPurchasesOf`.
 */
export async function markDuplicates(context: PaymentContext, tx: Transaction, email: string): Promise<string[]> {
  const { jobs, log, payments } = context;
  const [first, ...others] = await findPaid(tx, { email, environment: payments.environment });
  if (first === undefined || others.length === 0) return [];
  const ids = others.map(({ id }) => id);
  await tx.update(purchase).set({ duplicateOf: first.id }).where(inArray(purchase.id, ids));
  for (const { id, orderId } of others) {
    log.error({ order: orderId, first: first.orderId }, REFUNDED_AUTOMATICALLY);
    await jobs.add(tx, DUPLICATE_REFUND, { purchaseId: id });
  }
  return ids;
}

interface PaidSearch {
  readonly email: string;
  readonly environment: PaymentEnvironment;
}

/** What was paid for, in the order in which it arrived. What an operator granted was not. */
async function findPaid(tx: Transaction, { email, environment }: PaidSearch): Promise<Stored[]> {
  const rows = await tx
    .select({ purchase })
    .from(purchase)
    .leftJoin(user, eq(user.id, purchase.userId))
    .where(
      and(
        or(eq(user.email, email), isUnowned(email)),
        eq(purchase.environment, environment),
        eq(purchase.status, 'paid'),
        gt(purchase.amountCents, 0),
        isNotNull(purchase.paymentIntentId),
        isNull(purchase.duplicateOf),
      ),
    )
    .orderBy(asc(purchase.number));
  return rows.map((row) => row.purchase);
}
