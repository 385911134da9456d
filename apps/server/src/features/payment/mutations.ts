import type Stripe from 'stripe';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { HERITAGE } from '../access/public.ts';
import { createAtStripe, isResourceMissing, retrieveFromStripe } from './order-at-stripe.ts';
import { type Buyer, listOpenGuestOrders, type Order, openOrder } from './orders.ts';
import { settlePayment } from './settle.ts';
import { callStripe, type PaymentContext } from './stripe.ts';

/** Creates a payment for our own page, or resumes the one that is open. */
export async function createPaymentIntent(context: PaymentContext, buyer: Buyer): Promise<Stripe.PaymentIntent> {
  return resumeOrCreate(context, buyer, {
    kind: 'payment_intent',
    create: (order) => createIntent(context, order),
    retrieve: (id) => context.payments.stripe.paymentIntents.retrieve(id),
    isOpen: ({ status }) => OPEN_INTENT.has(status),
  });
}

const OPEN_INTENT = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

function createIntent({ db, payments }: PaymentContext, order: Order): Promise<Stripe.PaymentIntent> {
  const { amountCents: amount, currency, id } = order;
  const { description } = HERITAGE;
  const automatic_payment_methods = { enabled: true };
  return createAtStripe(db, order, (options) =>
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

/** Creates a payment for the page that Stripe hosts, or resumes the one that is open. */
export async function createCheckout(context: PaymentContext, buyer: CheckoutBuyer): Promise<Stripe.Checkout.Session> {
  return resumeOrCreate(context, buyer, {
    kind: 'checkout_session',
    create: (order) => createSession(context, order, buyer),
    retrieve: (id) => context.payments.stripe.checkout.sessions.retrieve(id),
    isOpen: ({ status }) => status === 'open',
  });
}

function createSession(context: PaymentContext, order: Order, buyer: CheckoutBuyer): Promise<Stripe.Checkout.Session> {
  const { learner, publicUrl } = buyer;
  const { amountCents: unit_amount, currency, id } = order;
  const { description } = HERITAGE;
  const metadata = { order_id: id };
  return createAtStripe(context.db, order, (options) =>
    context.payments.stripe.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [{ price_data: { currency, unit_amount, product_data: { name: description } }, quantity: 1 }],
        customer_email: learner.email,
        client_reference_id: id,
        // Stripe doesn't copy a session's metadata to its payment.
        metadata,
        payment_intent_data: { metadata, description },
        success_url: `${publicUrl}/subscribe?success=true&session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${publicUrl}/subscribe?canceled=true`,
      },
      options,
    ),
  );
}

/** How many orders in a row may turn out to be over before we give up. */
const ATTEMPTS = 5;

interface CheckoutFlow<T> {
  readonly kind: Order['kind'];
  create(order: Order): Promise<T>;
  retrieve(providerId: string): Promise<T>;
  isOpen(object: T): boolean;
}

/** Gives a buyer one open payment, however often they ask. A payment that is over is settled and replaced by a new one. */
async function resumeOrCreate<T extends { id: string }>(
  context: PaymentContext,
  buyer: Buyer,
  flow: CheckoutFlow<T>,
): Promise<T> {
  const { db, payments, clock, log } = context;
  const { environment } = payments;
  if (buyer.learner !== null) await settleGuestOrders(context, buyer);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const order = await openOrder(db, buyer, { kind: flow.kind, environment, now: clock() });
    const { id: orderId, providerId } = order;
    if (providerId === null) return callStripe(log, () => flow.create(order));
    const object = await callStripe(log, () => retrieveFromStripe(db, order, () => flow.retrieve(providerId)));
    if (object !== null && flow.isOpen(object)) return object;
    if (object !== null) await callStripe(log, () => settlePayment(context, { orderId, cause: 'checkout' }));
  }
  throw new CallError('payment_unavailable', 'No payment could be created. Please try again in a moment.');
}

/** A guest may have paid in this browser without our knowing. Find out before anyone pays a second time. */
async function settleGuestOrders(context: PaymentContext, { proof }: Buyer): Promise<void> {
  const { db, log, payments } = context;
  for (const { id: orderId } of await listOpenGuestOrders(db, { proof, environment: payments.environment })) {
    await callStripe(log, () => settlePayment(context, { orderId, cause: 'checkout' }).catch(ignoreMissingResource));
  }
}

/** A payment that doesn't exist at Stripe was not paid. */
function ignoreMissingResource(error: unknown): void {
  if (!isResourceMissing(error)) throw error;
}
