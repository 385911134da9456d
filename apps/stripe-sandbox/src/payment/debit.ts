import { advanceSession } from '../checkout/session-state.ts';
import { type Payment, readObject } from '../data.ts';
import { type Context, emitEvent, insertObject, setDueAt, updateObject } from '../mutations.ts';
import type { Charge, PaymentMethod } from '../objects.ts';
import type { ErrorObject } from '../stripe-error.ts';
import { buildCharge } from './charge-object.ts';
import { markFailed, markSucceeded } from './payment-state.ts';
import { behaviorOf, type DebitOutcome } from './test-methods.ts';

/** How long a bank debit is processing. */
const SETTLEMENT_MS = 60_000;

interface Debit {
  readonly method: PaymentMethod;
  readonly outcome: DebitOutcome;
}

export async function startDebit(context: Context, payment: Payment, { method, outcome }: Debit): Promise<Payment> {
  const charge = await insertObject(
    context,
    buildCharge(context, { intent: payment.intent, method, status: 'pending' }),
  );
  const changes = { status: 'processing', latest_charge: charge.id, next_action: null };
  const intent = await updateObject(context, payment.intent, changes);
  if (outcome !== 'manual') await setDueAt(context, intent.id, new Date(context.now.getTime() + SETTLEMENT_MS));
  await emitEvent(context, 'payment_intent.processing', intent);
  return { intent, session: await advanceSession(context, payment.session, charge) };
}

/** Settles a debit that is processing: with the given outcome, or else as its test account does. */
export async function settleDebit(context: Context, payment: Payment, told?: 'succeeded' | 'failed'): Promise<Payment> {
  const { intent } = payment;
  if (intent.status !== 'processing' || intent.latest_charge === null) return payment;
  const charge = await readObject(context.db, 'charge', intent.latest_charge);
  await setDueAt(context, intent.id, null);
  const settle = (told ?? outcomeOf(charge)) === 'failed' ? returnDebit : collectDebit;
  return settle(context, payment, charge);
}

function outcomeOf({ payment_method_details }: Charge): DebitOutcome {
  const behavior = behaviorOf('us_bank_account', payment_method_details?.us_bank_account?.last4);
  return behavior.kind === 'debit' ? behavior.outcome : 'succeeded';
}

async function collectDebit(context: Context, payment: Payment, charge: Charge): Promise<Payment> {
  const changes = { status: 'succeeded', paid: true, captured: true, amount_captured: charge.amount };
  return markSucceeded(context, payment, await updateObject(context, charge, changes));
}

async function returnDebit(context: Context, payment: Payment, charge: Charge): Promise<Payment> {
  const message = "The customer's account has insufficient funds to cover this payment.";
  const error: ErrorObject = { type: 'card_error', code: 'insufficient_funds', message, charge: charge.id };
  const method = await readObject(context.db, 'payment_method', String(charge.payment_method));
  const changes = { status: 'failed', failure_code: 'insufficient_funds', failure_message: message };
  const failed = await updateObject(context, charge, changes);
  const { intent } = await markFailed(context, payment, { method, error });
  return { intent, session: await advanceSession(context, payment.session, failed) };
}
