import { and, eq, inArray } from 'drizzle-orm';
import Stripe from 'stripe';
import type { Database } from '../../db/client.ts';
import { paymentOrder } from '../../db/schema/payment.ts';
import type { Order } from './orders.ts';

/** Returns the order's payment, or null when it doesn't exist at Stripe: then the order is closed. */
export async function retrieveFromStripe<T extends { id: string }>(
  db: Database,
  order: Order,
  retrieve: () => Promise<T>,
): Promise<T | null> {
  try {
    const found = await retrieve();
    if (found.id !== order.providerId) throw new Error(`Stripe returned ${found.id} instead of ${order.providerId}.`);
    return found;
  } catch (error) {
    if (!isResourceMissing(error)) throw error;
    await close(db, order);
    return null;
  }
}

/** Whether Stripe has no such object, for example because it belongs to another account. */
export function isResourceMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

/**
 * Creates the order's payment at Stripe and stores its id. The idempotency key makes a retry after a lost response the
 * same payment. An error is final for its key, so the next attempt needs a new order.
 */
export async function createAtStripe<T extends { id: string }>(
  db: Database,
  order: Order,
  create: (options: { idempotencyKey: string }) => Promise<T>,
): Promise<T> {
  try {
    const created = await create({ idempotencyKey: `order-${order.id}` });
    await db.update(paymentOrder).set({ providerId: created.id }).where(eq(paymentOrder.id, order.id));
    return created;
  } catch (error) {
    if (isFinal(error)) await close(db, order);
    throw error;
  }
}

/** The key is in use by another request, or there are too many requests: the same request may succeed in a moment. */
const RETRYABLE_STATUSES = new Set([409, 429]);

function isFinal(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError) || error.statusCode === undefined) return false;
  return !RETRYABLE_STATUSES.has(error.statusCode);
}

/** Closes an order so that it isn't reused, unless it was paid or is processing by now. */
async function close(db: Database, { id }: Order): Promise<void> {
  await db
    .update(paymentOrder)
    .set({ state: 'closed' })
    .where(and(eq(paymentOrder.id, id), inArray(paymentOrder.state, ['open', 'failed'])));
}
