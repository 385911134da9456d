import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { acquireAdvisoryLock } from '../../db/advisory-lock.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { type PaymentEnvironment, purchase } from '../../db/schema/access.ts';
import { paymentOrder } from '../../db/schema/payment.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { HERITAGE, refuseSecondPurchase } from '../access/public.ts';
import type { PaymentContext } from './stripe.ts';

export type Order = typeof paymentOrder.$inferSelect;

type Kind = Order['kind'];

/** The learner or guest who starts a payment. */
export interface Buyer {
  readonly learner: Learner | null;
  /** The digest of the secret in their browser. */
  readonly proof: string;
}

interface OrderParams {
  readonly kind: Kind;
  readonly environment: PaymentEnvironment;
  readonly now: Date;
}

/** Stripe forgets idempotency keys after 24 hours, and a request must not be repeated once its key is gone. */
const REUSE_MS = 23 * 60 * 60 * 1000;

/** A failed payment intent can be retried with another card. A completed checkout session can't. */
const REUSABLE = { payment_intent: ['open', 'failed'], checkout_session: ['open'] } as const;

/**
 * Returns the buyer's open order, or creates one. Concurrent requests, such as a double click, all get the same order.
 * @throws CallError for a buyer who has already paid, or whose payment is still processing.
 */
export function openOrder({ db, payments, clock }: PaymentContext, buyer: Buyer, kind: Kind): Promise<Order> {
  const { environment } = payments;
  const params = { kind, environment, now: clock() };
  return db.transaction(async (tx) => {
    await lockBuyer(tx, buyer);
    await refuseSecondPayment(tx, buyer, environment);
    const existing = await findReusable(tx, buyer, params);
    return existing ?? insertOrder(tx, buyer, params);
  });
}

/** Stores the id of the order's payment at Stripe. */
export async function storeProviderId(db: Database, { id }: Order, providerId: string): Promise<void> {
  await db.update(paymentOrder).set({ providerId }).where(eq(paymentOrder.id, id));
}

/** Closes an order so that it isn't reused, unless it was paid or is processing by now. */
export async function closeOrder(db: Database, { id }: Order): Promise<void> {
  const isOpen = inArray(paymentOrder.state, ['open', 'failed']);
  await db
    .update(paymentOrder)
    .set({ state: 'closed' })
    .where(and(eq(paymentOrder.id, id), isOpen));
}

export async function readOrder(db: Database, id: string): Promise<Order> {
  const [order] = await db.select().from(paymentOrder).where(eq(paymentOrder.id, id));
  if (order === undefined) throw new Error(`There is no order ${id}.`);
  return order;
}

/** Serializes the requests of one learner and those from one browser. */
async function lockBuyer(tx: Transaction, { learner, proof }: Buyer): Promise<void> {
  const names = [`browser ${proof}`, ...(learner === null ? [] : [`learner ${learner.id}`])];
  // Always in the same order, so that two requests can't deadlock.
  for (const name of names) await acquireAdvisoryLock(tx, `payment order of ${name}`);
}

/** The learner's own orders, and those that a guest began in this browser. */
export function isStartedBy({ learner, proof }: OrderOwner): SQL | undefined {
  return learner === null ? asGuest(proof) : or(eq(paymentOrder.userId, learner.id), asGuest(proof));
}

interface OrderOwner {
  readonly learner: Pick<Learner, 'id'> | null;
  readonly proof: string;
}

/** A guest's order is never reused for a learner: someone else may have paid it in this browser already. */
function isOwn({ learner, proof }: OrderOwner): SQL | undefined {
  return learner === null ? asGuest(proof) : eq(paymentOrder.userId, learner.id);
}

function asGuest(proof: string): SQL | undefined {
  return and(isNull(paymentOrder.userId), eq(paymentOrder.proofDigest, proof));
}

/** Orders that guests started in this browser and that may have been paid without our knowledge. */
export async function listOpenGuestOrders(
  db: Database,
  { proof, environment }: { proof: string; environment: PaymentEnvironment },
): Promise<Order[]> {
  const isOpen = and(inArray(paymentOrder.state, ['open', 'failed']), eq(paymentOrder.environment, environment));
  return db
    .select()
    .from(paymentOrder)
    .where(and(asGuest(proof), isOpen, isNotNull(paymentOrder.providerId)));
}

/** @throws CallError for a buyer who has paid already, or whose payment is still processing. */
async function refuseSecondPayment(tx: Transaction, buyer: Buyer, environment: PaymentEnvironment): Promise<void> {
  await refuseSecondPurchase(tx, { ...buyer, environment });
  const isProcessing = and(eq(paymentOrder.environment, environment), eq(paymentOrder.state, 'processing'));
  const found = await tx
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(and(isStartedBy(buyer), isProcessing))
    .limit(1);
  if (found.length > 0) throw new CallError('payment_underway', UNDERWAY);
}

const UNDERWAY = "Your payment is still being processed. We'll email you when it clears.";

async function findReusable(
  tx: Transaction,
  buyer: Buyer,
  { kind, environment, now }: OrderParams,
): Promise<Order | undefined> {
  const { amountCents, currency } = HERITAGE;
  const [order] = await tx
    .select()
    .from(paymentOrder)
    .where(
      and(
        isOwn(buyer),
        eq(paymentOrder.kind, kind),
        eq(paymentOrder.environment, environment),
        inArray(paymentOrder.state, REUSABLE[kind]),
        gt(paymentOrder.createdAt, new Date(now.getTime() - REUSE_MS)),
        eq(paymentOrder.amountCents, amountCents),
        eq(paymentOrder.currency, currency),
      ),
    )
    .orderBy(desc(paymentOrder.createdAt))
    .limit(1);
  return order;
}

async function insertOrder(
  tx: Transaction,
  { learner, proof }: Buyer,
  { kind, environment, now }: OrderParams,
): Promise<Order> {
  const { amountCents, currency } = HERITAGE;
  const values = { id: randomUUID(), userId: learner?.id ?? null, proofDigest: proof, createdAt: now };
  const [order] = await tx
    .insert(paymentOrder)
    .values({ ...values, kind, environment, amountCents, currency })
    .returning();
  if (order === undefined) throw new Error('The order was not stored.');
  return order;
}

/** Removes the browser proofs from the payments of a learner who is being deleted. */
export async function forgetBuyer(tx: Transaction, learner: Pick<Learner, 'id'>): Promise<void> {
  // The next person to sign in to this browser must not get these purchases.
  const own = tx.select({ id: purchase.orderId }).from(purchase).where(eq(purchase.userId, learner.id));
  const isTheirs = or(eq(paymentOrder.userId, learner.id), inArray(paymentOrder.id, own));
  await tx.update(paymentOrder).set({ proofDigest: '' }).where(isTheirs);
}
