import { hasField, listObjects, lockObject, lockPayment, readObject } from '../data.ts';
import { newId } from '../ids.ts';
import { type Context, emitEvent, insertObject, setDueAt, unixSeconds, updateObject } from '../mutations.ts';
import type { Charge, Refund } from '../objects.ts';
import { invalidRequest } from '../stripe-error.ts';
import { behaviorOf } from './test-methods.ts';

/** How long a refund to the test card for failed refunds succeeds before it fails. */
const REFUND_FAILURE_DELAY_MS = 30_000;

export interface RefundParams {
  readonly charge?: string | undefined;
  readonly payment_intent?: string | undefined;
  /** By default everything not refunded yet. */
  readonly amount?: number | undefined;
  readonly reason?: string | undefined;
  readonly metadata: Record<string, string>;
}

export async function createRefund(context: Context, params: RefundParams): Promise<Refund> {
  const charge = await lockCharge(context, params);
  const amount = params.amount ?? charge.amount - charge.amount_refunded;
  requireRefundable(charge, amount);
  await requireUndisputed(context, charge);
  const refund = await insertObject(context, buildRefund(context, charge, { ...params, amount }));
  if (behaviorOf('card', charge.payment_method_details?.card?.last4).kind === 'refund_fails') {
    await setDueAt(context, refund.id, new Date(context.now.getTime() + REFUND_FAILURE_DELAY_MS));
  }
  const refunded = await updateObject(context, charge, refundedAmounts(charge, amount));
  await emitEvent(context, 'charge.refunded', refunded);
  return refund;
}

async function lockCharge(context: Context, params: RefundParams): Promise<Charge> {
  const { db } = context;
  if (params.charge !== undefined) {
    const { payment_intent, id } = await readObject(db, 'charge', params.charge, 'charge');
    await lockPayment(db, payment_intent);
    return lockObject(db, 'charge', id);
  }
  if (params.payment_intent === undefined) {
    throw invalidRequest('One of the following params should be provided: payment_intent or charge.');
  }
  const { intent } = await lockPayment(db, params.payment_intent, 'payment_intent');
  if (intent.status === 'succeeded' && intent.latest_charge !== null)
    return lockObject(db, 'charge', intent.latest_charge);
  const message = `PaymentIntent ${intent.id} does not have a successful charge to refund.`;
  throw invalidRequest(message, { code: 'payment_intent_unexpected_state' });
}

function requireRefundable(charge: Charge, amount: number): void {
  const { id, refunded, status } = charge;
  if (status !== 'succeeded') throw invalidRequest(`Charge ${id} did not succeed; there is nothing to refund.`);
  if (refunded) {
    throw invalidRequest(`Charge ${id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const left = charge.amount - charge.amount_refunded;
  if (amount <= left) return;
  const message = `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`;
  throw invalidRequest(message, { param: 'amount' });
}

/** A dispute takes the money of a charge, and gives it back when it is won. */
async function requireUndisputed({ db }: Context, { id, disputed }: Charge): Promise<void> {
  if (!disputed) return;
  const { data } = await listObjects(db, 'dispute', { limit: 1, where: [hasField('charge', [id])] });
  if (data[0]?.status === 'won') return;
  throw invalidRequest(`Charge ${id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

function buildRefund(context: Context, charge: Charge, params: RefundParams & { amount: number }): Refund {
  return {
    id: newId('refund'),
    object: 'refund',
    amount: params.amount,
    balance_transaction: null,
    charge: charge.id,
    created: unixSeconds(context.now),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: params.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

/** The amount is negative when a refund failed. */
function refundedAmounts({ amount, amount_refunded }: Charge, refund: number): Partial<Charge> {
  const total = amount_refunded + refund;
  return { amount_refunded: total, refunded: total === amount };
}

/** The bank returns a refund, which undoes it on the charge. */
export async function failRefund(context: Context, refundId: string): Promise<void> {
  const { payment_intent } = await readObject(context.db, 'refund', refundId);
  await lockPayment(context.db, payment_intent);
  const refund = await lockObject(context.db, 'refund', refundId);
  if (refund.status !== 'succeeded') return;
  const charge = await lockObject(context.db, 'charge', refund.charge);
  await setDueAt(context, refund.id, null);
  await updateObject(context, charge, refundedAmounts(charge, -refund.amount));
  const changes = { status: 'failed', failure_reason: 'expired_or_canceled_card' };
  await emitEvent(context, 'refund.failed', await updateObject(context, refund, changes));
}
