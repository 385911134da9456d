import type { ReleasedPurchase } from '@wickwise/contract/access';
import { and, asc, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { accessChange, type PurchaseBond, purchase } from '../../db/schema/access.ts';
import { user } from '../../db/schema/identity.ts';
import { maskEmail, normalizeEmail } from '../../plugins/email-address.ts';
import type { Learner } from '../../plugins/session.ts';
import type { AccessContext } from './context.ts';
import { countsIn } from './entitlement.ts';
import { isClaimableByMailbox, isNotOwnedBy, isShownTo } from './purchase-owner.ts';
import { receiptNumber } from './rules.ts';
import type { PurchaseState } from './shown-status.ts';

/** What this address bought, as a guest or through its account, newest first. */
export async function listBought(
  { db, payments }: Pick<AccessContext, 'db' | 'payments'>,
  email: string,
): Promise<PurchaseState[]> {
  const { number, status, revokedAt, amountCents, refundedCents } = purchase;
  const select = () => db.select({ number, status, revokedAt, amountCents, refundedCents }).from(purchase);
  const counts = countsIn(payments.environment);
  const claimable = select().where(and(counts, isClaimableByMailbox(email)));
  const isOwned = and(counts, eq(user.email, normalizeEmail(email)));
  const owned = select().innerJoin(user, eq(user.id, purchase.userId)).where(isOwned);
  return unionAll(claimable, owned).orderBy(desc(number));
}

/**
 * Whether a paid purchase with this address on its receipt is in an account with another one: its owner has changed it
 * since. Not one bound by browser only, whose receipt may be anyone's.
 */
export async function hasMoved(db: Database, email: string): Promise<boolean> {
  const isBound = or(eq(purchase.boundBy, 'account'), eq(purchase.boundBy, 'mailbox'));
  const isPaid = and(eq(purchase.email, normalizeEmail(email)), eq(purchase.status, 'paid'), isBound);
  const moved = db
    .select({ id: purchase.id })
    .from(purchase)
    .innerJoin(user, eq(user.id, purchase.userId))
    .where(and(isPaid, ne(user.email, purchase.email)));
  return (await moved.limit(1)).length > 0;
}

/** Whether this address has an account, or a purchase that it could claim. */
export async function isKnown(db: Database, email: string): Promise<boolean> {
  const accounts = db
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, normalizeEmail(email)));
  return (await hasClaimable(db, email)) || (await accounts.limit(1)).length > 0;
}

async function hasClaimable(db: Database, email: string): Promise<boolean> {
  const claimable = isClaimableByMailbox(email);
  return (await db.select({ id: purchase.id }).from(purchase).where(claimable).limit(1)).length > 0;
}

/**
 * Whether an address belongs to the learner's account or to one of their purchases. A purchase bound by browser only does
 * not count: its address is masked, and this would let the learner guess it.
 */
export async function isTheirs(db: Database, learner: Learner, email: string): Promise<boolean> {
  const mailbox = normalizeEmail(email);
  if (mailbox === normalizeEmail(learner.email)) return true;
  const isProven = or(isNull(purchase.boundBy), ne(purchase.boundBy, 'browser'));
  const bought = and(eq(purchase.userId, learner.id), eq(purchase.email, mailbox), isProven);
  return (await db.select({ id: purchase.id }).from(purchase).where(bought).limit(1)).length > 0;
}

export async function ownsPurchase(db: Database, learner: Learner, id: string): Promise<boolean> {
  const own = and(eq(purchase.id, id), eq(purchase.userId, learner.id));
  return (await db.select({ id: purchase.id }).from(purchase).where(own)).length > 0;
}

interface Receipt {
  readonly email: string;
  readonly boundBy: PurchaseBond | null;
}

/** Whether the owner of the address on the receipt may claim it from this learner, who has it by browser only. */
export function isClaimable({ email, boundBy }: Receipt, learner: Pick<Learner, 'email'>): boolean {
  return boundBy === 'browser' && email !== normalizeEmail(learner.email);
}

/** The address on a receipt, masked for a learner who has proven only that they use the buyer's browser. */
export function receiptEmail(receipt: Receipt, learner: Pick<Learner, 'email'>): string {
  return isClaimable(receipt, learner) ? maskEmail(receipt.email) : receipt.email;
}

/** The purchases that left this account for the owner of the address on their receipts, newest first. */
export async function listReleasedPurchases(
  { db, payments }: Pick<AccessContext, 'db' | 'payments'>,
  learner: Learner,
): Promise<ReleasedPurchase[]> {
  const isReleased = and(eq(accessChange.userId, learner.id), eq(accessChange.change, 'released'));
  const rows = await db
    .select({ number: purchase.number, at: accessChange.at })
    .from(accessChange)
    .innerJoin(purchase, eq(purchase.id, accessChange.purchaseId))
    .where(and(isReleased, isNotOwnedBy(learner), countsIn(payments.environment)))
    .orderBy(desc(accessChange.id));
  return rows.map(({ number, at }) => ({ receiptNumber: receiptNumber(number), releasedAt: at.toISOString() }));
}

/** The learner's purchases and access changes, for their data export. */
export async function exportPurchases(db: Database, learner: Learner) {
  const bought = await db.select().from(purchase).where(isShownTo(learner));
  // The proof's digest stays out: anyone holding the proof can claim the purchase.
  const purchases = bought.map(({ proofDigest: _, ...row }) => ({ ...row, email: receiptEmail(row, learner) }));
  return { purchases, accessChanges: await exportChanges(db, learner, bought) };
}

/** Those of the account, and all of its purchases', without the id of another account that had one before. */
async function exportChanges(db: Database, { id }: Learner, bought: readonly { readonly id: string }[]) {
  const ofBought = inArray(
    accessChange.purchaseId,
    bought.map((one) => one.id),
  );
  const changes = await db
    .select()
    .from(accessChange)
    .where(or(eq(accessChange.userId, id), ofBought))
    .orderBy(asc(accessChange.id));
  return changes.map((change) => ({ ...change, userId: change.userId === id ? id : null }));
}
