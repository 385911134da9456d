import { type CheckedCard, checkCard, type TypedCard } from './card.ts';
import { lockObject, type Payment } from './data.ts';
import { changeObject, insertObject, recordEvent, setDue, type Work } from './mutations.ts';
import type { PaymentIntent, Session } from './objects.ts';
import { attempt, cancel } from './payment.ts';
import { newIntent, newPaymentMethod } from './payment-objects.ts';
import { invalidRequest, type StripeError } from './refusal.ts';
import { completeWithoutPayment } from './session-state.ts';
import { findReadyMethod } from './test-methods.ts';

/** A way to pay on the hosted page: a card, or one of the test debits by its name. */
export type Chosen = { readonly card: TypedCard } | { readonly debit: string };

export interface Checkout {
  readonly session: Session;
  /** Where the browser goes next; null when it stays on the page, with the error. */
  readonly goTo: string | null;
  readonly error: StripeError | null;
}

/** Pays a session from the hosted page. One that is through already is not paid again. */
export async function payCheckout(
  work: Work,
  sessionId: string,
  { email, chosen }: { email: string; chosen: Chosen | null },
): Promise<Checkout> {
  const session = await lockObject(work.db, 'checkout.session', sessionId);
  if (session.status === 'complete') return { session, goTo: session.success_url, error: null };
  if (session.status !== 'open') return { session, goTo: null, error: null };
  if (session.payment_status === 'no_payment_required') {
    return { session: await completeWithoutPayment(work, session, email), goTo: session.success_url, error: null };
  }
  if (chosen === null) throw invalidRequest('Choose a way to pay.');
  return payWith(work, session, { email, chosen });
}

async function payWith(work: Work, session: Session, { email, chosen }: { email: string; chosen: Chosen }) {
  const { method, ...expiry } = 'card' in chosen ? checkCard(chosen.card, work.now) : chosenDebit(chosen.debit);
  const payment = await beginPayment(work, session);
  const stored = await insertObject(work, newPaymentMethod(work, method, { email }, expiry));
  const page = String(session.url);
  const tried = await attempt(work, payment, { method: stored, returnUrl: page });
  return { session: tried.session ?? session, goTo: afterAttempt(tried, page), error: tried.decline };
}

function chosenDebit(ready: string): CheckedCard {
  const method = findReadyMethod(ready);
  if (method === null) throw invalidRequest('Choose a way to pay.');
  return { method, exp_month: 0, exp_year: 0 };
}

/** The payment intent of a session is made when the buyer first tries to pay. */
async function beginPayment(work: Work, session: Session): Promise<Payment> {
  if (session.payment_intent !== null) {
    return { session, intent: await lockObject(work.db, 'payment_intent', session.payment_intent) };
  }
  const { amount_total, currency, allowed_payment_method_types, payment_intent_data } = session;
  const wanted = { ...payment_intent_data, amount: amount_total, currency, allowed_payment_method_types };
  const intent = await insertObject(work, newIntent(work, wanted));
  return { intent, session: await changeObject(work, session, { payment_intent: intent.id }) };
}

/** Where a browser goes whose payment belongs to a session: on when it is through, else back to the page. */
export function afterAttempt({ intent, session }: Payment, page: string): string | null {
  if (intent.status === 'requires_action') return intent.next_action?.redirect_to_url?.url ?? null;
  return session?.status === 'complete' ? session.success_url : page;
}

export async function expireSession(work: Work, session: Session): Promise<Session> {
  if (session.status !== 'open') {
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`;
    throw invalidRequest(message);
  }
  await setDue(work, session.id, null);
  if (session.payment_intent !== null) await cancelUnpaid(work, session.payment_intent);
  const expired = await changeObject(work, session, { status: 'expired', url: null });
  await recordEvent(work, 'checkout.session.expired', expired);
  return expired;
}

async function cancelUnpaid(work: Work, intentId: string): Promise<PaymentIntent> {
  return cancel(work, await lockObject(work.db, 'payment_intent', intentId), 'automatic');
}
