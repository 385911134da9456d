import { newCharge } from './charge-object.ts';
import { type Payment, readObject } from './data.ts';
import { openDispute } from './disputes.ts';
import { changeObject, inSeconds, insertObject, recordEvent, setDue, type Work } from './mutations.ts';
import type { Charge, PaymentIntent, PaymentMethod } from './objects.ts';
import { isOwnAddress } from './own-address.ts';
import { invalidRequest, type StripeError } from './refusal.ts';
import { followPayment } from './session-state.ts';
import { type Behaviour, behaviourOf } from './test-methods.ts';

/** How long a bank debit is on its way. */
const DEBIT_MS = 60_000;

export interface Attempt {
  readonly method: PaymentMethod;
  /** Where the browser goes after authentication. */
  readonly returnUrl: string;
}

/** What an attempt to pay led to: the payment as it is now, and why it was declined, if it was. */
export interface Attempted extends Payment {
  readonly decline: StripeError | null;
}

/** Pays with a method that is stored already. The payment has to be locked. */
export async function attempt(work: Work, payment: Payment, { method, returnUrl }: Attempt): Promise<Attempted> {
  refuseUnlessOpen(payment.intent, 'confirm');
  refuseType(payment.intent, method);
  const intent = await changeObject(work, payment.intent, { payment_method: method.id, last_payment_error: null });
  const tried = { ...payment, intent };
  const behaviour = behaviourOfMethod(method);
  if (behaviour.kind === 'declines') return decline(work, tried, { method, error: errorOf(behaviour) });
  if (behaviour.kind === 'authenticates') return accepted(await askToAuthenticate(work, tried, returnUrl));
  if (behaviour.kind === 'debit') return accepted(await begin(work, tried, { method, ends: behaviour.ends }));
  return accepted(await succeed(work, tried, method));
}

/** What can still be paid can still be given up. */
const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

function refuseUnlessOpen(intent: PaymentIntent, verb: 'confirm' | 'cancel'): void {
  if (OPEN.includes(intent.status)) return;
  const message = `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`;
  throw invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}

function refuseType({ payment_method_types }: PaymentIntent, { type }: PaymentMethod): void {
  if (payment_method_types.includes(type)) return;
  const message = `The PaymentMethod provided (${type}) is not allowed for this PaymentIntent.`;
  throw invalidRequest(message, { code: 'payment_intent_invalid_parameter', param: 'payment_method' });
}

function accepted(payment: Payment): Attempted {
  return { ...payment, decline: null };
}

function behaviourOfMethod({ type, card, us_bank_account }: PaymentMethod): Behaviour {
  return behaviourOf(type, card?.last4 ?? us_bank_account?.last4);
}

function errorOf({ decline }: Extract<Behaviour, { kind: 'declines' }>): StripeError {
  return { type: 'card_error', ...decline };
}

async function askToAuthenticate(work: Work, payment: Payment, returnUrl: string): Promise<Payment> {
  const { id, client_secret } = payment.intent;
  // Where the browser is, if that is here: it does not follow a form from one origin to another.
  const origin = isOwnAddress(returnUrl, work.publicUrl) ? returnUrl : work.publicUrl;
  const url = new URL(`/sandbox/authenticate/${id}?client_secret=${client_secret}`, origin).href;
  const intent = await changeObject(work, payment.intent, {
    status: 'requires_action',
    next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
  });
  return { ...payment, intent };
}

/** The card holder's bank has said whether it is them. */
export async function endAuthentication(work: Work, payment: Payment, isAuthentic: boolean): Promise<Attempted> {
  const { intent } = payment;
  if (intent.status !== 'requires_action' || intent.payment_method === null) return accepted(payment);
  const method = await readObject(work.db, 'payment_method', intent.payment_method);
  if (isAuthentic) return accepted(await succeed(work, payment, method));
  return refuse(work, payment, { method, error: AUTHENTICATION_FAILED });
}

const AUTHENTICATION_FAILED: StripeError = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

async function succeed(work: Work, payment: Payment, method: PaymentMethod): Promise<Payment> {
  const charge = await insertObject(work, newCharge(work, { intent: payment.intent, method, status: 'succeeded' }));
  const settled = await arrive(work, payment, charge);
  if (behaviourOfMethod(method).kind === 'is_disputed') await openDispute(work, charge);
  return settled;
}

