import type Stripe from 'stripe';

/** The `error` of a response, as Stripe documents it. */
export interface ErrorObject {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly doc_url?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly charge?: string;
  readonly payment_intent?: Stripe.PaymentIntent;
  readonly payment_method?: Stripe.PaymentMethod;
}

/** An error that rolls its request back. A declined card is not one, because its failed charge is kept. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: ErrorObject;

  constructor(status: number, body: ErrorObject) {
    super(body.message);
    this.name = 'StripeError';
    this.status = status;
    this.body = withDocUrl(body);
  }
}

/** The page of Stripe's documentation on an error's code. */
export function withDocUrl(error: ErrorObject): ErrorObject {
  if (error.code === undefined) return error;
  return { ...error, doc_url: `https://stripe.com/docs/error-codes/${error.code.replaceAll('_', '-')}` };
}

type Details = Omit<ErrorObject, 'type' | 'message'>;

export function invalidRequest(message: string, details: Details = {}): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, ...details });
}

/** `what` is a kind as Stripe spells it in this message, such as `payment_intent`. */
export function resourceMissing(what: string, id: string, param = 'id'): StripeError {
  const message = `No such ${what}: '${id}'`;
  return new StripeError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}

/** A card that is invalid, so that no charge is created. */
export function cardError(code: string, message: string, details: Details = {}): StripeError {
  return new StripeError(402, { type: 'card_error', code, message, ...details });
}

/** The error that an unexpected failure and a planned fault respond with. */
export function failureObject(status: number): ErrorObject {
  if (status >= 500) return { type: 'api_error', message: 'An unknown error occurred in the payment sandbox.' };
  const code = status === 429 ? { code: 'rate_limit' } : {};
  return { type: 'invalid_request_error', message: 'Refused by the payment sandbox on demand.', ...code };
}
