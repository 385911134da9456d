import type Stripe from 'stripe';
import type { PaymentClaim, PaymentReading, Refund } from './rules.ts';

/** The most refunds or disputes of one payment that are looked at. */
const MOST = 100;

/** Asks the provider what has become of a payment, by the id of its intent or of its checkout session. */
export async function readPayment(stripe: Stripe, providerId: string): Promise<PaymentReading> {
  return providerId.startsWith('cs_') ? readSession(stripe, providerId) : readIntent(stripe, providerId);
}

async function readIntent(stripe: Stripe, id: string): Promise<PaymentReading> {
  const intent = same(id, await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
  const progress = progressOfIntent(intent);
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  return {
    progress,
    failedLate: progress === 'failed' && isLate(charge),
    claims: [claim(intent, progress === 'paid' ? intent.amount_received : intent.amount)],
    paymentIntentId: id,
    paidCents: intent.amount_received,
    email: charge?.billing_details.email ?? intent.receipt_email ?? emailOfFailure(intent),
    paidAt: at(charge?.created ?? intent.created),
    ...(progress === 'paid' ? await readReturned(stripe, id) : NOTHING_RETURNED),
  };
}

const NOTHING_RETURNED = { refunds: [], disputes: [] };

/** What has gone back, and what somebody wants back. */
async function readReturned(stripe: Stripe, id: string): Promise<{ refunds: Refund[]; disputes: string[] }> {
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list({ payment_intent: id, limit: MOST }),
    stripe.disputes.list({ payment_intent: id, limit: MOST }),
  ]);
  return {
    refunds: refunds.data.map(({ amount, status }) => ({ amountCents: amount, status: status ?? 'pending' })),
    disputes: disputes.data.map(({ status }) => status),
  };
}

/** A session whose payment a coupon covered has no intent: nothing of it can come back. */
async function readSession(stripe: Stripe, id: string): Promise<PaymentReading> {
  const session = same(id, await stripe.checkout.sessions.retrieve(id));
  const intentId = idOf(session.payment_intent);
  const intent = intentId === null ? null : await readIntent(stripe, intentId);
  const progress = progressOfSession(session, intent);
  const isFree = session.payment_status === 'no_payment_required';
  const claims = [session.amount_subtotal, ...(isFree ? [] : [session.amount_total])].map((cents) =>
    claim(session, cents),
  );
  return {
    progress,
    failedLate: progress === 'failed',
    claims: [...claims, ...(intent?.claims ?? [])],
    paymentIntentId: intentId,
    paidCents: session.amount_total ?? 0,
    email: session.customer_details?.email ?? session.customer_email ?? intent?.email ?? null,
    paidAt: intent?.paidAt ?? at(session.created),
    refunds: intent?.refunds ?? [],
    disputes: intent?.disputes ?? [],
  };
}

function progressOfIntent({
  status,
  latest_charge,
  last_payment_error,
}: Stripe.PaymentIntent): PaymentReading['progress'] {
  if (status === 'succeeded') return 'paid';
  if (status === 'processing') return 'processing';
  if (status === 'canceled') return 'closed';
  const wasTried = latest_charge !== null || last_payment_error !== null;
  return status === 'requires_payment_method' && wasTried ? 'failed' : 'open';
}

/** A completed session that is not paid either waits for the bank or was refused by it. */
function progressOfSession(
  session: Stripe.Checkout.Session,
  intent: PaymentReading | null,
): PaymentReading['progress'] {
  if (session.status === 'expired') return 'closed';
  if (session.status !== 'complete') return 'open';
  if (session.payment_status !== 'unpaid') return 'paid';
  return intent?.progress === 'failed' || intent?.progress === 'closed' ? 'failed' : 'processing';
}

/** A card is refused while the buyer looks on; anything else is refused later. */
function isLate(charge: Stripe.Charge | null): boolean {
  return charge?.status === 'failed' && charge.payment_method_details?.type !== 'card';
}

function emailOfFailure({ last_payment_error }: Stripe.PaymentIntent): string | null {
  return last_payment_error?.payment_method?.billing_details.email ?? null;
}

interface Claiming {
  readonly metadata: Stripe.Metadata | null;
  readonly currency: string | null;
  readonly livemode: boolean;
}

function claim({ metadata, currency, livemode }: Claiming, cents: number | null): PaymentClaim {
  return { orderId: metadata?.order_id ?? null, amountCents: cents ?? 0, currency: currency ?? '', livemode };
}

/** The library takes some answers that are errors for an object: then it is not the one that was asked for. */
function same<T extends { id: string }>(id: string, found: T): T {
  if (found.id !== id) throw new Error(`The payment provider did not answer about ${id}.`);
  return found;
}

export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

function at(seconds: number): Date {
  return new Date(seconds * 1000);
}
