import { type Confirmation, fieldOfCode } from '../model.ts';
import { paymentIntentId, returnAddress } from '../outcome/return-address.ts';
import { digitsOf, parseExpiry } from './card.ts';

/** Card details and the payment they are for. */
export interface CardPayment {
  readonly clientSecret: string;
  readonly email: string;
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  /** Where the browser goes afterwards. */
  readonly returnUrl: string;
}

/** The sandbox's responses to a browser, in Stripe's shapes. */
interface SandboxResponse {
  readonly next_action?: { readonly redirect_to_url?: { readonly url: string } } | null;
  readonly error?: { readonly code?: string; readonly message?: string };
}

/**
 * Confirms a payment with a card at the embedded sandbox, outside the contract: with Stripe this is done by Stripe's
 * own script. Throws when the sandbox could not be reached or failed, and the outcome of the payment is unknown.
 */
export async function confirmCard(payment: CardPayment): Promise<Confirmation> {
  const id = paymentIntentId(payment.clientSecret);
  const response = await fetch(`/sandbox/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(confirmationOf(payment)),
  });
  const answer = (await response.json()) as SandboxResponse;
  if (response.ok) {
    const url = answer.next_action?.redirect_to_url?.url ?? returnAddress(payment.returnUrl, id);
    return { kind: 'leave', url };
  }
  // It was paid or ended elsewhere, such as by a confirmation whose response was lost: the return page finds out.
  if (answer.error?.code === 'payment_intent_unexpected_state') {
    return { kind: 'leave', url: returnAddress(payment.returnUrl, id) };
  }
  if (response.status >= 500 || answer.error?.message === undefined) throw new Error(`HTTP ${response.status}`);
  return { kind: 'refused', message: answer.error.message, field: fieldOfCode(answer.error.code) };
}

function confirmationOf({ clientSecret, email, number, expiry, cvc, returnUrl }: CardPayment) {
  const { month, year } = parseExpiry(expiry) ?? { month: 0, year: 0 };
  return {
    client_secret: clientSecret,
    card: { number: digitsOf(number), exp_month: month, exp_year: year, cvc },
    billing_details: { email },
    return_url: returnUrl,
  };
}
