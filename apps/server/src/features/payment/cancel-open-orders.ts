import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import Stripe from 'stripe';
import { z } from 'zod';
import { paymentOrder } from '../../db/schema/payment.ts';
import { isStartedBy, type Order, readOrder } from './orders.ts';
import { settlePayment } from './settle.ts';
import type { PaymentContext } from './stripe.ts';

const cancelJob = z.object({ orderId: z.string() });

export function cancelOpenOrdersJob(context: PaymentContext) {
  const handle = async (data: unknown) => {
    await cancelOtherOrders(context, cancelJob.parse(data).orderId);
    return { done: true } as const;
  };
  return { retries: 13, retryAfterSeconds: 5, handle };
}

/**
 * Cancels a buyer's other open payments once one is paid or processing, so that a page left open in a second tab can't
 * charge them again. A payment that was completed in the meantime is settled like any other.
 */
async function cancelOtherOrders(context: PaymentContext, orderId: string): Promise<void> {
  const { db, payments } = context;
  const paid = await readOrder(db, orderId);
  const learner = paid.userId === null ? null : { id: paid.userId };
  const others = await db
    .select()
    .from(paymentOrder)
    .where(
      and(
        isStartedBy({ learner, proof: paid.proofDigest }),
        ne(paymentOrder.id, paid.id),
        eq(paymentOrder.environment, payments.environment),
        inArray(paymentOrder.state, ['open', 'failed']),
        isNotNull(paymentOrder.providerId),
      ),
    );
  for (const other of others) {
    await cancelAtStripe(payments.stripe, other);
    await settlePayment(context, { orderId: other.id, cause: 'closing' });
  }
}

async function cancelAtStripe(stripe: Stripe, { kind, providerId }: Order): Promise<void> {
  if (providerId === null) return;
  try {
    if (kind === 'payment_intent') await stripe.paymentIntents.cancel(providerId);
    else await stripe.checkout.sessions.expire(providerId);
  } catch (error) {
    // The payment is already over. Settling it finds out how it ended.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}
