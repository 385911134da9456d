import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database, Transaction } from '../../db/client.ts';
import { paymentEvent, paymentOrder } from '../../db/schema/payment.ts';
import { type Order, readOrder } from './orders.ts';
import { fetchPaymentSnapshot } from './payment-snapshot.ts';
import { enqueueFailureMail, storePurchase } from './purchases.ts';
import { differences, type PaymentSnapshot } from './rules.ts';
import type { PaymentContext } from './stripe.ts';

/** The job queue that cancels a buyer's other open orders. Stored jobs carry this name. */
export const CANCEL_OPEN_ORDERS = 'payment-closing';

export interface SettleInput {
  readonly orderId: string;
  /** What triggered the settlement: the id of an event, or `return_page`, `reconciliation`, `closing`, `checkout`, `refund`, `duplicate`. */
  readonly cause: string;
  /** Stored in the same transaction as its effects. */
  readonly event?: Stripe.Event;
  /** The Stripe id of the payment, in case it isn't stored yet. */
  readonly providerId?: string | null;
}

/** `repeated`: the event was handled before. `mismatch`: the payment differs from its order. */
export type Settlement = 'settled' | 'mismatch' | 'repeated';

/** How often to fetch again after losing to a concurrent settlement. */
const ATTEMPTS = 40;

/**
 * Brings an order and its purchase up to date with the payment at Stripe. Webhook events, the return page and the
 * reconciliation all end up here, in any order and any number of times. None of them is trusted: each is only a reason
 * to fetch the payment.
 */
export async function settlePayment(context: PaymentContext, input: SettleInput): Promise<Settlement> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const settled = await trySettle(context, input);
    if (settled === 'stale') continue;
    context.jobs.wake();
    return settled;
  }
  throw new Error(`Order ${input.orderId} kept changing while it was being settled.`);
}

async function trySettle(context: PaymentContext, input: SettleInput): Promise<Settlement | 'stale'> {
  const { db, payments, clock, log } = context;
  if (input.event && (await isStored(db, input.event.id))) return 'repeated';
  const order = await readOrder(db, input.orderId);
  const providerId = order.providerId ?? input.providerId ?? null;
  if (providerId === null) throw new Error(`Order ${order.id} has no payment at Stripe yet.`);
  const now = clock();
  // Not inside the transaction: Stripe may be slow, and the sandbox needs the database itself.
  const snapshot = await fetchPaymentSnapshot(payments.stripe, providerId);
  // Compared only once: a paid purchase must learn of its refund, whatever is changed on the payment later.
  const isNew = snapshot.progress === 'paid' && order.state !== 'paid';
  const faults = isNew ? differences(order, snapshot, payments.environment === 'live') : [];
  const outcome = faults.length > 0 ? 'mismatch' : 'settled';
  const update = { ...input, order, providerId, snapshot, outcome, now } as const;
  const stored = await db.transaction((tx) => store(context, tx, update));
  if (stored === 'mismatch') log.error({ order: order.id, payment: providerId, faults }, MISMATCH);
  return stored;
}

const MISMATCH = 'PAID, BUT NOT AS ORDERED: nothing was granted';

interface StoreInput extends SettleInput {
  /** The order as it was before the payment was fetched. */
  readonly order: Order;
  readonly providerId: string;
  readonly snapshot: PaymentSnapshot;
  readonly outcome: 'settled' | 'mismatch';
  readonly now: Date;
}

async function store(context: PaymentContext, tx: Transaction, input: StoreInput): Promise<Settlement | 'stale'> {
  const { event, cause, order, snapshot, outcome, now } = input;
  const [locked] = await tx.select().from(paymentOrder).where(eq(paymentOrder.id, order.id)).for('update');
  // Another settlement was stored since and may be newer than our snapshot.
  if (locked?.version !== order.version) return 'stale';
  if (event && !(await storeEvent(tx, event, { outcome, now }))) return 'repeated';
  await tx.update(paymentOrder).set(orderUpdate(locked, input)).where(eq(paymentOrder.id, order.id));
  const settlement = { context, tx, order: locked, snapshot, cause, now };
  if (outcome === 'settled' && snapshot.progress === 'paid') await storePurchase(settlement);
  if (PAID_OR_PROCESSING.has(snapshot.progress) && locked.state !== snapshot.progress) {
    await context.jobs.add(tx, CANCEL_OPEN_ORDERS, { orderId: locked.id });
  }
  // The buyer sees at once that a card is declined. Only a later failure needs an email.
  if (snapshot.failedLate && locked.state !== 'failed') await enqueueFailureMail(settlement);
  return outcome;
}

/** In these states no other order of the buyer may be payable. */
const PAID_OR_PROCESSING: ReadonlySet<string> = new Set(['processing', 'paid']);

function orderUpdate(locked: Order, { providerId, snapshot, outcome }: StoreInput) {
  const isOwnId = providerId.startsWith('cs_') === (locked.kind === 'checkout_session');
  return {
    state: outcome === 'mismatch' ? outcome : snapshot.progress,
    version: locked.version + 1,
    // An event may name a session's payment intent before the session's own id is stored.
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

/** Stores an event. Returns false when it was stored before. */
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
