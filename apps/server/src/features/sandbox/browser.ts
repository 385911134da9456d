import { cardRefusals, checkCard, type TypedCard } from './card.ts';
import { type Checkout, type Chosen, payCheckout } from './checkout.ts';
import { findObject, lockPayment, type Payment } from './data.ts';
import { isSameSecret } from './ids.ts';
import { insertObject, transact, type Work, type WorkOptions } from './mutations.ts';
import type { PaymentIntent, Session } from './objects.ts';
import { isOwnAddress } from './own-address.ts';
import { type Attempted, attempt, endAuthentication } from './payment.ts';
import { newPaymentMethod, type Payer } from './payment-objects.ts';
import { invalidRequest, noSuch, type Refusal } from './refusal.ts';

export interface BrowserConfirmation {
  readonly clientSecret: string;
  readonly card: TypedCard;
  readonly payer: Payer;
  readonly returnUrl: string;
}

/** What the hosted page shows: a session, and why the last attempt to pay it failed. */
export interface OpenCheckout {
  readonly session: Session;
  readonly problem: string | null;
}

/** What browsers may do of themselves. They prove a payment by its client secret, a session by its id. */
export interface BrowserSide {
  /** Pays with a card. A wrong client secret is refused like an unknown payment. */
  confirm(paymentIntentId: string, confirmation: BrowserConfirmation): Promise<Attempted>;
  findPayment(paymentIntentId: string, clientSecret: string): Promise<PaymentIntent>;
  /** Answers where the browser goes next, or null when there was nothing to authenticate any more. */
  authenticate(paymentIntentId: string, by: { clientSecret: string; isAuthentic: boolean }): Promise<string | null>;
  /** All that is wrong with a card as it was typed, without trying it. */
  refusalsOf(card: TypedCard): Refusal[];
  findCheckout(sessionId: string): Promise<OpenCheckout | null>;
  payCheckout(sessionId: string, by: { email: string; chosen: Chosen | null }): Promise<Checkout>;
}

/** `onChange` is called after each change, when its events are stored. */
export function openBrowserSide(options: WorkOptions, onChange: () => void): BrowserSide {
  const change = async <T>(act: (work: Work) => Promise<T>): Promise<T> => {
    const result = await transact(options, act);
    onChange();
    return result;
  };
  const { db } = options;
  return {
    confirm: (id, confirmation) => change((work) => confirm(work, id, confirmation)),
    findPayment: async (id, clientSecret) => proven(await findObject(db, 'payment_intent', id), id, clientSecret),
    authenticate: (id, by) => change((work) => authenticate(work, id, by)),
    refusalsOf: (card) => cardRefusals(card, options.clock()),
    findCheckout: (id) => findCheckout(options, id),
    payCheckout: (id, by) => change((work) => payCheckout(work, id, by)),
  };
}

async function confirm(work: Work, id: string, { clientSecret, card, payer, returnUrl }: BrowserConfirmation) {
  const payment = await lockProven(work, id, clientSecret);
  const { method, ...expiry } = checkCard(card, work.now);
  const stored = await insertObject(work, newPaymentMethod(work, method, payer, expiry));
  return attempt(work, payment, { method: stored, returnUrl: ownAddress(returnUrl, work.publicUrl) });
}

async function lockProven(work: Work, id: string, clientSecret: string): Promise<Payment> {
  const payment = await lockPayment(work.db, id, 'intent');
  proven(payment.intent, id, clientSecret);
  return payment;
}

function proven(intent: PaymentIntent | null, id: string, clientSecret: string): PaymentIntent {
  if (intent !== null && isSameSecret(clientSecret, intent.client_secret)) return intent;
  throw noSuch('payment_intent', id, 'intent');
}

/** Nobody is sent elsewhere by a link that they trust. */
function ownAddress(address: string, publicUrl: string): string {
  if (isOwnAddress(address, publicUrl)) return address;
  throw invalidRequest('The return_url must be an address of this site.', { param: 'return_url' });
}

async function authenticate(work: Work, id: string, by: { clientSecret: string; isAuthentic: boolean }) {
  const payment = await lockProven(work, id, by.clientSecret);
  const returnUrl = payment.intent.next_action?.redirect_to_url?.return_url;
  if (payment.intent.status !== 'requires_action' || !returnUrl) return null;
  const { intent, session } = await endAuthentication(work, payment, by.isAuthentic);
  const goTo = new URL(session?.status === 'complete' ? session.success_url : returnUrl);
  if (session === null) {
    goTo.searchParams.set('payment_intent', intent.id);
    goTo.searchParams.set('payment_intent_client_secret', intent.client_secret);
  }
  if (session?.status !== 'complete') goTo.searchParams.set('redirect_status', by.isAuthentic ? 'succeeded' : 'failed');
  return goTo.href;
}

async function findCheckout({ db }: WorkOptions, id: string): Promise<OpenCheckout | null> {
  const session = await findObject(db, 'checkout.session', id);
  if (session === null) return null;
  const { payment_intent } = session;
  const intent = payment_intent === null ? null : await findObject(db, 'payment_intent', payment_intent);
  return { session, problem: intent?.last_payment_error?.message ?? null };
}
