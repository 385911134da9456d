import { findObject, lockObject, lockPayment, readObject } from '../data.ts';
import { newId } from '../ids.ts';
import { type Context, emitEvent, insertObject, unixSeconds, updateObject } from '../mutations.ts';
import type { Charge, Dispute } from '../objects.ts';
import { invalidRequest } from '../stripe-error.ts';

const RESPONSE_DAYS = 10;
const DAY_SECONDS = 24 * 60 * 60;

/** The card holder asks the bank for the money back. The payment has to be locked. */
export async function openDispute(context: Context, charge: Charge): Promise<Dispute> {
  if (charge.status !== 'succeeded') throw invalidRequest(`Charge ${charge.id} did not succeed.`);
  if (charge.disputed) throw invalidRequest(`Charge ${charge.id} is disputed already.`, { code: 'charge_disputed' });
  const dispute = await insertObject(context, buildDispute(context, charge));
  await updateObject(context, charge, { disputed: true });
  await emitEvent(context, 'charge.dispute.created', dispute);
  return dispute;
}

function buildDispute(context: Context, charge: Charge): Dispute {
  const created = unixSeconds(context.now);
  return {
    id: newId('dispute'),
    object: 'dispute',
    amount: charge.refunded ? charge.amount : charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: emptyEvidence,
    evidence_details: {
      due_by: created + RESPONSE_DAYS * DAY_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
}

const emptyEvidence: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** The card holder withdraws a dispute. Stripe keeps it open until the bank closes it. */
export async function withdrawDispute(context: Context, id: string): Promise<void> {
  const dispute = await updateObject(context, await lockOpenDispute(context, id), { status: 'under_review' });
  await emitEvent(context, 'charge.dispute.updated', dispute);
}

/** The bank decides a dispute, or the merchant accepts it, which loses it. */
export async function closeDispute(context: Context, id: string, status: 'won' | 'lost'): Promise<Dispute> {
  const changes = { status, is_charge_refundable: status === 'won' };
  const dispute = await updateObject(context, await lockOpenDispute(context, id), changes);
  await emitEvent(context, 'charge.dispute.closed', dispute);
  return dispute;
}

async function lockOpenDispute(context: Context, id: string): Promise<Dispute> {
  const { payment_intent } = await readObject(context.db, 'dispute', id);
  await lockPayment(context.db, payment_intent);
  const dispute = await lockObject(context.db, 'dispute', id);
  if (dispute.status !== 'won' && dispute.status !== 'lost') return dispute;
  throw invalidRequest(`Dispute ${id} is closed already.`, { code: 'dispute_already_closed' });
}

/** Locks a payment and returns its successful charge. */
export async function lockPaidCharge(context: Context, paymentIntentId: string): Promise<Charge> {
  const { intent } = await lockPayment(context.db, paymentIntentId);
  const charge = intent.latest_charge === null ? null : await findObject(context.db, 'charge', intent.latest_charge);
  if (charge?.status === 'succeeded') return lockObject(context.db, 'charge', charge.id);
  throw invalidRequest(`PaymentIntent ${intent.id} has no successful charge.`);
}
