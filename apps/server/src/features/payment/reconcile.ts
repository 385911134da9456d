import { and, asc, eq, gt, inArray, isNotNull, lt, notInArray, type SQL } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '../../db/client.ts';
import { purchase } from '../../db/schema/access.ts';
import { paymentOrder } from '../../db/schema/payment.ts';
import { DAY_MS, HOUR_MS } from '../../plugins/duration.ts';
import { refundDuplicate } from './duplicate-refund.ts';
import { settlePayment } from './settle.ts';
import type { PaymentContext } from './stripe.ts';

/** The job queue for the periodic reconciliation. */
export const RECONCILIATION = 'payment-reconciliation';

/** A debit may take two weeks. Anything older was found by an earlier run. */
const LISTED_MS = 15 * DAY_MS;
/** A purchase can be disputed for about 120 days. */
const REREAD_MS = 130 * DAY_MS;
/** How many payments of each list one run looks at. */
const PAGE_LIMIT = 1000;
const REREAD_LIMIT = 50;

/** Settles payments whose events were missed. Returns how many payments were checked. */
export async function reconcile(context: PaymentContext): Promise<number> {
  const orders = new Map([
    ...(await findUnfinished(context)),
    ...(await findStale(context)),
    ...(await findMissed(context)),
  ]);
  let failure: unknown = null;
  for (const [orderId, providerId] of orders) {
    try {
      await settlePayment(context, { orderId, providerId, cause: 'reconciliation' });
    } catch (error) {
      // One payment that can't be settled must not block the others.
      context.log.error({ err: error, order: orderId }, 'payment not reconciled');
      await postponeRecheck(context, orderId);
      failure = error;
    }
  }
  failure = (await retryDuplicateRefunds(context)) ?? failure;
  if (failure !== null) throw failure;
  return orders.size;
}

/** Retries and logs refunds that their job gave up on, at each run until an operator has resolved them. */
async function retryDuplicateRefunds(context: PaymentContext): Promise<unknown> {
  const { db, payments, clock, log } = context;
  const isOverdue = and(
    isNotNull(purchase.duplicateOf),
    eq(purchase.status, 'paid'),
    eq(purchase.environment, payments.environment),
    lt(purchase.stateReadAt, new Date(clock().getTime() - HOUR_MS)),
  );
  let failure: unknown = null;
  for (const { id } of await db.select({ id: purchase.id }).from(purchase).where(isOverdue).limit(PAGE_LIMIT)) {
    await refundDuplicate(context, id).catch((error: unknown) => {
      log.error({ err: error, purchase: id }, 'PAID TWICE: the later payment could not be refunded');
      failure = error;
    });
  }
  return failure;
}

/** Keeps payments that always fail from using up every run. */
async function postponeRecheck({ db, clock }: PaymentContext, orderId: string): Promise<void> {
  await db.update(purchase).set({ stateReadAt: clock() }).where(eq(purchase.orderId, orderId));
}

/** Orders with the Stripe id of the payment to check. */
type FoundPayments = [orderId: string, providerId: string | null][];

/** Payments that have progressed at Stripe but not here, including those whose id was never stored. */
async function findMissed({ db, payments, clock }: PaymentContext): Promise<FoundPayments> {
  const found = await listPaidOrProcessing(payments.stripe, new Date(clock().getTime() - LISTED_MS));
  const [paid, underway] = [found.filter(({ isPaid }) => isPaid), found.filter(({ isPaid }) => !isPaid)];
  return [
    ...(await findOutdated(db, paid, notInArray(paymentOrder.state, ['paid', 'mismatch']))),
    ...(await findOutdated(db, underway, eq(paymentOrder.state, 'open'))),
  ];
}

interface StripePayment {
  readonly orderId: string;
  readonly providerId: string;
  readonly isPaid: boolean;
}

async function findOutdated(db: Database, found: readonly StripePayment[], isOutdated: SQL): Promise<FoundPayments> {
  const ids = new Map(found.map(({ orderId, providerId }) => [orderId, providerId]));
  if (ids.size === 0) return [];
  const behind = await db
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(and(inArray(paymentOrder.id, [...ids.keys()]), isOutdated));
  return behind.map(({ id }) => [id, ids.get(id) ?? null]);
}

/** Payment intents and checkout sessions that are paid or processing. */
async function listPaidOrProcessing(stripe: Stripe, since: Date): Promise<StripePayment[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const [intents, sessions] = await Promise.all([
    stripe.paymentIntents.list({ created, limit: 100 }).autoPagingToArray({ limit: PAGE_LIMIT }),
    stripe.checkout.sessions.list({ created, status: 'complete', limit: 100 }).autoPagingToArray({ limit: PAGE_LIMIT }),
  ]);
  const found = [
    ...intents
      .filter(({ status }) => status === 'succeeded' || status === 'processing')
      .map((intent) => ({ ...intent, isPaid: intent.status === 'succeeded' })),
    ...sessions.map((session) => ({ ...session, isPaid: session.payment_status !== 'unpaid' })),
  ];
  return found.flatMap(({ id, metadata, isPaid }) =>
    metadata?.order_id === undefined ? [] : [{ orderId: metadata.order_id, providerId: id, isPaid }],
  );
}

/** Payments that were processing and may have ended by now. */
async function findUnfinished({ db, payments }: PaymentContext): Promise<FoundPayments> {
  const isHere = eq(paymentOrder.environment, payments.environment);
  const rows = await db
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(and(isHere, eq(paymentOrder.state, 'processing'), isNotNull(paymentOrder.providerId)))
    .limit(PAGE_LIMIT);
  return rows.map(({ id }) => [id, null]);
}

/** Purchases not checked for a day: we may have missed a refund or a dispute. */
async function findStale({ db, payments, clock }: PaymentContext): Promise<FoundPayments> {
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
    .limit(REREAD_LIMIT);
  return rows.map(({ id, paymentIntentId }) => [id, paymentIntentId]);
}

/** Runs every few minutes, in one of the processes. */
export function reconciliationJob(context: PaymentContext) {
  const handle = async () => {
    await reconcile(context);
    return { done: true } as const;
  };
  return { retries: 0, retryAfterSeconds: 0, everySeconds: 300, handle };
}
