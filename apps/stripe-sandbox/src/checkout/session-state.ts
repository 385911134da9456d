import { type Context, emitEvent, setDueAt, updateObject } from '../mutations.ts';
import type { Charge, Session } from '../objects.ts';

/** Updates a checkout session from the charge of its payment. Returns the updated session. */
export async function advanceSession(
  context: Context,
  session: Session | null,
  charge: Charge,
): Promise<Session | null> {
  if (session === null) return null;
  if (session.status === 'open') {
    return complete(context, session, { ...customerOf(charge), isPaid: charge.status === 'succeeded' });
  }
  if (charge.status === 'failed') {
    await emitEvent(context, 'checkout.session.async_payment_failed', session);
    return session;
  }
  const paid = await updateObject(context, session, { payment_status: 'paid' });
  await emitEvent(context, 'checkout.session.async_payment_succeeded', paid);
  return paid;
}

interface Customer {
  readonly email: string | null;
  readonly name: string | null;
}

function customerOf({ billing_details: { email, name } }: Charge): Customer {
  return { email, name };
}

/** Completes a session whose payment succeeded or is processing, or that was free. */
async function complete(
  context: Context,
  session: Session,
  { isPaid, ...customer }: Customer & { isPaid: boolean },
): Promise<Session> {
  await setDueAt(context, session.id, null);
  const completed = await updateObject(context, session, {
    status: 'complete',
    payment_status: isPaid ? 'paid' : session.payment_status,
    url: null,
    customer_details: {
      ...customer,
      address: null,
      business_name: null,
      individual_name: customer.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  });
  await emitEvent(context, 'checkout.session.completed', completed);
  return completed;
}

export function completeWithoutPayment(context: Context, session: Session, email: string): Promise<Session> {
  return complete(context, session, { email, name: null, isPaid: false });
}
