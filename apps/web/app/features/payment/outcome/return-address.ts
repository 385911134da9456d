/** What the provider added to the address that it sent the buyer back to. */
export interface PaymentReturn {
  /** Null when the address does not say. */
  readonly result: 'success' | 'canceled' | null;
  /** The provider's id of the payment; null when the address names none, or none that could be one. */
  readonly providerId: string | null;
}

const RESULTS = ['success', 'canceled'] as const;
const PROVIDER_ID = /^(pi|cs)_\w{1,200}$/;

export function parseReturn(search: URLSearchParams): PaymentReturn {
  const id = search.get('payment_intent') ?? search.get('session_id') ?? '';
  return {
    result: RESULTS.find((name) => search.get(name) === 'true') ?? null,
    providerId: PROVIDER_ID.test(id) ? id : null,
  };
}

/** The query without what `parseReturn` reads, so that neither a reload nor a bookmark repeats it. */
export function withoutReturn(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of [...RESULTS, 'payment_intent', 'session_id']) rest.delete(name);
  return rest;
}

/** The id inside a client secret: `pi_123` of `pi_123_secret_456`. */
export function paymentIntentId(clientSecret: string): string {
  return clientSecret.split('_secret_', 1)[0] ?? clientSecret;
}

/** Where the provider sends the browser after a payment, as the provider itself would write it. */
export function returnAddress(returnUrl: string, paymentIntent: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', paymentIntent);
  return url.href;
}
