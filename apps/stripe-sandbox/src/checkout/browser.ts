import { findObject, lockPayment, type Payment } from '../data.ts';
import { isSameSecret } from '../ids.ts';
import { type Context, insertObject, inTransaction, type TransactionOptions } from '../mutations.ts';
import type { PaymentIntent, Session } from '../objects.ts';
import { isOwnOrigin } from '../own-origin.ts';
import { type CardInput, resolveCard, validateCard } from '../payment/card.ts';
import { completeAuthentication, confirmPayment } from '../payment/payment.ts';
import { buildPaymentMethod, type Payer } from '../payment/payment-objects.ts';
import type { ConfirmResult } from '../payment/payment-state.ts';
import { invalidRequest, resourceMissing, type StripeError } from '../stripe-error.ts';
import { type CheckoutResult, type ChosenMethod, payCheckout } from './checkout.ts';

export interface BrowserConfirmation {
  readonly clientSecret: string;
  readonly card: CardInput;
  readonly payer: Payer;
  readonly returnUrl: string;
}

/** What the hosted page shows: a session, and why the last attempt to pay it failed. */
export interface OpenCheckout {
  readonly session: Session;
  readonly lastError: string | null;
}

interface Authentication {
  readonly clientSecret: string;
  readonly isAuthenticated: boolean;
}

/** What browsers may do. The client secret gives access to a payment, the id to a session. */
export interface BrowserApi {
  /** Pays with a card. A wrong client secret gets the same error as an unknown payment. */
  confirm(paymentIntentId: string, confirmation: BrowserConfirmation): Promise<ConfirmResult>;
  findPayment(paymentIntentId: string, clientSecret: string): Promise<PaymentIntent>;
  /** Returns where the browser goes next, or null when the payment no longer requires authentication. */
  authenticate(paymentIntentId: string, authentication: Authentication): Promise<string | null>;
  /** Returns everything that is wrong with a card, without charging it. */
  validateCard(card: CardInput): StripeError[];
  findCheckout(sessionId: string): Promise<OpenCheckout | null>;
  payCheckout(sessionId: string, by: { email: string; chosen: ChosenMethod | null }): Promise<CheckoutResult>;
}

/** `onChange` is called after each change, when its events are stored. */
export function createBrowserApi(options: TransactionOptions, onChange: () => void): BrowserApi {
  const change = async <T>(act: (context: Context) => Promise<T>): Promise<T> => {
    const result = await inTransaction(options, act);
    onChange();
    return result;
  };
  const { db } = options;
  return {
    confirm: (id, confirmation) => change((context) => confirm(context, id, confirmation)),
    findPayment: async (id, clientSecret) => {
      const intent = await findObject(db, 'payment_intent', id);
      return requireClientSecret(intent, { id, clientSecret });
    },
    authenticate: (id, authentication) => change((context) => authenticate(context, id, authentication)),
    validateCard: (card) => validateCard(card, options.clock()),
    findCheckout: (id) => findCheckout(options, id),
    payCheckout: (id, by) => change((context) => payCheckout(context, id, by)),
  };
}

async function confirm(context: Context, id: string, { clientSecret, card, payer, returnUrl }: BrowserConfirmation) {
  const payment = await lockWithClientSecret(context, id, clientSecret);
  const { method, ...expiry } = resolveCard(card, context.now);
  requireOwnOrigin(returnUrl, context.publicUrl);
  const stored = await insertObject(context, buildPaymentMethod(context, method, payer, expiry));
  return confirmPayment(context, payment, { method: stored, returnUrl });
}

async function lockWithClientSecret(context: Context, id: string, clientSecret: string): Promise<Payment> {
  const payment = await lockPayment(context.db, id, 'intent');
  requireClientSecret(payment.intent, { id, clientSecret });
  return payment;
}

function requireClientSecret(intent: PaymentIntent | null, given: { id: string; clientSecret: string }): PaymentIntent {
  if (intent !== null && isSameSecret(given.clientSecret, intent.client_secret)) return intent;
  throw resourceMissing('payment_intent', given.id, 'intent');
}

/** The sandbox must not become an open redirect of the site that it is mounted in. */
function requireOwnOrigin(url: string, publicUrl: string): void {
  if (isOwnOrigin(url, publicUrl)) return;
  throw invalidRequest('The return_url must be an address of this site.', { param: 'return_url' });
}

async function authenticate(context: Context, id: string, { clientSecret, isAuthenticated }: Authentication) {
  const payment = await lockWithClientSecret(context, id, clientSecret);
  const returnUrl = payment.intent.next_action?.redirect_to_url?.return_url;
  if (payment.intent.status !== 'requires_action' || !returnUrl) return null;
  const { intent, session } = await completeAuthentication(context, payment, isAuthenticated);
  if (session?.status === 'complete') return new URL(session.success_url).href;
  const url = new URL(returnUrl);
  if (session === null) {
    url.searchParams.set('payment_intent', intent.id);
    url.searchParams.set('payment_intent_client_secret', intent.client_secret);
  }
  url.searchParams.set('redirect_status', isAuthenticated ? 'succeeded' : 'failed');
  return url.href;
}

async function findCheckout({ db }: TransactionOptions, id: string): Promise<OpenCheckout | null> {
  const session = await findObject(db, 'checkout.session', id);
  if (session === null) return null;
  const { payment_intent } = session;
  const intent = payment_intent === null ? null : await findObject(db, 'payment_intent', payment_intent);
  return { session, lastError: intent?.last_payment_error?.message ?? null };
}
