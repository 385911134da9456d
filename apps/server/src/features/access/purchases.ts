import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { accessChange, type PaymentEnvironment, type PurchaseStatus, purchase } from '../../db/schema/access.ts';
import { normalizeEmail } from '../../plugins/email-address.ts';
import type { Learner } from '../../plugins/session.ts';
import { findEmail } from '../identity/public.ts';
import type { AccessContext } from './context.ts';
import { lockPurchasesOf, markDuplicates } from './duplicates.ts';

/** A payment that arrived, as the provider reports it now. */
export interface PaidOrder {
  readonly orderId: string;
  /** The account in which it was begun; null for a guest. */
  readonly userId: string | null;
  /** Digest of the secret in the browser that began it; null when its account was deleted. */
  readonly proofDigest: string | null;
  readonly environment: PaymentEnvironment;
  readonly paymentIntentId: string | null;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly currency: string;
  /** As the buyer gave it; null where only the account has one. */
  readonly email: string | null;
  readonly paidAt: Date;
  readonly status: PurchaseStatus;
  /** What triggered the settlement. */
  readonly cause: string;
  readonly now: Date;
}

export interface RecordedPurchase {
  readonly id: string;
  /** The change that was recorded; null when there was none. */
  readonly change: PurchaseStatus | 'restored' | null;
  readonly isDuplicate: boolean;
  /** Whether it was refunded until this change. */
  readonly wasRefunded: boolean;
  /** Whether it was stored for the first time. */
  readonly isNew: boolean;
}

/** Inserts the purchase of a paid order, or updates it. Requires a lock on the order. */
export async function recordPurchase(
  context: AccessContext,
  tx: Transaction,
  paid: PaidOrder,
): Promise<RecordedPurchase> {
  const ofOrder = eq(purchase.orderId, paid.orderId);
  const [found] = await tx.select({ userId: purchase.userId, email: purchase.email }).from(purchase).where(ofOrder);
  const receiptEmail = found?.email ?? normalizeEmail(paid.email ?? (await findEmail(tx, paid.userId)));
  const person = normalizeEmail(await findEmail(tx, found?.userId ?? paid.userId)) || receiptEmail;
  await lockPurchasesOf(tx, [person]);
  const [known] = await tx.select().from(purchase).where(ofOrder).for('update');
  const input = { context, tx, paid, person };
  return known === undefined ? insertPurchase(input, receiptEmail) : updatePurchase(input, known);
}

interface RecordInput {
  readonly context: AccessContext;
  readonly tx: Transaction;
  readonly paid: PaidOrder;
  /** The address that identifies the buyer: the account's, or the one a guest typed. */
  readonly person: string;
}

async function insertPurchase(input: RecordInput, email: string): Promise<RecordedPurchase> {
  const { context, tx, person } = input;
  const { cause, now, ...paid } = input.paid;
  const { userId, status } = paid;
  const id = randomUUID();
  await tx.insert(purchase).values({
    ...paid,
    id,
    email,
    boundBy: userId === null ? null : 'account',
    stateReadAt: now,
  });
  await tx.insert(accessChange).values({ purchaseId: id, userId, change: status, cause, at: now });
  const duplicates = status === 'paid' && person !== '' ? await markDuplicates(context, tx, person) : [];
  return { id, change: status, isDuplicate: duplicates.includes(id), wasRefunded: false, isNew: true };
}

async function updatePurchase(input: RecordInput, known: typeof purchase.$inferSelect): Promise<RecordedPurchase> {
  const { context, tx, paid, person } = input;
  const { refundedCents, proofDigest, cause, now } = paid;
  const { id, userId } = known;
  const isDuplicate = known.duplicateOf !== null;
  // A purchase revoked by an operator stays revoked.
  const status = known.revokedAt === null ? paid.status : 'lost';
  await tx.update(purchase).set({ status, refundedCents, proofDigest, stateReadAt: now }).where(eq(purchase.id, id));
  const about = { id, isDuplicate, wasRefunded: known.status === 'refunded', isNew: false };
  if (status === known.status) return { ...about, change: null };
  const change = status === 'paid' ? 'restored' : status;
  await tx.insert(accessChange).values({ purchaseId: id, userId, change, cause, at: now });
  // Heritage was bought again while this purchase was disputed or being refunded: now there are two.
  if (status === 'paid' && person !== '') await markDuplicates(context, tx, person);
  return { ...about, change };
}

interface Duplicate {
  readonly id: string;
  readonly duplicateOf: string | null;
}

/** Keeps a duplicate if the purchase it repeats was disputed since, because then the duplicate unlocks Heritage. Returns whether it was kept. */
export async function keepNeededDuplicate(tx: Transaction, { id, duplicateOf }: Duplicate): Promise<boolean> {
  if (duplicateOf === null) return false;
  const isDisputed = and(eq(purchase.id, duplicateOf), inArray(purchase.status, ['suspended', 'lost']));
  const disputed = await tx.select({ id: purchase.id }).from(purchase).where(isDisputed);
  if (disputed.length === 0) return false;
  await tx.update(purchase).set({ duplicateOf: null }).where(eq(purchase.id, id));
  return true;
}

/** Makes a deleted learner's purchases claimable by the mailbox on the receipt only, not by a browser. */
export async function releasePurchases(tx: Transaction, learner: Pick<Learner, 'id'>): Promise<void> {
  await tx.update(purchase).set({ boundBy: null, proofDigest: null }).where(eq(purchase.userId, learner.id));
}
