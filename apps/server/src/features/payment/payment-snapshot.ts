import type Stripe from 'stripe';
import type { PaymentSnapshot, PaymentTerms, Refund } from './rules.ts';

/** The largest page that Stripe returns: no payment has more refunds or disputes than that. */
const PAGE_LIMIT = 100;

/** Fetches the current state of a payment by the id of its payment intent or checkout session. */
export async function fetchPaymentSnapshot(stripe: Stripe, providerId: string): Promise<PaymentSnapshot> {
  return providerId.startsWith('cs_') ? fetchSession(stripe, providerId) : fetchIntent(stripe, providerId);
}

async function fetchIntent(stripe: Stripe, id: string): Promise<PaymentSnapshot> {
  const intent = assertSameId(id, await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
  const progress = progressOfIntent(intent);
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  return {
    progress,
    failedLate: progress === 'failed' && failedAfterCheckout(charge),
    terms: [termsOf(intent, progress === 'paid' ? intent.amount_received : intent.amount)],
    paymentIntentId: id,
    paidCents: intent.amount_received,
    email: charge?.billing_details.email ?? intent.receipt_email ?? emailOfFailure(intent),
    paidAt: fromUnixSeconds(charge?.created ?? intent.created),
    ...(progress === 'paid' ? await listReversals(stripe, id) : NO_REVERSALS),
  };
}

const NO_REVERSALS = { refunds: [], disputes: [] };

/** The refunds and disputes of a payment. */
async function listReversals(stripe: Stripe, id: string): Promise<{ refunds: Refund[]; disputes: string[] }> {
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list({ payment_intent: id, limit: PAGE_LIMIT }),
    stripe.disputes.list({ payment_intent: id, limit: PAGE_LIMIT }),
  ]);
  return {
    refunds: refunds.data.map(({ amount, status }) => ({ amountCents: amount, status: status ?? 'pending' })),
    disputes: disputes.data.map(({ status }) => status),
  };
}

/** A session that a coupon paid in full has no payment intent, so nothing can be refunded. */
async function fetchSession(stripe: Stripe, id: string): Promise<PaymentSnapshot> {
  const session = assertSameId(id, await stripe.checkout.sessions.retrieve(id));
  const intentId = idOf(session.payment_intent);
  const intent = intentId === null ? null : await fetchIntent(stripe, intentId);
  const progress = progressOfSession(session, intent);
  const isFree = session.payment_status === 'no_payment_required';
  const terms = [session.amount_subtotal, ...(isFree ? [] : [session.amount_total])].map((cents) =>
    termsOf(session, cents),
  );
  return {
    progress,
    failedLate: progress === 'failed',
    terms: [...terms, ...(intent?.terms ?? [])],
    paymentIntentId: intentId,
    paidCents: session.amount_total ?? 0,
    email: session.customer_details?.email ?? session.customer_email ?? intent?.email ?? null,
    paidAt: intent?.paidAt ?? fromUnixSeconds(session.created),
    refunds: intent?.refunds ?? [],
    disputes: intent?.disputes ?? [],
  };
}

function progressOfIntent({
  status,
  latest_charge,
  last_payment_error,
}: Stripe.PaymentIntent): PaymentSnapshot['progress'] {
  if (status === 'succeeded') return 'paid';
  if (status === 'processing') return 'processing';
  if (status === 'canceled') return 'closed';
  const wasTried = latest_charge !== null || last_payment_error !== null;
  return status === 'requires_payment_method' && wasTried ? 'failed' : 'open';
}

/** An unpaid completed session is either waiting for the bank or was declined by it. */
function progressOfSession(
  session: Stripe.Checkout.Session,
  intent: PaymentSnapshot | null,
): PaymentSnapshot['progress'] {
  if (session.status === 'expired') return 'closed';
  if (session.status !== 'complete') return 'open';
  if (session.payment_status !== 'unpaid') return 'paid';
  return intent?.progress === 'failed' || intent?.progress === 'closed' ? 'failed' : 'processing';
}

/** A card is declined while the buyer is watching. Every other method fails later. */
function failedAfterCheckout(charge: Stripe.Charge | null): boolean {
  return charge?.status === 'failed' && charge.payment_method_details?.type !== 'card';
}

function emailOfFailure({ last_payment_error }: Stripe.PaymentIntent): string | null {
  return last_payment_error?.payment_method?.billing_details.email ?? null;
}

interface StripeTerms {
  readonly metadata: Stripe.Metadata | null;
  readonly currency: string | null;
  readonly livemode: boolean;
}

function termsOf({ metadata, currency, livemode }: StripeTerms, cents: number | null): PaymentTerms {
  return { orderId: metadata?.order_id ?? null, amountCents: cents ?? 0, currency: currency ?? '', livemode };
}

/** Stripe's client mistakes some error responses for an object, which then lacks the requested id. */
function assertSameId<T extends { id: string }>(id: string, found: T): T {
  if (found.id !== id) throw new Error(`Stripe returned ${found.id} instead of ${id}.`);
  return found;
}

export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

function fromUnixSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}
