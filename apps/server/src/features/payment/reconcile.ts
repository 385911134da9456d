import { and, asc, eq, gt, inArray, isNotNull, lt, notInArray } from 'drizzle-orm';
import type Stripe from 'stripe';
import { paymentOrder, purchase } from '../../db/schema/payment.ts';
import type { PaymentContext } from './provider.ts';
import { settlePayment } from './settle.ts';

/** The queue in which reconciling comes round. */
export const RECONCILIATION = 'payment-reconciliation';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The provider repeats an event for three days: what was lost longer ago was found before. */
const LISTED_MS = 4 * DAY_MS;
/** A purchase can be disputed for about as long. */
const REREAD_MS = 130 * DAY_MS;
/** The most payments of each list that one round looks at. */
const MOST = 1000;
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
      failure = error;
    }
  }
  if (failure !== null) throw failure;
  return orders.size;
}

/** Orders with the provider's id of the payment to ask about. */
type Found = [orderId: string, providerId: string | null][];

/** Payments that arrived at the provider and are not paid here: also those whose id was never stored. */
async function findUnheard({ db, payments, clock }: PaymentContext): Promise<Found> {
  const paid = await listPaid(payments.stripe, new Date(clock().getTime() - LISTED_MS));
  if (paid.size === 0) return [];
  const unheard = await db
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(and(inArray(paymentOrder.id, [...paid.keys()]), notInArray(paymentOrder.state, ['paid', 'mismatch'])));
  return unheard.map(({ id }) => [id, paid.get(id) ?? null]);
}

/** The ids of paid intents and sessions, by that of their order. */
async function listPaid(stripe: Stripe, since: Date): Promise<Map<string, string>> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const [intents, sessions] = await Promise.all([
    stripe.paymentIntents.list({ created, limit: 100 }).autoPagingToArray({ limit: MOST }),
    stripe.checkout.sessions.list({ created, status: 'complete', limit: 100 }).autoPagingToArray({ limit: MOST }),
  ]);
  const paid = [
    ...intents.filter(({ status }) => status === 'succeeded'),
    ...sessions.filter(({ payment_status }) => payment_status !== 'unpaid'),
  ];
  return new Map(
    paid.flatMap(({ id, metadata }) => (metadata?.order_id === undefined ? [] : [[metadata.order_id, id]])),
  );
}

/** Payments that are on their way, which may have ended meanwhile. */
async function findUnfinished({ db }: PaymentContext): Promise<Found> {
  const rows = await db
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(and(eq(paymentOrder.state, 'processing'), isNotNull(paymentOrder.providerId)))
    .limit(MOST);
  return rows.map(({ id }) => [id, null]);
}

/** Purchases that were not looked at for a day: a refund or a dispute may have come or ended unheard. */
async function findStale({ db, clock }: PaymentContext): Promise<Found> {
  const now = clock().getTime();
  const rows = await db
    .select({ id: paymentOrder.id, paymentIntentId: purchase.paymentIntentId })
    .from(purchase)
    .innerJoin(paymentOrder, eq(paymentOrder.id, purchase.orderId))
    .where(
      and(
        isNotNull(purchase.paymentIntentId),
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
