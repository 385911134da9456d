import { hasField, listObjects, lockObject, lockPayment, readObject } from './data.ts';
import { newId } from './ids.ts';
import { changeObject, inSeconds, insertObject, recordEvent, setDue, type Work } from './mutations.ts';
import type { Charge, Refund } from './objects.ts';
import { invalidRequest } from './refusal.ts';
import { behaviourOf } from './test-methods.ts';

/** How long a refund to the card that does not take one seems to have succeeded. */
const COMES_BACK_AFTER_MS = 30_000;

export interface NewRefund {
  readonly charge?: string | undefined;
  readonly payment_intent?: string | undefined;
  /** All that is left, when it is not said. */
  readonly amount?: number | undefined;
  readonly reason?: string | undefined;
  readonly metadata: Record<string, string>;
}

export async function createRefund(work: Work, wanted: NewRefund): Promise<Refund> {
  const charge = await lockCharge(work, wanted);
  const amount = wanted.amount ?? charge.amount - charge.amount_refunded;
  refuseRefund(charge, amount);
  await refuseDisputed(work, charge);
  const refund = await insertObject(work, newRefund(work, charge, { ...wanted, amount }));
  if (behaviourOf('card', charge.payment_method_details?.card?.last4).kind === 'refund_fails') {
    await setDue(work, refund.id, new Date(work.now.getTime() + COMES_BACK_AFTER_MS));
  }
  const refunded = await changeObject(work, charge, refundedBy(charge, amount));
  await recordEvent(work, 'charge.refunded', refunded);
  return refund;
}

async function lockCharge(work: Work, wanted: NewRefund): Promise<Charge> {
  const { db } = work;
  if (wanted.charge !== undefined) {
    const { payment_intent, id } = await readObject(db, 'charge', wanted.charge, 'charge');
    await lockPayment(db, payment_intent);
    return lockObject(db, 'charge', id);
  }
  if (wanted.payment_intent === undefined) {
    throw invalidRequest('One of the following params should be provided: payment_intent or charge.');
  }
  const { intent } = await lockPayment(db, wanted.payment_intent, 'payment_intent');
  if (intent.status === 'succeeded' && intent.latest_charge !== null)
    return lockObject(db, 'charge', intent.latest_charge);
  const message = `PaymentIntent ${intent.id} does not have a successful charge to refund.`;
  throw invalidRequest(message, { code: 'payment_intent_unexpected_state' });
}

function refuseRefund(charge: Charge, amount: number): void {
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

/** The bank has taken the money of a disputed charge already. When the dispute was won it came back. */
async function refuseDisputed({ db }: Work, { id, disputed }: Charge): Promise<void> {
  if (!disputed) return;
  const { data } = await listObjects(db, 'dispute', { limit: 1, where: [hasField('charge', [id])] });
  if (data[0]?.status === 'won') return;
  throw invalidRequest(`Charge ${id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

function newRefund(work: Work, charge: Charge, wanted: NewRefund & { amount: number }): Refund {
  return {
    id: newId('refund'),
    object: 'refund',
    amount: wanted.amount,
    balance_transaction: null,
    charge: charge.id,
    created: inSeconds(work.now),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: wanted.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wanted.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

/** The amount is negative when a refund comes back. */
function refundedBy({ amount, amount_refunded }: Charge, refund: number): Partial<Charge> {
  const total = amount_refunded + refund;
  return { amount_refunded: total, refunded: total === amount };
}

/** The bank sends a refund back: the charge is as if it had not been made. */
export async function failRefund(work: Work, refundId: string): Promise<void> {
  const { payment_intent } = await readObject(work.db, 'refund', refundId);
  await lockPayment(work.db, payment_intent);
  const refund = await lockObject(work.db, 'refund', refundId);
  if (refund.status !== 'succeeded') return;
  const charge = await lockObject(work.db, 'charge', refund.charge);
  await setDue(work, refund.id, null);
  await changeObject(work, charge, refundedBy(charge, -refund.amount));
  const changes = { status: 'failed', failure_reason: 'expired_or_canceled_card' };
  await recordEvent(work, 'refund.failed', await changeObject(work, refund, changes));
}
