import type { PaymentState } from '@wickwise/contract/payment';
import { and, eq, or, sql } from 'drizzle-orm';
import Stripe from 'stripe';
import type { Database } from '../../db/client.ts';
import { paymentOrder, purchase } from '../../db/schema/payment.ts';
import type { Learner } from '../../plugins/session.ts';
import { isUnknown, type Order } from './orders.ts';
import type { PaymentContext } from './provider.ts';
import type { PurchaseStatus } from './rules.ts';
import { settlePayment } from './settle.ts';

interface PaymentQuestion {
  readonly providerId: string;
  readonly learner: Learner | null;
  /** The digest of the secret in the browser that asks. */
  readonly proof: string | null;
}

/**
 * Brings a payment up to what the provider says of it, and returns how it stands, for the browser or the learner that
 * began it and for the owner of what came of it.
 */
export async function refreshPaymentState(context: PaymentContext, question: PaymentQuestion): Promise<PaymentState> {
  const order = await findOwn(context.db, question);
  if (order === null) return 'unknown';
  if (FINAL.has(order.state)) return toState(order);
  try {
    await settlePayment(context, { orderId: order.id, cause: 'return_page' });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    context.log.warn({ err: error }, 'payment provider');
    return isUnknown(error) ? 'failed' : 'processing';
  }
  const settled = await findOwn(context.db, question);
  return toState(settled ?? { state: 'open', status: null, isDuplicate: false });
}

/** What a later answer of the provider no longer changes on the return page. */
const FINAL: ReadonlySet<Order['state']> = new Set(['paid', 'mismatch']);

/** A payment that was tried and is open again has failed; one that is not as ordered is for us to look into. */
function toState({ state, status, isDuplicate }: Own): PaymentState {
  if (state === 'paid' && isDuplicate) return 'duplicate';
  if (state === 'paid') return status === null || status === 'paid' ? 'paid' : 'returned';
  return state === 'processing' || state === 'mismatch' ? 'processing' : 'failed';
}

/** An order, and what has become of its purchase. */
interface Own {
  readonly state: Order['state'];
  readonly status: PurchaseStatus | null;
  /** Whether it paid for what was paid already. */
  readonly isDuplicate: boolean;
}

async function findOwn(db: Database, question: PaymentQuestion): Promise<(Own & { id: string }) | null> {
  const { providerId, learner, proof } = question;
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
