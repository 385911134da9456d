import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from '../../db/client.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { user } from '../../db/schema/identity.ts';
import { accessChange, purchase } from '../../db/schema/payment.ts';
import { mailboxOf } from './claim.ts';
import { PAYMENT_MAIL, type PaymentMail } from './mails.ts';
import type { Order } from './orders.ts';
import { type PaymentReading, refundedCents, statusOf } from './rules.ts';

/** What was heard of an order's payment, and the transaction in which it is stored, which holds the order. */
export interface Heard {
  readonly tx: Transaction;
  readonly jobs: JobQueue;
  readonly log: FastifyBaseLogger;
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
  const { tx, order, reading, cause, now } = heard;
  const { userId, currency, environment } = order;
  const { paidCents: amountCents, paymentIntentId, paidAt } = reading;
  const [id, status] = [randomUUID(), statusOf(reading)];
  await warnOfSecond(heard);
  await tx.insert(purchase).values({
    ...{ id, orderId: order.id, userId, environment, paymentIntentId, amountCents, currency, paidAt, status },
    refundedCents: returnedCents(reading),
    email: await buyersAddress(heard),
    stateReadAt: now,
  });
  await tx.insert(accessChange).values({ purchaseId: id, userId, change: status, cause, at: now });
  if (status === 'paid') await addMail(heard, { kind: 'receipt', purchaseId: id });
}

const PAID_TWICE = 'PAID TWICE: this learner had heritage already; one of the two should be paid back';

/** Everything is done to prevent it, and two payments in the same second can still both succeed. */
async function warnOfSecond({ tx, log, order }: Heard): Promise<void> {
  if (order.userId === null) return;
  const isOpen = and(eq(purchase.userId, order.userId), eq(purchase.status, 'paid'), isNotNull(purchase.orderId));
  const [first] = await tx.select({ orderId: purchase.orderId }).from(purchase).where(isOpen).limit(1);
  if (first !== undefined) log.error({ order: order.id, first: first.orderId }, PAID_TWICE);
}

async function updatePurchase(heard: Heard, known: typeof purchase.$inferSelect): Promise<void> {
  const { tx, reading, cause, now } = heard;
  const { id: purchaseId, userId } = known;
  const status = known.revokedAt === null ? statusOf(reading) : 'lost';
  const present = { status, refundedCents: returnedCents(reading), stateReadAt: now };
  await tx.update(purchase).set(present).where(eq(purchase.id, purchaseId));
  if (status === known.status) return;
  const change = status === 'paid' ? 'restored' : status;
  await tx.insert(accessChange).values({ purchaseId, userId, change, cause, at: now });
}

function returnedCents(reading: PaymentReading): number {
  return Math.min(refundedCents(reading), reading.paidCents);
}

/** Tells the buyer that what they thought was on its way will not arrive. */
export async function tellOfFailure(heard: Heard): Promise<void> {
  const to = await buyersAddress(heard);
  if (to !== '') await addMail(heard, { kind: 'failed', to });
}

function addMail({ jobs, tx }: Heard, mail: PaymentMail): Promise<void> {
  return jobs.add(tx, PAYMENT_MAIL, mail);
}

/** As the buyer gave it at the provider, else that of the account; empty when there is neither. */
async function buyersAddress({ tx, order, reading }: Heard): Promise<string> {
  if (reading.email !== null) return mailboxOf(reading.email);
  if (order.userId === null) return '';
  const [owner] = await tx.select({ email: user.email }).from(user).where(eq(user.id, order.userId));
  return mailboxOf(owner?.email ?? '');
}
