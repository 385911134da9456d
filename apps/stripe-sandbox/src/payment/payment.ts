import { type Payment, readObject } from '../data.ts';
import { type Context, emitEvent, insertObject, unixSeconds, updateObject } from '../mutations.ts';
import type { PaymentIntent, PaymentMethod } from '../objects.ts';
import { isOwnOrigin } from '../own-origin.ts';
import { type ErrorObject, invalidRequest } from '../stripe-error.ts';
import { buildCharge } from './charge-object.ts';
import { startDebit } from './debit.ts';
import { openDispute } from './disputes.ts';
import { type ConfirmResult, type Failure, markFailed, markSucceeded } from './payment-state.ts';
import { type Behavior, behaviorOf } from './test-methods.ts';

export interface ConfirmParams {
  readonly method: PaymentMethod;
  /** Where the browser goes after authentication. */
  readonly returnUrl: string;
}

/** Pays with a stored payment method. The caller must hold the payment's lock. */
export async function confirmPayment(
  context: Context,
  payment: Payment,
  { method, returnUrl }: ConfirmParams,
): Promise<ConfirmResult> {
  requireOpen(payment.intent, 'confirm');
  requireAllowedType(payment.intent, method);
  const intent = await updateObject(context, payment.intent, { payment_method: method.id, last_payment_error: null });
  const confirmed = { ...payment, intent };
  const behavior = behaviorOfMethod(method);
  if (behavior.kind === 'declines') return decline(context, confirmed, { method, error: declineError(behavior) });
  if (behavior.kind === 'authenticates') return accepted(await requireAction(context, confirmed, returnUrl));
  if (behavior.kind === 'debit') {
    return accepted(await startDebit(context, confirmed, { method, outcome: behavior.outcome }));
  }
  return accepted(await chargeCard(context, confirmed, method));
}

/** The statuses in which a payment intent can be confirmed or canceled. */
const OPEN_STATUSES = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

function requireOpen(intent: PaymentIntent, verb: 'confirm' | 'cancel'): void {
  if (OPEN_STATUSES.includes(intent.status)) return;
  const message = `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`;
  throw invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}

function requireAllowedType({ payment_method_types }: PaymentIntent, { type }: PaymentMethod): void {
  if (payment_method_types.includes(type)) return;
  const message = `The PaymentMethod provided (${type}) is not allowed for this PaymentIntent.`;
  throw invalidRequest(message, { code: 'payment_intent_invalid_parameter', param: 'payment_method' });
}

function accepted(payment: Payment): ConfirmResult {
  return { ...payment, decline: null };
}

function behaviorOfMethod({ type, card, us_bank_account }: PaymentMethod): Behavior {
  return behaviorOf(type, card?.last4 ?? us_bank_account?.last4);
}

function declineError({ decline }: Extract<Behavior, { kind: 'declines' }>): ErrorObject {
  return { type: 'card_error', ...decline };
}

async function decline(context: Context, payment: Payment, { method, error }: Failure): Promise<ConfirmResult> {
  const { intent } = payment;
  const charge = await insertObject(
    context,
    buildCharge(context, { intent, method, status: 'failed', decline: error }),
  );
  return markFailed(context, payment, { method, error: { ...error, charge: charge.id } });
}

async function requireAction(context: Context, payment: Payment, returnUrl: string): Promise<Payment> {
  const { id, client_secret } = payment.intent;
  // On the origin that the browser is at, if it is ours: a form is not followed from one origin to another.
  const origin = isOwnOrigin(returnUrl, context.publicUrl) ? returnUrl : context.publicUrl;
  const url = new URL(`/sandbox/authenticate/${id}?client_secret=${client_secret}`, origin).href;
  const intent = await updateObject(context, payment.intent, {
    status: 'requires_action',
    next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
  });
  return { ...payment, intent };
}

/** The card holder's bank has said whether the card holder authenticated. */
export async function completeAuthentication(
  context: Context,
  payment: Payment,
  isAuthenticated: boolean,
): Promise<ConfirmResult> {
  const { intent } = payment;
  if (intent.status !== 'requires_action' || intent.payment_method === null) return accepted(payment);
  const method = await readObject(context.db, 'payment_method', intent.payment_method);
  if (isAuthenticated) return accepted(await chargeCard(context, payment, method));
  return markFailed(context, payment, { method, error: AUTHENTICATION_FAILED });
}

const AUTHENTICATION_FAILED: ErrorObject = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

async function chargeCard(context: Context, payment: Payment, method: PaymentMethod): Promise<Payment> {
  const charge = await insertObject(
    context,
    buildCharge(context, { intent: payment.intent, method, status: 'succeeded' }),
  );
  const paid = await markSucceeded(context, payment, charge);
  if (behaviorOfMethod(method).kind === 'is_disputed') await openDispute(context, charge);
  return paid;
}

export async function cancelPayment(
  context: Context,
  intent: PaymentIntent,
  reason: string | null,
): Promise<PaymentIntent> {
  requireOpen(intent, 'cancel');
  const canceled = await updateObject(context, intent, {
    status: 'canceled',
    canceled_at: unixSeconds(context.now),
    cancellation_reason: reason,
    next_action: null,
  });
  await emitEvent(context, 'payment_intent.canceled', canceled);
  return canceled;
}
