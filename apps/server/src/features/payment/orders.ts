import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import Stripe from 'stripe';
import { takeAdvisoryLock } from '../../db/advisory-lock.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { type PaymentEnvironment, paymentOrder, purchase } from '../../db/schema/payment.ts';
import { CallError } from '../../plugins/errors.ts';
import { countsIn, type Learner } from '../../plugins/session.ts';
import { isUnowned, madeInBrowser } from './purchase-owner.ts';
import { HERITAGE } from './rules.ts';

export type Order = typeof paymentOrder.$inferSelect;
type Kind = Order['kind'];

/** Who begins a payment. */
export interface Buyer {
  readonly learner: Learner | null;
  /** The digest of the secret in their browser. */
  readonly proof: string;
}

interface Wanted {
  readonly kind: Kind;
  readonly environment: PaymentEnvironment;
  readonly now: Date;
}

/** The provider forgets a day later what it was asked under a key: a request must not be repeated then. */
const REUSE_MS = 23 * 60 * 60 * 1000;
/** A payment that failed can be tried again with another card; a completed checkout page cannot. */
const REUSABLE = { payment_intent: ['open', 'failed'], checkout_session: ['open'] } as const;

/**
 * The buyer's open order, or a new one: of several requests at once, such as a double click, all get the same. Refuses
 * who has paid already, or whose payment is on its way.
 */
export function openOrder(db: Database, buyer: Buyer, wanted: Wanted): Promise<Order> {
  return db.transaction(async (tx) => {
    await waitForOthers(tx, buyer);
    await refuseSecondPayment(tx, buyer, wanted);
    const existing = await findReusable(tx, buyer, wanted);
    return existing ?? insertOrder(tx, buyer, wanted);
  });
}

export async function readOrder(db: Database, id: string): Promise<Order> {
  const [order] = await db.select().from(paymentOrder).where(eq(paymentOrder.id, id));
  if (order === undefined) throw new Error(`There is no order ${id}.`);
  return order;
}

/** Requests of one learner, and those from one browser, take turns. */
async function waitForOthers(tx: Transaction, { learner, proof }: Buyer): Promise<void> {
  const names = [`browser ${proof}`, ...(learner === null ? [] : [`learner ${learner.id}`])];
  // In one order for everybody, so that two never wait for each other.
  for (const name of names) await takeAdvisoryLock(tx, `payment order of ${name}`);
}

/** The learner's own orders, and those that a guest began in this browser. */
export function isBegunBy({ learner, proof }: OrderOwner): SQL | undefined {
  return learner === null ? asGuest(proof) : or(eq(paymentOrder.userId, learner.id), asGuest(proof));
}

interface OrderOwner {
  readonly learner: Pick<Learner, 'id'> | null;
  readonly proof: string;
}

/** A guest's order is never a learner's: it may have been paid already, by another person at this browser. */
function isOwn({ learner, proof }: OrderOwner): SQL | undefined {
  return learner === null ? asGuest(proof) : eq(paymentOrder.userId, learner.id);
}

function asGuest(proof: string): SQL | undefined {
  return and(isNull(paymentOrder.userId), eq(paymentOrder.proofDigest, proof));
}

/** Payments that guests began in this browser and that may have been paid without our having heard of it. */
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

async function refuseSecondPayment(tx: Transaction, buyer: Buyer, { environment }: Wanted): Promise<void> {
  const { learner, proof } = buyer;
  const isPaid = (isTheirs: SQL | undefined) =>
    holdsAny(
      tx,
      purchase,
      and(isTheirs, countsIn(environment), eq(purchase.status, 'paid'), isNull(purchase.duplicateOf)),
    );
  const wasPaidHere = await isPaid(madeInBrowser(tx, proof));
  if (learner === null && wasPaidHere) throw new CallError('already_heritage', PAID_HERE);
  if (learner !== null) {
    if (await isPaid(eq(purchase.userId, learner.id))) throw new CallError('already_heritage', HAS_HERITAGE);
    if (wasPaidHere) throw new CallError('purchase_unclaimed', UNCLAIMED);
    if (await isPaid(isUnowned(learner.email))) throw new CallError('purchase_unproven', UNPROVEN);
  }
  const isHere = eq(paymentOrder.environment, environment);
  if (await holdsAny(tx, paymentOrder, and(isBegunBy(buyer), isHere, eq(paymentOrder.state, 'processing')))) {
    throw new CallError('payment_underway', UNDERWAY);
  }
}

async function holdsAny(
  tx: Transaction,
  table: typeof purchase | typeof paymentOrder,
  condition: SQL | undefined,
): Promise<boolean> {
  return (await tx.select({ id: table.id }).from(table).where(condition).limit(1)).length > 0;
}

const HAS_HERITAGE = 'You already have Heritage.';
const PAID_HERE = 'Heritage was already paid for in this browser. Sign in to open it.';
const UNCLAIMED = 'Heritage was already bought in this browser. Tell us first whether that purchase is yours.';
const UNPROVEN =
  'Heritage was already bought with your email address. We can email you a link that adds it to your account.';
const UNDERWAY = "Your payment is still being processed. We'll email you when it has arrived.";

async function findReusable(
  tx: Transaction,
  buyer: Buyer,
  { kind, environment, now }: Wanted,
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
  { kind, environment, now }: Wanted,
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

/** The order's payment as it is now, or null when this provider does not know it: then the order is closed. */
export async function resumeAtProvider<T extends { id: string }>(
  db: Database,
  order: Order,
  retrieve: () => Promise<T>,
): Promise<T | null> {
  try {
    const found = await retrieve();
    if (found.id !== order.providerId)
      throw new Error(`The payment provider did not answer about ${order.providerId}.`);
    return found;
  } catch (error) {
    if (!isUnknown(error)) throw error;
    await close(db, order);
    return null;
  }
}

/** Such as a payment of another account. */
export function isUnknown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

/**
 * Begins the order's payment at the provider and stores its id. The key makes a repetition, after an answer that was
 * lost, the same payment. A refusal is final for its key: the next try is a new order.
 */
export async function beginAtProvider<T extends { id: string }>(
  db: Database,
  order: Order,
  create: (options: { idempotencyKey: string }) => Promise<T>,
): Promise<T> {
  try {
    const begun = await create({ idempotencyKey: `order-${order.id}` });
    await db.update(paymentOrder).set({ providerId: begun.id }).where(eq(paymentOrder.id, order.id));
    return begun;
  } catch (error) {
    if (isFinal(error)) await close(db, order);
    throw error;
  }
}

/** Such as a key that another request still uses, or too many requests: the same request may succeed in a moment. */
const PASSING = new Set([409, 429]);

function isFinal(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError) || error.statusCode === undefined) return false;
  return !PASSING.has(error.statusCode);
}

/** Unless it was heard of meanwhile, the order is not used again. */
async function close(db: Database, { id }: Order): Promise<void> {
  await db
    .update(paymentOrder)
    .set({ state: 'closed' })
    .where(and(eq(paymentOrder.id, id), inArray(paymentOrder.state, ['open', 'failed'])));
}
