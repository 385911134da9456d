import { and, asc, eq, gt, inArray, isNotNull, lt, notInArray, type SQL } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '../../db/client.ts';
import { paymentOrder, purchase } from '../../db/schema/payment.ts';
import { refundDuplicate } from './duplicate-refund.ts';
import type { PaymentContext } from './provider.ts';
import { settlePayment } from './settle.ts';

/** The queue in which reconciling comes round. */
export const RECONCILIATION = 'payment-reconciliation';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A debit may be on its way for two weeks; what was lost longer ago was found before. */
const LISTED_MS = 15 * DAY_MS;
/** A purchase can be disputed for about as long. */
const REREAD_MS = 130 * DAY_MS;
/** The most payments of each list that one round looks at. */
const PAGE_LIMIT = 1000;
const MOST_REREAD = 50;

/** Settles what the provider knows and its events did not bring. Answers how many payments it looked at closely. */
export async function reconcile(context: PaymentContext): Promise<number> {
  const orders = new Map([
    ...(await findUnfinished(context)),
    ...(await findStale(context)),
    ...(await findUnheard(context)),
  ]);
  let failure: unknown = null;
  for (const [orderId, providerId] of orders) {
    try {
      await settlePayment(context, { orderId, providerId, cause: 'reconciliation' });
    } catch (error) {
      // One that cannot be settled must not keep the others waiting.
      context.log.error({ err: error, order: orderId }, 'payment not reconciled');
      await putBehindOthers(context, orderId);
      failure = error;
    }
  }
  failure = (await retryDuplicateRefunds(context)) ?? failure;
  if (failure !== null) throw failure;
  return orders.size;
}

/** Refunds that their job gave up on are tried at each round, and logged, until a person has seen to them. */
async function retryDuplicateRefunds(context: PaymentContext): Promise<unknown> {
  const { db, payments, clock, log } = context;
  const isLeftOver = and(
    isNotNull(purchase.duplicateOf),
    eq(purchase.status, 'paid'),
    eq(purchase.environment, payments.environment),
    lt(purchase.stateReadAt, new Date(clock().getTime() - HOUR_MS)),
  );
  let failure: unknown = null;
  for (const { id } of await db.select({ id: purchase.id }).from(purchase).where(isLeftOver).limit(PAGE_LIMIT)) {
    await refundDuplicate(context, id).catch((error: unknown) => {
      log.error({ err: error, purchase: id }, 'PAID TWICE: the later payment could not be refunded');
      failure = error;
    });
  }
  return failure;
}

/** Else those that fail every time would take all the turns there are. */
async function putBehindOthers({ db, clock }: PaymentContext, orderId: string): Promise<void> {
  await db.update(purchase).set({ stateReadAt: clock() }).where(eq(purchase.orderId, orderId));
}

/** Orders with the provider's id of the payment to ask about. */
type Found = [orderId: string, providerId: string | null][];

/** Payments that are further at the provider than here: also those whose id was never stored. */
async function findUnheard({ db, payments, clock }: PaymentContext): Promise<Found> {
  const moving = await listMoving(payments.stripe, new Date(clock().getTime() - LISTED_MS));
  const [paid, underway] = [moving.filter(({ isPaid }) => isPaid), moving.filter(({ isPaid }) => !isPaid)];
  return [
    ...(await findBehind(db, paid, notInArray(paymentOrder.state, ['paid', 'mismatch']))),
    ...(await findBehind(db, underway, eq(paymentOrder.state, 'open'))),
  ];
}

interface Moving {
  readonly orderId: string;
  readonly providerId: string;
  readonly isPaid: boolean;
}

async function findBehind(db: Database, moving: readonly Moving[], isBehind: SQL): Promise<Found> {
  const ids = new Map(moving.map(({ orderId, providerId }) => [orderId, providerId]));
  if (ids.size === 0) return [];
  const behind = await db
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(and(inArray(paymentOrder.id, [...ids.keys()]), isBehind));
  return behind.map(({ id }) => [id, ids.get(id) ?? null]);
}

/** Intents and sessions that are paid or on their way. */
async function listMoving(stripe: Stripe, since: Date): Promise<Moving[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const [intents, sessions] = await Promise.all([
    stripe.paymentIntents.list({ created, limit: 100 }).autoPagingToArray({ limit: PAGE_LIMIT }),
    stripe.checkout.sessions.list({ created, status: 'complete', limit: 100 }).autoPagingToArray({ limit: PAGE_LIMIT }),
  ]);
  const moving = [
    ...intents
      .filter(({ status }) => status === 'succeeded' || status === 'processing')
      .map((intent) => ({ ...intent, isPaid: intent.status === 'succeeded' })),
    ...sessions.map((session) => ({ ...session, isPaid: session.payment_status !== 'unpaid' })),
  ];
  return moving.flatMap(({ id, metadata, isPaid }) =>
    metadata?.order_id === undefined ? [] : [{ orderId: metadata.order_id, providerId: id, isPaid }],
  );
}

/** Payments that are on their way, which may have ended meanwhile. */
async function findUnfinished({ db, payments }: PaymentContext): Promise<Found> {
  const isHere = eq(paymentOrder.environment, payments.environment);
  const rows = await db
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(and(isHere, eq(paymentOrder.state, 'processing'), isNotNull(paymentOrder.providerId)))
    .limit(PAGE_LIMIT);
  return rows.map(({ id }) => [id, null]);
}

/** Purchases that were not looked at for a day: a refund or a dispute may have come or ended unheard. */
async function findStale({ db, payments, clock }: PaymentContext): Promise<Found> {
  const now = clock().getTime();
  const rows = await db
    .select({ id: paymentOrder.id, paymentIntentId: purchase.paymentIntentId })
    .from(purchase)
    .innerJoin(paymentOrder, eq(paymentOrder.id, purchase.orderId))
    .where(
      and(
        isNotNull(purchase.paymentIntentId),
        eq(purchase.environment, payments.environment),
        lt(purchase.stateReadAt, new Date(now - DAY_MS)),
        gt(purchase.paidAt, new Date(now - REREAD_MS)),
      ),
    )
    .orderBy(asc(purchase.stateReadAt))
    .limit(MOST_REREAD);
  return rows.map(({ id, paymentIntentId }) => [id, paymentIntentId]);
}

/** Every few minutes, by one of the processes. */
export function reconciliationJob(context: PaymentContext) {
  const handle = async () => {
    await reconcile(context);
    return { done: true } as const;
  };
  return { retries: 0, retryAfterSeconds: 0, everySeconds: 300, handle };
}
