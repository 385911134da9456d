import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { user } from '../../db/schema/identity.ts';
import { accessChange, purchase } from '../../db/schema/payment.ts';
import { normalizeEmail } from '../identity/public.ts';
import { lockPurchasesOf, markDuplicates } from './duplicates.ts';
import { enqueuePaymentMail } from './mails.ts';
import type { Order } from './orders.ts';
import type { PaymentContext } from './provider.ts';
import { type PaymentReading, refundedCents, statusOf } from './rules.ts';

/** What was heard of an order's payment, and the transaction in which it is stored, which holds the order. */
export interface Heard {
  readonly context: PaymentContext;
  readonly tx: Transaction;
  readonly order: Order;
  readonly reading: PaymentReading;
  /** What made us ask. */
  readonly cause: string;
  readonly now: Date;
}

/** The purchase of a paid order: inserted once, with its receipt, and brought up to date ever after. */
export async function storePurchase(heard: Heard): Promise<void> {
  const { tx, order } = heard;
  const ofOrder = eq(purchase.orderId, order.id);
  const [found] = await tx.select({ userId: purchase.userId, email: purchase.email }).from(purchase).where(ofOrder);
  const receiptEmail = found?.email ?? (await buyersEmail(heard));
  const person = (await accountEmail(tx, found?.userId ?? order.userId)) || receiptEmail;
  await lockPurchasesOf(tx, [person]);
  const [known] = await tx.select().from(purchase).where(ofOrder).for('update');
  if (known === undefined) await insertPurchase(heard, { person, receiptEmail });
  else await updatePurchase(heard, { person, known });
}

interface NewPurchase {
  /** The address that identifies the buyer: the account's, or the one a guest typed. */
  readonly person: string;
  readonly receiptEmail: string;
}

async function insertPurchase(heard: Heard, { person, receiptEmail: email }: NewPurchase): Promise<void> {
  const { context, tx, order, reading, cause, now } = heard;
  const { userId, currency, environment } = order;
  const { paidCents: amountCents, paymentIntentId, paidAt } = reading;
  const id = randomUUID();
  const status = statusOf(reading);
  await tx.insert(purchase).values({
    ...{ id, orderId: order.id, userId, environment, paymentIntentId, amountCents, currency, paidAt, status, email },
    boundBy: userId === null ? null : 'account',
    refundedCents: returnedCents(reading),
    stateReadAt: now,
  });
  await tx.insert(accessChange).values({ purchaseId: id, userId, change: status, cause, at: now });
  if (status !== 'paid') return;
  const duplicates = person === '' ? [] : await markDuplicates(context, tx, person);
  if (!duplicates.includes(id)) await enqueuePaymentMail(context.jobs, tx, { kind: 'receipt', purchaseId: id });
}

interface KnownPurchase extends Pick<NewPurchase, 'person'> {
  readonly known: typeof purchase.$inferSelect;
}

async function updatePurchase(heard: Heard, { person, known }: KnownPurchase): Promise<void> {
  const { context, tx, reading, cause, now } = heard;
  const { id: purchaseId, userId, duplicateOf } = known;
  const status = known.revokedAt === null ? statusOf(reading) : 'lost';
  const present = { status, refundedCents: returnedCents(reading), stateReadAt: now };
  await tx.update(purchase).set(present).where(eq(purchase.id, purchaseId));
  if (status === known.status) return;
  const change = status === 'paid' ? 'restored' : status;
  await tx.insert(accessChange).values({ purchaseId, userId, change, cause, at: now });
  // Bought again while this one was disputed, or its refund on its way: now there are two.
  if (status === 'paid' && person !== '') await markDuplicates(context, tx, person);
  if (status === 'refunded' && duplicateOf !== null) {
    await enqueuePaymentMail(context.jobs, tx, { kind: 'duplicate', purchaseId });
  }
}

function returnedCents(reading: PaymentReading): number {
  return Math.min(refundedCents(reading), reading.paidCents);
}

/** Tells the buyer that what they thought was on its way will not arrive. */
export async function enqueueFailureMail(heard: Heard): Promise<void> {
  const to = await buyersEmail(heard);
  if (to !== '') await enqueuePaymentMail(heard.context.jobs, heard.tx, { kind: 'failed', to });
}

/** As the buyer gave it at the provider, else that of the account; empty when there is neither. */
async function buyersEmail({ tx, order, reading }: Heard): Promise<string> {
  return normalizeEmail(reading.email ?? (await accountEmail(tx, order.userId)));
}

/** Empty for a guest. */
async function accountEmail(tx: Transaction, userId: string | null): Promise<string> {
  if (userId === null) return '';
  const [owner] = await tx.select({ email: user.email }).from(user).where(eq(user.id, userId));
  return normalizeEmail(owner?.email ?? '');
}
