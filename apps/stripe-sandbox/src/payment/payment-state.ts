import { advanceSession } from '../checkout/session-state.ts';
import type { Payment } from '../data.ts';
import { type Context, emitEvent, updateObject } from '../mutations.ts';
import type { Charge, PaymentMethod } from '../objects.ts';
import type { ErrorObject } from '../stripe-error.ts';

/** The payment after a confirmation, and why it was declined, if it was. */
export interface ConfirmResult extends Payment {
  readonly decline: ErrorObject | null;
}

/** Marks a payment as paid by a charge. */
export async function markSucceeded(context: Context, payment: Payment, charge: Charge): Promise<Payment> {
  const intent = await updateObject(context, payment.intent, {
    status: 'succeeded',
    amount_received: payment.intent.amount,
    latest_charge: charge.id,
    next_action: null,
  });
  await emitEvent(context, 'payment_intent.succeeded', intent);
  return { intent, session: await advanceSession(context, payment.session, charge) };
}

export interface Failure {
  readonly method: PaymentMethod;
  readonly error: ErrorObject;
}

/** Marks a payment as failed: it needs another payment method. */
export async function markFailed(
  context: Context,
  payment: Payment,
  { method, error }: Failure,
): Promise<ConfirmResult> {
  const intent = await updateObject(context, payment.intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    latest_charge: error.charge ?? payment.intent.latest_charge,
    last_payment_error: { ...error, payment_method: method },
  });
  await emitEvent(context, 'payment_intent.payment_failed', intent);
  return { ...payment, intent, decline: { ...error, payment_method: method, payment_intent: intent } };
}
