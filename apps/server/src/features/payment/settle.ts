import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database, Transaction } from '../../db/client.ts';
import { user } from '../../db/schema/identity.ts';
import { accessChange, paymentEvent, paymentOrder, purchase } from '../../db/schema/payment.ts';
import { mailboxOf } from './claim.ts';
import { PAYMENT_MAIL, type PaymentMail } from './mails.ts';
import type { Order } from './orders.ts';
import type { PaymentContext } from './provider.ts';
import { readPayment } from './reading.ts';
import { differences, type PaymentReading, refundedCents, statusOf } from './rules.ts';

export interface Settling {
  readonly orderId: string;
  /** What made us look: the id of an event, or `return_page`, `reconciliation`, `refund`. */
  readonly cause: string;
  /** Stored with what it leads to, in the same transaction. */
  readonly event?: Stripe.Event;
  /** The provider's id of the payment, in case it is not stored yet. */
  readonly providerId?: string | null;
}

/** What came of it: `repeated` is an event that was handled before, `mismatch` a payment that was not the one ordered. */
export type Settlement = 'settled' | 'mismatch' | 'repeated';

/** How often the provider is asked anew because somebody else has stored its answer meanwhile. */
const ATTEMPTS = 40;

/**
 * Brings an order and its purchase to what the provider says of the payment now. Events, the return page and the
 * reconciliation all come here, in whatever order and however often: none of them is believed, all of them ask.
 */
export async function settlePayment(context: PaymentContext, settling: Settling): Promise<Settlement> {
  const { db, payments, jobs, clock, log } = context;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (settling.event && (await isStored(db, settling.event.id))) return 'repeated';
    const order = await readOrder(db, settling.orderId);
    const providerId = order.providerId ?? settling.providerId ?? null;
    if (providerId === null) throw new Error(`Order ${order.id} has no payment at the provider yet.`);
    const now = clock();
    // Never inside the transaction: the provider may be slow, and the sandbox needs the database itself.
    const reading = await readPayment(payments.stripe, providerId);
    const faults = reading.progress === 'paid' ? differences(order, reading, payments.livemode) : [];
    const settled = await db.transaction((tx) =>
      store({ context, settling, order, providerId, reading, faults, now, tx }),
    );
    if (settled === 'overtaken') continue;
    if (settled === 'mismatch')
      log.error({ order: order.id, payment: providerId, faults }, 'PAID, BUT NOT AS ORDERED: nothing was granted');
    jobs.wake();
    return settled;
  }
  throw new Error(`Order ${settling.orderId} changes all the time.`);
}

async function readOrder(db: Database, id: string): Promise<Order> {
  const [order] = await db.select().from(paymentOrder).where(eq(paymentOrder.id, id));
  if (order === undefined) throw new Error(`There is no order ${id}.`);
  return order;
}

interface Storing {
  readonly context: PaymentContext;
  readonly settling: Settling;
  /** The order as it was before the provider was asked. */
  readonly order: Order;
  readonly providerId: string;
  readonly reading: PaymentReading;
  readonly faults: readonly string[];
  readonly now: Date;
  readonly tx: Transaction;
}

async function store(storing: Storing): Promise<Settlement | 'overtaken'> {
  const { context, settling, order, providerId, reading, faults, now, tx } = storing;
  const [locked] = await tx.select().from(paymentOrder).where(eq(paymentOrder.id, order.id)).for('update');
  // What was stored since may be newer than what we were told: then we have to ask again.
  if (locked === undefined || locked.version !== order.version) return 'overtaken';
  const outcome = faults.length > 0 ? 'mismatch' : 'settled';
  if (settling.event && !(await storeEvent(tx, settling.event, { outcome, now }))) return 'repeated';
  const ownId = providerId.startsWith('cs_') === (order.kind === 'checkout_session');
  await tx
    .update(paymentOrder)
    .set({
      state: outcome === 'mismatch' ? 'mismatch' : reading.progress,
      version: sql`${paymentOrder.version} + 1`,
      ...(locked.providerId === null && ownId ? { providerId } : {}),
    })
    .where(eq(paymentOrder.id, order.id));
  if (outcome === 'mismatch') return outcome;
  if (reading.progress === 'paid') await storePurchase({ ...storing, order: locked });
  else if (reading.failedLate && locked.state !== 'failed')
    await tellOfFailure(context, tx, { order: locked, reading });
  return outcome;
}

/** The purchase of a paid order: inserted once, with its receipt, and brought up to date ever after. */
async function storePurchase({ context, settling, order, reading, now, tx }: Storing): Promise<void> {
  const refunded = Math.min(refundedCents(reading), reading.paidCents);
  const [known] = await tx.select().from(purchase).where(eq(purchase.orderId, order.id)).for('update');
  const status = known?.revokedAt ? 'lost' : statusOf(reading);
  const present = { status, refundedCents: refunded, stateReadAt: now } as const;
  const change = { cause: settling.cause, at: now };
  if (known !== undefined) {
    await tx.update(purchase).set(present).where(eq(purchase.id, known.id));
    if (known.status === status) return;
    const { id: purchaseId, userId } = known;
    await tx
      .insert(accessChange)
      .values({ ...change, purchaseId, userId, change: status === 'paid' ? 'restored' : status });
    return;
  }
  const { id: orderId, userId, currency } = order;
  const { paymentIntentId, paidAt, paidCents: amountCents } = reading;
  const id = randomUUID();
  const email = await buyersAddress(tx, { order, reading });
  await tx
    .insert(purchase)
    .values({ ...present, id, orderId, userId, email, paymentIntentId, paidAt, amountCents, currency });
  await tx.insert(accessChange).values({ ...change, purchaseId: id, userId, change: status });
  if (status === 'paid') await addMail(context, tx, { kind: 'receipt', purchaseId: id });
}

async function tellOfFailure(
  context: PaymentContext,
  tx: Transaction,
  told: { order: Order; reading: PaymentReading },
) {
  const to = await buyersAddress(tx, told);
  if (to !== '') await addMail(context, tx, { kind: 'failed', to });
}

function addMail({ jobs }: PaymentContext, tx: Transaction, mail: PaymentMail): Promise<void> {
  return jobs.add(tx, PAYMENT_MAIL, mail);
}

/** As the buyer gave it at the provider, else that of the account; empty when there is neither. */
async function buyersAddress(
  tx: Transaction,
  { order, reading }: { order: Order; reading: PaymentReading },
): Promise<string> {
  if (reading.email !== null) return mailboxOf(reading.email);
  if (order.userId === null) return '';
  const [owner] = await tx.select({ email: user.email }).from(user).where(eq(user.id, order.userId));
  return mailboxOf(owner?.email ?? '');
}

async function isStored(db: Database, eventId: string): Promise<boolean> {
  const known = await db.select({ id: paymentEvent.id }).from(paymentEvent).where(eq(paymentEvent.id, eventId));
  return known.length > 0;
}

interface EventOutcome {
  readonly outcome: string;
  readonly now: Date;
}

/** Stores an event, and answers false when it was stored before. */
export async function storeEvent(
  db: Pick<Database, 'insert'>,
  event: Stripe.Event,
  { outcome, now }: EventOutcome,
): Promise<boolean> {
  const { id, type, livemode, created } = event;
  const stored = await db
    .insert(paymentEvent)
    .values({ id, type, livemode, created, receivedAt: now, outcome })
    .onConflictDoNothing()
    .returning({ id: paymentEvent.id });
  return stored.length > 0;
}
