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
  const [known] = await tx.select().from(purchase).where(eq(purchase.orderId, order.id)).for('update');
  if (known === undefined) await insertPurchase(heard);
  else await updatePurchase(heard, known);
}

async function insertPurchase(heard: Heard): Promise<void> {
  const { context, tx, order, reading, cause, now } = heard;
  const { userId, currency, environment } = order;
  const { paidCents: amountCents, paymentIntentId, paidAt } = reading;
  const [id, status] = [randomUUID(), statusOf(reading)];
  const account = await accountEmail(heard);
  const email = normalizeEmail(reading.email ?? account);
  const person = account === '' ? email : account;
  await lockPurchasesOf(tx, person);
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

async function updatePurchase(heard: Heard, known: typeof purchase.$inferSelect): Promise<void> {
  const { context, tx, reading, cause, now } = heard;
  const { id: purchaseId, userId, duplicateOf } = known;
  const status = known.revokedAt === null ? statusOf(reading) : 'lost';
  const present = { status, refundedCents: returnedCents(reading), stateReadAt: now };
  await tx.update(purchase).set(present).where(eq(purchase.id, purchaseId));
  if (status === known.status) return;
  const change = status === 'paid' ? 'restored' : status;
  await tx.insert(accessChange).values({ purchaseId, userId, change, cause, at: now });
  if (status === 'refunded' && duplicateOf !== null) {
    await enqueuePaymentMail(context.jobs, tx, { kind: 'duplicate', purchaseId });
  }
}

function returnedCents(reading: PaymentReading): number {
  return Math.min(refundedCents(reading), reading.paidCents);
}

/** Tells the buyer that what they thought was on its way will not arrive. */
export async function enqueueFailureMail(heard: Heard): Promise<void> {
  const to = normalizeEmail(heard.reading.email ?? (await accountEmail(heard)));
  if (to !== '') await enqueuePaymentMail(heard.context.jobs, heard.tx, { kind: 'failed', to });
}

/** The address of the account that began the order; empty for a guest's. */
async function accountEmail({ tx, order }: Heard): Promise<string> {
  if (order.userId === null) return '';
  const [owner] = await tx.select({ email: user.email }).from(user).where(eq(user.id, order.userId));
  return normalizeEmail(owner?.email ?? '');
}
