import type { FastifyBaseLogger, FastifyError } from 'fastify';
import { type ErrorObject, failureObject, invalidRequest, StripeError } from '../stripe-error.ts';

interface ErrorResponse {
  readonly status: number;
  readonly body: ErrorObject;
}

/** Returns the response to a request that failed, in Stripe's shape. Unexpected errors are logged. */
export function errorResponse(error: FastifyError | StripeError, log: FastifyBaseLogger): ErrorResponse {
  if (error instanceof StripeError) return error;
  const status = error.statusCode ?? 500;
  if (status < 500) return { status, body: invalidRequest(error.message).body };
  log.error({ err: error }, 'payment sandbox failed');
  return { status, body: failureObject(status) };
}
