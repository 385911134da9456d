import { and, eq, lte } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from './db/database.ts';
import { sandboxDelivery, sandboxObject } from './db/schema.ts';
import { newId } from './ids.ts';
import { API_VERSION, apiView, type Kind, paymentIntentOf, type StoredObject, type StoredObjects } from './objects.ts';

/** What the code inside one transaction works with. It must not use the network or another connection. */
export interface Context {
  readonly db: Database;
  readonly now: Date;
  readonly publicUrl: string;
  /** The API request that caused the events of this transaction, as they name it. */
  readonly request: Stripe.Event.Request;
}

export interface TransactionOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly publicUrl: string;
}

const NO_REQUEST: Stripe.Event.Request = { id: null, idempotency_key: null };

export function inTransaction<T>(
  options: TransactionOptions,
  act: (context: Context) => Promise<T>,
  request = NO_REQUEST,
): Promise<T> {
  const { db, clock, publicUrl } = options;
  return db.transaction((tx) => act({ db: tx, now: clock(), publicUrl, request }));
}

/** A moment as Stripe writes it: whole seconds since 1970. */
export function unixSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

export async function insertObject<T extends StoredObject>(
  context: Context,
  object: T,
  dueAt: Date | null = null,
): Promise<T> {
  const { id, object: kind, created } = object;
  const paymentIntent = paymentIntentOf(object);
  await context.db.insert(sandboxObject).values({ id, kind, created, paymentIntent, dueAt, data: object });
  return object;
}

export async function updateObject<T extends StoredObject>(
  context: Context,
  object: T,
  changes: Partial<T>,
): Promise<T> {
  const changed = { ...object, ...changes };
  await context.db
    .update(sandboxObject)
    .set({ data: changed, paymentIntent: paymentIntentOf(changed) })
    .where(eq(sandboxObject.id, object.id));
  return changed;
}

/** Sets when an object next changes on its own, or null when it never will. */
export async function setDueAt(context: Context, id: string, dueAt: Date | null): Promise<void> {
  await context.db.update(sandboxObject).set({ dueAt }).where(eq(sandboxObject.id, id));
}

/** Returns whether an object is due. Of several processes that ask, only one gets true. */
export async function claimDue(context: Context, id: string): Promise<boolean> {
  const claimed = await context.db
    .update(sandboxObject)
    .set({ dueAt: null })
    .where(and(eq(sandboxObject.id, id), lte(sandboxObject.dueAt, context.now)))
    .returning({ id: sandboxObject.id });
  return claimed.length > 0;
}

/** The events that the sandbox sends, each about objects of one kind. */
interface EventKinds {
  'payment_intent.succeeded': 'payment_intent';
  'payment_intent.payment_failed': 'payment_intent';
  'payment_intent.processing': 'payment_intent';
  'payment_intent.canceled': 'payment_intent';
  'checkout.session.completed': 'checkout.session';
  'checkout.session.async_payment_succeeded': 'checkout.session';
  'checkout.session.async_payment_failed': 'checkout.session';
  'checkout.session.expired': 'checkout.session';
  'charge.refunded': 'charge';
  'refund.failed': 'refund';
  'charge.dispute.created': 'dispute';
  'charge.dispute.updated': 'dispute';
  'charge.dispute.closed': 'dispute';
}

/** Stores an event together with the change it is about. It is delivered after the transaction. */
export async function emitEvent<T extends keyof EventKinds>(
  context: Context,
  type: T,
  object: StoredObjects[EventKinds[T] & Kind],
): Promise<void> {
  const event = {
    id: newId('event'),
    object: 'event',
    api_version: API_VERSION,
    created: unixSeconds(context.now),
    data: { object: apiView(object) },
    livemode: false,
    pending_webhooks: 1,
    request: context.request,
    type,
  };
  await insertObject(context, event as Stripe.Event);
  await context.db.insert(sandboxDelivery).values({ eventId: event.id, nextAttemptAt: context.now });
}
