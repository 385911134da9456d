import { CallError } from '../../plugins/errors.ts';
import {
  createAtStripe,
  isFinal,
  isResourceMissing,
  retrieveFromStripe,
  type StripePayment,
} from './order-at-stripe.ts';
import { type Buyer, closeOrder, listOpenGuestOrders, type Order, openOrder, storeProviderId } from './orders.ts';
import { settlePayment } from './settle.ts';
import type { PaymentContext } from './stripe.ts';

export interface BeginContext extends PaymentContext {
  readonly publicUrl: string;
}

/** How many orders in a row may turn out to be closed before we give up. */
const ATTEMPTS = 5;

/**
 * Gives a buyer one open payment, however often they ask: the one of their open order, or a new one. A payment that is
 * over is settled and replaced.
 */
export async function beginPayment(context: BeginContext, buyer: Buyer, kind: Order['kind']): Promise<StripePayment> {
  const { db, payments } = context;
  if (buyer.learner !== null) await settleGuestOrders(context, buyer);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const order = await openOrder(context, buyer, kind);
    if (order.providerId === null) return createPayment(context, buyer, order);
    const payment = await retrieveFromStripe(payments.stripe, order);
    if (payment?.isOpen) return payment;
    if (payment === null) await closeOrder(db, order);
    else await settlePayment(context, { orderId: order.id, cause: 'checkout' });
  }
  throw new CallError('payment_unavailable', 'No payment could be created. Please try again in a moment.');
}

/** Creates the order's payment at Stripe and stores its id. After a final error the next attempt needs a new order. */
async function createPayment(
  { db, payments, publicUrl }: BeginContext,
  { learner }: Buyer,
  order: Order,
): Promise<StripePayment> {
  try {
    const payment = await createAtStripe(payments.stripe, order, { learner, publicUrl });
    await storeProviderId(db, order, payment.id);
    return payment;
  } catch (error) {
    if (isFinal(error)) await closeOrder(db, order);
    throw error;
  }
}

/** A guest may have paid in this browser without our knowledge. Find out before anyone pays a second time. */
async function settleGuestOrders(context: PaymentContext, { proof }: Buyer): Promise<void> {
  const { environment } = context.payments;
  for (const { id: orderId } of await listOpenGuestOrders(context.db, { proof, environment })) {
    await settlePayment(context, { orderId, cause: 'checkout' }).catch(ignoreMissingResource);
  }
}

/** A payment that doesn't exist at Stripe was not paid. */
function ignoreMissingResource(error: unknown): void {
  if (!isResourceMissing(error)) throw error;
}
