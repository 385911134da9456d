import type { PaymentState } from '@wickwise/contract/payment';
import { and, eq, or, sql } from 'drizzle-orm';
import Stripe from 'stripe';
import type { Database } from '../../db/client.ts';
import type { PurchaseStatus } from '../../db/schema/access.ts';
import { purchase } from '../../db/schema/access.ts';
import { paymentOrder } from '../../db/schema/payment.ts';
import type { Learner } from '../../plugins/session.ts';
import { isResourceMissing } from './order-at-stripe.ts';
import type { Order } from './orders.ts';
import { settlePayment } from './settle.ts';
import type { PaymentContext } from './stripe.ts';

interface PaymentLookup {
  readonly providerId: string;
  readonly learner: Learner | null;
  /** The digest of the secret in this browser's cookie. */
  readonly proof: string | null;
}

/**
 * Settles a payment by its current state at Stripe and returns that state to the browser or learner that started the
 * payment, or to the owner of its purchase.
 */
export async function refreshPaymentState(context: PaymentContext, lookup: PaymentLookup): Promise<PaymentState> {
  const order = await findOwnOrder(context.db, lookup);
  if (order === null) return 'unknown';
  if (FINAL.has(order.state)) return toState(order);
  try {
    await settlePayment(context, { orderId: order.id, cause: 'return_page' });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    context.log.warn({ err: error }, 'payment provider');
    return isResourceMissing(error) ? 'failed' : 'processing';
  }
  const settled = await findOwnOrder(context.db, lookup);
  return toState(settled ?? { state: 'open', status: null, isDuplicate: false });
}

/** States that the return page needn't refresh. */
const FINAL: ReadonlySet<Order['state']> = new Set(['paid', 'mismatch']);

/** A payment that was tried and is open again has failed. A mismatch is ours to look into, so it shows as processing. */
function toState({ state, status, isDuplicate }: OwnOrder): PaymentState {
  if (state === 'paid' && isDuplicate) return 'duplicate';
  if (state === 'paid') return status === null || status === 'paid' ? 'paid' : 'reversed';
  return state === 'processing' || state === 'mismatch' ? 'processing' : 'failed';
}

/** An order and the status of its purchase. */
interface OwnOrder {
  readonly state: Order['state'];
  readonly status: PurchaseStatus | null;
  readonly isDuplicate: boolean;
}

async function findOwnOrder(db: Database, lookup: PaymentLookup): Promise<(OwnOrder & { id: string }) | null> {
  const { providerId, learner, proof } = lookup;
  const owners = [
    proof === null ? undefined : eq(paymentOrder.proofDigest, proof),
    learner === null ? undefined : or(eq(paymentOrder.userId, learner.id), eq(purchase.userId, learner.id)),
  ].filter((owner) => owner !== undefined);
  if (owners.length === 0) return null;
  const [found] = await db
    .select({
      id: paymentOrder.id,
      state: paymentOrder.state,
      status: purchase.status,
      isDuplicate: sql<boolean>`${purchase.duplicateOf} is not null`,
    })
    .from(paymentOrder)
    .leftJoin(purchase, eq(purchase.orderId, paymentOrder.id))
    .where(and(eq(paymentOrder.providerId, providerId), or(...owners)));
  return found ?? null;
}
