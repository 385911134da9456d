import type Stripe from 'stripe';

/** The `error` of an answer, as Stripe words it. */
export interface StripeError {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly charge?: string;
  readonly payment_intent?: Stripe.PaymentIntent;
  readonly payment_method?: Stripe.PaymentMethod;
}

/** Ends a request with nothing changed. A declined card is none: what became of it is kept. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: StripeError;

  constructor(status: number, error: StripeError) {
    super(error.message);
    this.name = 'Refusal';
    this.status = status;
    this.error = error;
  }
}

type Details = Omit<StripeError, 'type' | 'message'>;

export function invalidRequest(message: string, details: Details = {}): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', message, ...details });
}

/** `what` is a kind as Stripe writes it in this sentence, such as `payment_intent`. */
export function noSuch(what: string, id: string, param = 'id'): Refusal {
  const message = `No such ${what}: '${id}'`;
  return new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}

/** A card that cannot even be tried: no charge is made of it. */
export function unusableCard(code: string, message: string, details: Details = {}): Refusal {
  return new Refusal(402, { type: 'card_error', code, message, ...details });
}

/** What an unforeseen failure and a fault on demand look like from outside. */
export function failure(status: number): { error: StripeError } {
  if (status >= 500)
    return { error: { type: 'api_error', message: 'An unknown error occurred in the payment sandbox.' } };
  const code = status === 429 ? { code: 'rate_limit' } : {};
  return { error: { type: 'invalid_request_error', message: 'Refused by the payment sandbox on demand.', ...code } };
}
