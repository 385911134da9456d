import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database, Transaction } from '../../db/client.ts';
import { paymentEvent, paymentOrder } from '../../db/schema/payment.ts';
import { type Order, readOrder } from './orders.ts';
import type { PaymentContext } from './provider.ts';
import { enqueueFailureMail, storePurchase } from './purchases.ts';
import { readPayment } from './reading.ts';
import { differences, type PaymentReading } from './rules.ts';

/** The queue that ends what else a buyer could still pay. */
export const PAYMENT_CLOSING = 'payment-closing';

export interface Settling {
  readonly orderId: string;
  /** What made us look: the id of an event, or `return_page`, `reconciliation`, `closing`, `checkout`, `refund`, `duplicate`. */
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
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const settled = await trySettling(context, settling);
    if (settled === 'overtaken') continue;
    context.jobs.wake();
    return settled;
  }
  throw new Error(`Order ${settling.orderId} changes all the time.`);
}

async function trySettling(context: PaymentContext, settling: Settling): Promise<Settlement | 'overtaken'> {
  const { db, payments, clock, log } = context;
  if (settling.event && (await isStored(db, settling.event.id))) return 'repeated';
  const order = await readOrder(db, settling.orderId);
  const providerId = order.providerId ?? settling.providerId ?? null;
  if (providerId === null) throw new Error(`Order ${order.id} has no payment at the provider yet.`);
  const now = clock();
  // Never inside the transaction: the provider may be slow, and the sandbox needs the database itself.
  const reading = await readPayment(payments.stripe, providerId);
  // What was as ordered once stays so: a purchase must hear of its refund whatever is written on the payment later.
  const isNew = reading.progress === 'paid' && order.state !== 'paid';
  const faults = isNew ? differences(order, reading, payments.environment === 'live') : [];
  const outcome = faults.length > 0 ? 'mismatch' : 'settled';
  const read = { order, providerId, reading, outcome, now } as const;
  const stored = await db.transaction((tx) => store(context, tx, { ...settling, ...read }));
  if (stored === 'mismatch') log.error({ order: order.id, payment: providerId, faults }, MISMATCH);
  return stored;
}

const MISMATCH = 'PAID, BUT NOT AS ORDERED: nothing was granted';

interface Storing extends Settling {
  /** The order as it was before the provider was asked. */
  readonly order: Order;
  readonly providerId: string;
  readonly reading: PaymentReading;
  readonly outcome: 'settled' | 'mismatch';
  readonly now: Date;
}

async function store(context: PaymentContext, tx: Transaction, storing: Storing): Promise<Settlement | 'overtaken'> {
  const { event, cause, order, reading, outcome, now } = storing;
  const [locked] = await tx.select().from(paymentOrder).where(eq(paymentOrder.id, order.id)).for('update');
  // What was stored since may be newer than what we were told: then we have to ask again.
  if (locked?.version !== order.version) return 'overtaken';
  if (event && !(await storeEvent(tx, event, { outcome, now }))) return 'repeated';
  await tx.update(paymentOrder).set(progressOf(locked, storing)).where(eq(paymentOrder.id, order.id));
  const heard = { context, tx, order: locked, reading, cause, now };
  if (outcome === 'settled' && reading.progress === 'paid') await storePurchase(heard);
  if (MOVING.has(reading.progress) && locked.state !== reading.progress) {
    await context.jobs.add(tx, PAYMENT_CLOSING, { orderId: locked.id });
  }
  // A card that is declined is told to the buyer at once; only what fails later needs a mail.
  if (reading.failedLate && locked.state !== 'failed') await enqueueFailureMail(heard);
  return outcome;
}

/** From here on, nothing else of the buyer's should be payable. */
const MOVING: ReadonlySet<string> = new Set(['processing', 'paid']);

function progressOf(locked: Order, { providerId, reading, outcome }: Storing) {
  const isOwnId = providerId.startsWith('cs_') === (locked.kind === 'checkout_session');
  return {
    state: outcome === 'mismatch' ? outcome : reading.progress,
    version: locked.version + 1,
    // Unless it was heard of by the payment of a session whose own id is not known yet.
    providerId: locked.providerId ?? (isOwnId ? providerId : null),
  };
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
