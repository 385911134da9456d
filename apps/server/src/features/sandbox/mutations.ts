import { and, eq, lte } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '../../db/client.ts';
import { sandboxDelivery, sandboxObject } from '../../db/schema/sandbox.ts';
import { newId } from './ids.ts';
import { API_VERSION, type Kind, paymentIntentOf, type StoredObject, type StoredObjects, shown } from './objects.ts';

/** One transaction of the sandbox. Nothing in it may reach for the network or for another connection. */
export interface Work {
  readonly db: Database;
  readonly now: Date;
  readonly publicUrl: string;
  /** The API request that the events of this transaction name as their cause. */
  readonly request: Stripe.Event.Request;
}

export interface WorkOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly publicUrl: string;
}

const NO_REQUEST: Stripe.Event.Request = { id: null, idempotency_key: null };

export function transact<T>(options: WorkOptions, act: (work: Work) => Promise<T>, request = NO_REQUEST): Promise<T> {
  const { db, clock, publicUrl } = options;
  return db.transaction((tx) => act({ db: tx, now: clock(), publicUrl, request }));
}

/** A moment as Stripe writes it: whole seconds since 1970. */
export function inSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

export async function insertObject<T extends StoredObject>(
  work: Work,
  object: T,
  dueAt: Date | null = null,
): Promise<T> {
  const { id, object: kind, created } = object;
  const paymentIntent = paymentIntentOf(object);
  await work.db.insert(sandboxObject).values({ id, kind, created, paymentIntent, dueAt, data: object });
  return object;
}

export async function changeObject<T extends StoredObject>(work: Work, object: T, changes: Partial<T>): Promise<T> {
  const changed = { ...object, ...changes };
  await work.db
    .update(sandboxObject)
    .set({ data: changed, paymentIntent: paymentIntentOf(changed) })
    .where(eq(sandboxObject.id, object.id));
  return changed;
}

/** Says when time alone will change an object, or with null that it will not. */
export async function setDue(work: Work, id: string, dueAt: Date | null): Promise<void> {
  await work.db.update(sandboxObject).set({ dueAt }).where(eq(sandboxObject.id, id));
}

/** Whether an object's time has come. Of several processes that ask, one is told so. */
export async function takeDue(work: Work, id: string): Promise<boolean> {
  const taken = await work.db
    .update(sandboxObject)
    .set({ dueAt: null })
    .where(and(eq(sandboxObject.id, id), lte(sandboxObject.dueAt, work.now)))
    .returning({ id: sandboxObject.id });
  return taken.length > 0;
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

/** Stores an event with the change it tells of; it is delivered after the transaction. */
export async function recordEvent<T extends keyof EventKinds>(
  work: Work,
  type: T,
  object: StoredObjects[EventKinds[T] & Kind],
): Promise<void> {
  const event = {
    id: newId('event'),
    object: 'event',
    api_version: API_VERSION,
    created: inSeconds(work.now),
    data: { object: shown(object) },
    livemode: false,
    pending_webhooks: 1,
    request: work.request,
    type,
  };
  await insertObject(work, event as Stripe.Event);
  await work.db.insert(sandboxDelivery).values({ eventId: event.id, nextAttemptAt: work.now });
}
