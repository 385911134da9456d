import { lockObject, type Payment } from '../data.ts';
import { type Context, emitEvent, insertObject, setDueAt, updateObject } from '../mutations.ts';
import type { PaymentIntent, Session } from '../objects.ts';
import { type CardInput, resolveCard, type TestCard } from '../payment/card.ts';
import { cancelPayment, confirmPayment } from '../payment/payment.ts';
import { buildIntent, buildPaymentMethod } from '../payment/payment-objects.ts';
import { findTestMethod } from '../payment/test-methods.ts';
import { type ErrorObject, invalidRequest } from '../stripe-error.ts';
import { completeWithoutPayment } from './session-state.ts';

/** A payment method chosen on the hosted page: a card, or a test debit by its id. */
export type ChosenMethod = { readonly card: CardInput } | { readonly debit: string };

export interface CheckoutResult {
  readonly session: Session;
  /** Where the browser goes next, or null when it stays on the page to show the error. */
  readonly redirectUrl: string | null;
  readonly error: ErrorObject | null;
}

/** Pays a session from the hosted page. One that is complete is not paid again. */
export async function payCheckout(
  context: Context,
  sessionId: string,
  { email, chosen }: { email: string; chosen: ChosenMethod | null },
): Promise<CheckoutResult> {
  const session = await lockObject(context.db, 'checkout.session', sessionId);
  if (session.status === 'complete') return { session, redirectUrl: session.success_url, error: null };
  if (session.status !== 'open') return { session, redirectUrl: null, error: null };
  if (session.payment_status === 'no_payment_required') {
    return {
      session: await completeWithoutPayment(context, session, email),
      redirectUrl: session.success_url,
      error: null,
    };
  }
  if (chosen === null) throw invalidRequest('Choose a way to pay.');
  return payWith(context, session, { email, chosen });
}

async function payWith(context: Context, session: Session, { email, chosen }: { email: string; chosen: ChosenMethod }) {
  const { method, ...expiry } = 'card' in chosen ? resolveCard(chosen.card, context.now) : resolveDebit(chosen.debit);
  const payment = await openPayment(context, session);
  const stored = await insertObject(context, buildPaymentMethod(context, method, { email }, expiry));
  const page = String(session.url);
  const result = await confirmPayment(context, payment, { method: stored, returnUrl: page });
  return { session: result.session ?? session, redirectUrl: redirectUrlOf(result, page), error: result.decline };
}

function resolveDebit(id: string): TestCard {
  const method = findTestMethod(id);
  if (method === null) throw invalidRequest('Choose a way to pay.');
  return { method, exp_month: 0, exp_year: 0 };
}

/** The payment intent of a session is created at the first attempt to pay. */
async function openPayment(context: Context, session: Session): Promise<Payment> {
  if (session.payment_intent !== null) {
    return { session, intent: await lockObject(context.db, 'payment_intent', session.payment_intent) };
  }
  const { amount_total, currency, allowed_payment_method_types, payment_intent_data } = session;
  const params = { ...payment_intent_data, amount: amount_total, currency, allowed_payment_method_types };
  const intent = await insertObject(context, buildIntent(context, params));
  return { intent, session: await updateObject(context, session, { payment_intent: intent.id }) };
}

/** Returns the authentication page, the success page of a complete session, or else the checkout page. */
function redirectUrlOf({ intent, session }: Payment, page: string): string | null {
  if (intent.status === 'requires_action') return intent.next_action?.redirect_to_url?.url ?? null;
  return session?.status === 'complete' ? session.success_url : page;
}

export async function expireSession(context: Context, session: Session): Promise<Session> {
  if (session.status !== 'open') {
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`;
    throw invalidRequest(message);
  }
  await setDueAt(context, session.id, null);
  if (session.payment_intent !== null) await cancelUnpaid(context, session.payment_intent);
  const expired = await updateObject(context, session, { status: 'expired', url: null });
  await emitEvent(context, 'checkout.session.expired', expired);
  return expired;
}

async function cancelUnpaid(context: Context, intentId: string): Promise<PaymentIntent> {
  return cancelPayment(context, await lockObject(context.db, 'payment_intent', intentId), 'automatic');
}