/** The money is there. */
async function arrive(work: Work, payment: Payment, charge: Charge): Promise<Payment> {
  const intent = await changeObject(work, payment.intent, {
    status: 'succeeded',
    amount_received: payment.intent.amount,
    latest_charge: charge.id,
    next_action: null,
  });
  await recordEvent(work, 'payment_intent.succeeded', intent);
  return { intent, session: await followPayment(work, payment.session, { intent, charge, step: 'succeeded' }) };
}

interface Failure {
  readonly method: PaymentMethod;
  readonly error: StripeError;
}

async function decline(work: Work, payment: Payment, { method, error }: Failure): Promise<Attempted> {
  const { intent } = payment;
  const charge = await insertObject(work, newCharge(work, { intent, method, status: 'failed', decline: error }));
  return refuse(work, payment, { method, error: { ...error, charge: charge.id } });
}

/** The payment waits for another way to pay. */
async function refuse(work: Work, payment: Payment, { method, error }: Failure): Promise<Attempted> {
  const intent = await changeObject(work, payment.intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    latest_charge: error.charge ?? payment.intent.latest_charge,
    last_payment_error: { ...error, payment_method: method },
  });
  await recordEvent(work, 'payment_intent.payment_failed', intent);
  return { ...payment, intent, decline: { ...error, payment_method: method, payment_intent: intent } };
}

interface Debit {
  readonly method: PaymentMethod;
  readonly ends: 'succeeded' | 'failed' | 'when_told';
}

async function begin(work: Work, payment: Payment, { method, ends }: Debit): Promise<Payment> {
  const charge = await insertObject(work, newCharge(work, { intent: payment.intent, method, status: 'pending' }));
  const changes = { status: 'processing', latest_charge: charge.id, next_action: null };
  const intent = await changeObject(work, payment.intent, changes);
  if (ends !== 'when_told') await setDue(work, intent.id, new Date(work.now.getTime() + DEBIT_MS));
  await recordEvent(work, 'payment_intent.processing', intent);
  return { intent, session: await followPayment(work, payment.session, { intent, charge, step: 'processing' }) };
}

/** A bank debit on its way arrives or fails; without an outcome, as its account number says. */
export async function settleDebit(work: Work, payment: Payment, outcome?: 'succeeded' | 'failed'): Promise<Payment> {
  const { intent } = payment;
  if (intent.status !== 'processing' || intent.latest_charge === null) return payment;
  const charge = await readObject(work.db, 'charge', intent.latest_charge);
  const behaviour = behaviourOf('us_bank_account', charge.payment_method_details?.us_bank_account?.last4);
  const ends = outcome ?? (behaviour.kind === 'debit' ? behaviour.ends : 'succeeded');
  await setDue(work, intent.id, null);
  return ends === 'failed' ? sendBack(work, payment, charge) : collect(work, payment, charge);
}

async function collect(work: Work, payment: Payment, charge: Charge): Promise<Payment> {
  const changes = { status: 'succeeded', paid: true, captured: true, amount_captured: charge.amount };
  return arrive(work, payment, await changeObject(work, charge, changes));
}

async function sendBack(work: Work, payment: Payment, charge: Charge): Promise<Payment> {
  const message = "The customer's account has insufficient funds to cover this payment.";
  const error: StripeError = { type: 'card_error', code: 'insufficient_funds', message, charge: charge.id };
  const method = await readObject(work.db, 'payment_method', String(charge.payment_method));
  const changes = { status: 'failed', failure_code: 'insufficient_funds', failure_message: message };
  const failed = await changeObject(work, charge, changes);
  const { intent } = await refuse(work, payment, { method, error });
  return { intent, session: await followPayment(work, payment.session, { intent, charge: failed, step: 'failed' }) };
}

export async function cancel(work: Work, intent: PaymentIntent, reason: string | null): Promise<PaymentIntent> {
  refuseUnlessOpen(intent, 'cancel');
  const canceled = await changeObject(work, intent, {
    status: 'canceled',
    canceled_at: inSeconds(work.now),
    cancellation_reason: reason,
    next_action: null,
  });
  await recordEvent(work, 'payment_intent.canceled', canceled);
  return canceled;
}
