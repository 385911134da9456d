import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { user } from '../../db/schema/identity.ts';
import { purchase } from '../../db/schema/payment.ts';
import type { Learner } from '../../plugins/session.ts';
import { normalizeEmail } from '../identity/public.ts';
import { isClaimableByMailbox } from '../payment/public.ts';

/** Whether heritage was ever bought with this address, by a guest or by its account. */
export async function hasPurchase(db: Database, email: string): Promise<boolean> {
  const owned = db
    .select({ id: purchase.id })
    .from(purchase)
    .innerJoin(user, eq(user.id, purchase.userId))
    .where(eq(user.email, normalizeEmail(email)));
  return (await isClaimable(db, email)) || (await owned.limit(1)).length > 0;
}

/** Whether this address has an account, or a purchase that it could claim. */
export async function isKnown(db: Database, email: string): Promise<boolean> {
  const accounts = db
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, normalizeEmail(email)));
  return (await isClaimable(db, email)) || (await accounts.limit(1)).length > 0;
}

async function isClaimable(db: Database, email: string): Promise<boolean> {
  const claimable = isClaimableByMailbox(email);
  return (await db.select({ id: purchase.id }).from(purchase).where(claimable).limit(1)).length > 0;
}

/**
 * Whether an address is the learner's account's, or that of a purchase of theirs. One that they have by browser only
 * does not count: its address is masked to them, and an answer would let them guess it.
 */
export async function isTheirs(db: Database, learner: Learner, email: string): Promise<boolean> {
  const mailbox = normalizeEmail(email);
  if (mailbox === normalizeEmail(learner.email)) return true;
  const isProven = or(isNull(purchase.boundBy), ne(purchase.boundBy, 'browser'));
  const bought = and(eq(purchase.userId, learner.id), eq(purchase.email, mailbox), isProven);
  return (await db.select({ id: purchase.id }).from(purchase).where(bought).limit(1)).length > 0;
}
