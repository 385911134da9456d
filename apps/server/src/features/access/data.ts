import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { user } from '../../db/schema/identity.ts';
import { purchase } from '../../db/schema/payment.ts';
import type { Learner } from '../../plugins/session.ts';
import { mailboxOf } from '../payment/public.ts';

/** Whether heritage was ever bought by who has this mailbox: it waits under the address, or its account owns it. */
export async function hasPurchase(db: Database, email: string): Promise<boolean> {
  const owned = db
    .select({ id: purchase.id })
    .from(purchase)
    .innerJoin(user, eq(user.id, purchase.userId))
    .where(eq(user.email, mailboxOf(email)));
  return (await isWaiting(db, email)) || (await owned.limit(1)).length > 0;
}

/** Whether this address has an account, or a purchase that waits for one. */
export async function isKnown(db: Database, email: string): Promise<boolean> {
  const accounts = db
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, mailboxOf(email)));
  return (await isWaiting(db, email)) || (await accounts.limit(1)).length > 0;
}

async function isWaiting(db: Database, email: string): Promise<boolean> {
  const waiting = and(isNull(purchase.userId), eq(purchase.email, mailboxOf(email)));
  return (await db.select({ id: purchase.id }).from(purchase).where(waiting).limit(1)).length > 0;
}

/** Whether an address is the learner's account's, or that of a purchase of theirs. */
export async function isTheirs(db: Database, learner: Learner, email: string): Promise<boolean> {
  const mailbox = mailboxOf(email);
  if (mailbox === mailboxOf(learner.email)) return true;
  const bought = and(eq(purchase.userId, learner.id), eq(purchase.email, mailbox));
  return (await db.select({ id: purchase.id }).from(purchase).where(bought).limit(1)).length > 0;
}
