import { and, asc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { acquireAdvisoryLock } from '../../db/advisory-lock.ts';
import type { Transaction } from '../../db/client.ts';
import { type PaymentEnvironment, purchase } from '../../db/schema/access.ts';
import { user } from '../../db/schema/identity.ts';
import type { AccessContext } from './context.ts';
import { isUnowned } from './purchase-owner.ts';

/** The job queue of duplicate payments, which the payment feature refunds. */
export const DUPLICATE_REFUND = 'duplicate-refund';

const REFUNDED_AUTOMATICALLY = 'PAID TWICE: the later payment is refunded automatically';

type Stored = typeof purchase.$inferSelect;

/** Serializes writes to the purchases of one person, so that a later write sees an earlier one. */
export async function lockPurchasesOf(tx: Transaction, emails: readonly string[]): Promise<void> {
  // Sorted, so that two transactions can't deadlock.
  for (const email of [...new Set(emails)].toSorted()) await acquireAdvisoryLock(tx, `purchases of ${email}`);
}

/**
 * Keeps the first of a person's paid purchases, queues refunds of the others and returns their ids. A person is an
 * address: its account, and guest purchases made with it. A purchase made while signed in belongs to that account,
 * whatever address is on the receipt. Requires the lock of `lockPurchasesOf`.
 */
export async function markDuplicates(context: AccessContext, tx: Transaction, email: string): Promise<string[]> {
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

/** Paid purchases in the order in which they arrived, without the grants of operators. */
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
