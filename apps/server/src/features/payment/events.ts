import { eq, or } from 'drizzle-orm';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { purchase } from '../../db/schema/access.ts';
import { paymentOrder } from '../../db/schema/payment.ts';
import { isStorableText } from '../../plugins/storable-text.ts';
import { isResourceMissing } from './order-at-stripe.ts';
import { idOf } from './payment-snapshot.ts';
import { type Settlement, settlePayment, storeEvent } from './settle.ts';
import type { PaymentContext } from './stripe.ts';

/** Why an event was stored without settling anything. */
type IgnoreReason = 'other_type' | 'other_mode' | 'other_account' | 'unknown_order';

/** The events that can change a payment. Subscribe the Stripe webhook to these and no others. */
export const HANDLED_EVENTS: ReadonlySet<string> = new Set([
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]);

/** Our own values are shorter, and Stripe never sends text that the database can't store. */
const text = z.string().max(500).refine(isStorableText);

/** The fields we read from the object of a handled event. */
const subject = z.object({
  object: z.object({
    id: text,
    object: text,
    metadata: z.looseObject({ order_id: text.optional() }).nullish(),
    payment_intent: z.union([text, z.object({ id: text })]).nullish(),
  }),
});

const eventShape = z.object({
  id: text,
  type: text,
  livemode: z.boolean(),
  created: z.int().nonnegative(),
  account: text.optional(),
  data: z.unknown().optional(),
});

/** Whether a signed body is an event. Its object is validated only for the types that we handle. */
export function isEvent(signed: unknown): signed is Stripe.Event {
  const event = eventShape.safeParse(signed);
  if (!event.success) return false;
  return !HANDLED_EVENTS.has(event.data.type) || subject.safeParse(event.data.data).success;
}

/** Handles a verified event. The event is only a signal: the state of the payment is fetched from Stripe. */
export async function receiveEvent(context: PaymentContext, event: Stripe.Event): Promise<Settlement | IgnoreReason> {
  const reason = reasonToIgnore(event, context.payments.environment === 'live');
  const settled = reason === null ? await settleSubject(context, event) : null;
  if (settled !== null) return settled;
  const outcome = reason ?? 'unknown_order';
  await storeEvent(context.db, event, { outcome, now: context.clock() });
  if (reason !== 'other_type')
    context.log.warn({ event: event.id, type: event.type, outcome }, 'payment event ignored');
  return outcome;
}

async function settleSubject(context: PaymentContext, event: Stripe.Event): Promise<Settlement | null> {
  const subject = subjectOf(event);
  const orderId = await findOrder(context, subject);
  if (orderId === null) return null;
  return settlePayment(context, { orderId, event, cause: event.id, providerId: subject.providerId });
}

function reasonToIgnore(event: Stripe.Event, livemode: boolean): IgnoreReason | null {
  if (event.livemode !== livemode) return 'other_mode';
  if (event.account !== undefined) return 'other_account';
  return HANDLED_EVENTS.has(event.type) ? null : 'other_type';
}

/** The payment that an event is about, as far as the event itself says. */
interface Subject {
  readonly orderId: string | null;
  /** The id of a payment intent or of a checkout session. */
  readonly providerId: string | null;
}

interface EventObject {
  readonly id: string;
  readonly object: string;
  readonly metadata?: Record<string, string> | null;
  readonly payment_intent?: string | { id: string } | null;
}

function subjectOf(event: Stripe.Event): Subject {
  const object = event.data.object as EventObject;
  const isPayment = object.object === 'payment_intent' || object.object === 'checkout.session';
  if (!isPayment) return { orderId: null, providerId: idOf(object.payment_intent) };
  return { orderId: object.metadata?.order_id ?? null, providerId: object.id };
}

async function findOrder({ db, payments }: PaymentContext, { orderId, providerId }: Subject): Promise<string | null> {
  if (orderId !== null) return findById(db, orderId);
  if (providerId === null) return null;
  return (await findByPayment(db, providerId)) ?? findByMetadata({ db, stripe: payments.stripe, providerId });
}

async function findById(db: Database, orderId: string): Promise<string | null> {
  const [order] = await db.select({ id: paymentOrder.id }).from(paymentOrder).where(eq(paymentOrder.id, orderId));
  return order?.id ?? null;
}

async function findByPayment(db: Database, providerId: string): Promise<string | null> {
  const [order] = await db
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .leftJoin(purchase, eq(purchase.orderId, paymentOrder.id))
    .where(or(eq(paymentOrder.providerId, providerId), eq(purchase.paymentIntentId, providerId)));
  return order?.id ?? null;
}

interface MetadataSearch {
  readonly db: Database;
  readonly stripe: Stripe;
  readonly providerId: string;
}

/** A refund or dispute may arrive before its payment was stored. The payment's metadata names the order. */
async function findByMetadata({ db, stripe, providerId }: MetadataSearch): Promise<string | null> {
  if (!providerId.startsWith('pi_')) return null;
  try {
    const { metadata } = await stripe.paymentIntents.retrieve(providerId);
    return metadata?.order_id === undefined ? null : await findById(db, metadata.order_id);
  } catch (error) {
    if (isResourceMissing(error)) return null;
    throw error;
  }
}
