import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import Stripe from 'stripe';
import { z } from 'zod';
import { paymentOrder } from '../../db/schema/payment.ts';
import { isBegunBy, type Order, readOrder } from './orders.ts';
import type { PaymentContext } from './provider.ts';
import { settlePayment } from './settle.ts';

const closing = z.object({ orderId: z.string() });

export function closingJob(context: PaymentContext) {
  const handle = async (data: unknown) => {
    await closeOthers(context, closing.parse(data).orderId);
    return { done: true } as const;
  };
  return { retries: 10, retryAfterSeconds: 30, handle };
}

/**
 * Ends the other open payments of who has paid an order, or whose payment is on its way: a page left open in a second
 * tab cannot charge them again. One that was paid meanwhile is settled like any other.
 */
async function closeOthers(context: PaymentContext, orderId: string): Promise<void> {
  const { db, payments } = context;
  const paid = await readOrder(db, orderId);
  const learner = paid.userId === null ? null : { id: paid.userId };
  const others = await db
    .select()
    .from(paymentOrder)
    .where(
      and(
        isBegunBy({ learner, proof: paid.proofDigest }),
        ne(paymentOrder.id, paid.id),
        eq(paymentOrder.environment, payments.environment),
        inArray(paymentOrder.state, ['open', 'failed']),
        isNotNull(paymentOrder.providerId),
      ),
    );
  for (const other of others) {
    await endAtProvider(payments.stripe, other);
    await settlePayment(context, { orderId: other.id, cause: 'closing' });
  }
}

async function endAtProvider(stripe: Stripe, { kind, providerId }: Order): Promise<void> {
  if (providerId === null) return;
  try {
    if (kind === 'payment_intent') await stripe.paymentIntents.cancel(providerId);
    else await stripe.checkout.sessions.expire(providerId);
  } catch (error) {
    // It is over already, one way or the other: which, is asked when it is settled.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}
