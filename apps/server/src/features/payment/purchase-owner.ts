import { and, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { paymentOrder, purchase } from '../../db/schema/payment.ts';
import type { Learner } from '../../plugins/session.ts';
import { normalizeEmail } from '../identity/public.ts';

/** Under this address, in no account. */
export function isUnowned(email: string): SQL | undefined {
  return and(eq(purchase.email, normalizeEmail(email)), isNull(purchase.userId));
}

/** Under this address, in no account or in one that has it by browser only: its mailbox may claim it. */
export function isClaimableByMailbox(email: string): SQL | undefined {
  return and(eq(purchase.email, normalizeEmail(email)), or(isNull(purchase.userId), eq(purchase.boundBy, 'browser')));
}

/** In no account, and begun in the browser with this proof. */
export function madeInBrowser(db: Pick<Database, 'select'>, proof: string): SQL | undefined {
  const orders = db.select({ id: paymentOrder.id }).from(paymentOrder).where(eq(paymentOrder.proofDigest, proof));
  return and(isNull(purchase.userId), inArray(purchase.orderId, orders));
}

/** Not in this learner's account yet. */
export function isElsewhere({ id }: Learner): SQL | undefined {
  return or(isNull(purchase.userId), ne(purchase.userId, id));
}
