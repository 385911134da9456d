import { changeObject, recordEvent, setDue, type Work } from './mutations.ts';
import type { Charge, PaymentIntent, Session } from './objects.ts';

interface Progress {
  readonly intent: PaymentIntent;
  readonly charge: Charge;
  readonly step: 'succeeded' | 'processing' | 'failed';
}

/** Brings a checkout session to where its payment is. Answers the session as it is now. */
export async function followPayment(work: Work, session: Session | null, progress: Progress): Promise<Session | null> {
  if (session === null) return null;
  if (session.status === 'open')
    return complete(work, session, { ...buyerOf(progress.charge), isPaid: progress.step === 'succeeded' });
  if (progress.step === 'failed') {
    await recordEvent(work, 'checkout.session.async_payment_failed', session);
    return session;
  }
  const paid = await changeObject(work, session, { payment_status: 'paid' });
  await recordEvent(work, 'checkout.session.async_payment_succeeded', paid);
  return paid;
}

function buyerOf({ billing_details: { email, name } }: Charge): Buyer {
  return { email, name };
}

interface Buyer {
  readonly email: string | null;
  readonly name: string | null;
}

/** The buyer is through: the money has arrived, or is on its way, or there was nothing to pay. */
async function complete(
  work: Work,
  session: Session,
  { isPaid, ...buyer }: Buyer & { isPaid: boolean },
): Promise<Session> {
  await setDue(work, session.id, null);
  const completed = await changeObject(work, session, {
    status: 'complete',
    payment_status: isPaid ? 'paid' : session.payment_status,
    url: null,
    customer_details: {
      ...buyer,
      ...{ address: null, business_name: null, individual_name: buyer.name, phone: null },
      ...{ tax_exempt: 'none', tax_ids: [] },
    },
  });
  await recordEvent(work, 'checkout.session.completed', completed);
  return completed;
}

export function completeWithoutPayment(work: Work, session: Session, email: string): Promise<Session> {
  return complete(work, session, { email, name: null, isPaid: false });
}
