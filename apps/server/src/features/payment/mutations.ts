import type Stripe from 'stripe';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import {
  type Buyer,
  beginAtProvider,
  isUnknown,
  listOpenGuestOrders,
  type Order,
  openOrder,
  resumeAtProvider,
} from './orders.ts';
import { askProvider, type PaymentContext } from './provider.ts';
import { HERITAGE } from './rules.ts';
import { settlePayment } from './settle.ts';

/** Begins a payment on our own page, or goes on with the one that is open. */
export async function createPaymentIntent(context: PaymentContext, buyer: Buyer): Promise<Stripe.PaymentIntent> {
  return goOn(context, buyer, {
    kind: 'payment_intent',
    begin: (order) => beginIntent(context, order),
    resume: (id) => context.payments.stripe.paymentIntents.retrieve(id),
    isOpen: ({ status }) => OPEN_INTENT.has(status),
  });
}

const OPEN_INTENT = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

function beginIntent({ db, payments }: PaymentContext, order: Order): Promise<Stripe.PaymentIntent> {
  const { amountCents: amount, currency, id } = order;
  const { description } = HERITAGE;
  const automatic_payment_methods = { enabled: true };
  return beginAtProvider(db, order, (options) =>
    payments.stripe.paymentIntents.create(
      { amount, currency, description, automatic_payment_methods, metadata: { order_id: id } },
      options,
    ),
  );
}

interface CheckoutBuyer extends Buyer {
  readonly learner: Learner;
  readonly publicUrl: string;
}

/** Begins a payment on the provider's page, or goes on with the one that is open. */
export async function createCheckout(context: PaymentContext, buyer: CheckoutBuyer): Promise<Stripe.Checkout.Session> {
  return goOn(context, buyer, {
    kind: 'checkout_session',
    begin: (order) => beginSession(context, order, buyer),
    resume: (id) => context.payments.stripe.checkout.sessions.retrieve(id),
    isOpen: ({ status }) => status === 'open',
  });
}

function beginSession(context: PaymentContext, order: Order, buyer: CheckoutBuyer): Promise<Stripe.Checkout.Session> {
  const { learner, publicUrl } = buyer;
  const { amountCents: unit_amount, currency, id } = order;
  const { description } = HERITAGE;
  const metadata = { order_id: id };
  return beginAtProvider(context.db, order, (options) =>
    context.payments.stripe.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [{ price_data: { currency, unit_amount, product_data: { name: description } }, quantity: 1 }],
        customer_email: learner.email,
        client_reference_id: id,
        // What stands on the session is not on its payment.
        metadata,
        payment_intent_data: { metadata, description },
        success_url: `${publicUrl}/subscribe?success=true&session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${publicUrl}/subscribe?canceled=true`,
      },
      options,
    ),
  );
}

/** How many orders of a buyer may turn out to be over, one after the other. */
const ATTEMPTS = 5;

interface Way<T> {
  readonly kind: Order['kind'];
  begin(order: Order): Promise<T>;
  resume(providerId: string): Promise<T>;
  isOpen(object: T): boolean;
}

/** One payment for a buyer, however often they ask: what turns out to be over is settled, and then there is a new one. */
async function goOn<T extends { id: string }>(context: PaymentContext, buyer: Buyer, way: Way<T>): Promise<T> {
  const { db, payments, clock, log } = context;
  const { environment } = payments;
  if (buyer.learner !== null) await settleGuestOrders(context, buyer);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const order = await openOrder(db, buyer, { kind: way.kind, environment, now: clock() });
    const { id: orderId, providerId } = order;
    if (providerId === null) return askProvider(log, () => way.begin(order));
    const object = await askProvider(log, () => resumeAtProvider(db, order, () => way.resume(providerId)));
    if (object !== null && way.isOpen(object)) return object;
    if (object !== null) await askProvider(log, () => settlePayment(context, { orderId, cause: 'checkout' }));
  }
  throw new CallError('payment_unavailable', 'No payment could be begun. Please try again in a moment.');
}

/** A guest may have paid in this browser without our having heard of it: whose that is, is asked before a second one. */
async function settleGuestOrders(context: PaymentContext, { proof }: Buyer): Promise<void> {
  const { db, log, payments } = context;
  for (const { id: orderId } of await listOpenGuestOrders(db, { proof, environment: payments.environment })) {
    await askProvider(log, () => settlePayment(context, { orderId, cause: 'checkout' }).catch(ignoreUnknown));
  }
}

/** A payment that the provider does not know was not paid. */
function ignoreUnknown(error: unknown): void {
  if (!isUnknown(error)) throw error;
}
