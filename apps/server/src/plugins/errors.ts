import type { ErrorBody } from '@wickwise/contract/error';
import { type ErrorCode, errorStatus } from '@wickwise/contract/error-code';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isConnectionLost } from '../db/connection-loss.ts';
import { isOwnerDeleted } from '../db/owner-deleted.ts';
import { logSecurityEvent } from './log/security-event.ts';

/** An error response: a code of the contract and a message for the learner. */
export class CallError extends Error {
  readonly code: ErrorCode;
  /** Read by Fastify and by error handlers of single routes. */
  readonly statusCode: number;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = 'CallError';
    this.code = code;
    this.statusCode = errorStatus[code];
  }
}

const RETRY_UNAVAILABLE_SECONDS = 5;

export function databaseUnavailable(): CallError {
  return new CallError('unavailable', 'The database isn’t responding. Please try again in a moment.');
}

export function notSignedIn(): CallError {
  return new CallError('not_signed_in', 'Please sign in to access this feature.');
}

/** The response says after how many seconds to try again. */
export class RateLimitError extends CallError {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super('too_many_requests', message);
    this.name = 'RateLimitError';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Sends every error in the shape of the contract. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | CallError, request, reply) => sendError({ error, request, reply }));
}

/** Responds to a URL that the router can't parse, before any hook has run. */
export function handleMalformedUrl(_: FastifyError, __: FastifyRequest, reply: FastifyReply): void {
  reply.code(errorStatus.invalid_request).send(toErrorBody('invalid_request', 'This address cannot be read.'));
}

export function toErrorBody(code: ErrorCode, message: string): ErrorBody {
  return { code, message, error: message };
}

interface Failure {
  error: FastifyError | CallError;
  request: FastifyRequest;
  reply: FastifyReply;
}

function sendError({ error, request, reply }: Failure): FastifyReply {
  const { code, message } = describe(error);
  const status = errorStatus[code];
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  logRefusal(request, error, code);
  if (error instanceof RateLimitError) reply.header('retry-after', error.retryAfterSeconds);
  if (code === 'unavailable') reply.header('retry-after', RETRY_UNAVAILABLE_SECONDS);
  return reply.code(status).send(toErrorBody(code, message));
}

/** Rate limits and access that was refused. */
function logRefusal({ log, learner }: FastifyRequest, error: Error, code: ErrorCode): void {
  const event = error instanceof RateLimitError ? 'rate-limit' : errorStatus[code] === 403 ? 'access-refused' : null;
  if (event === null) return;
  logSecurityEvent(log, { event, outcome: 'failed', code, ...(learner && { account: learner.id }) });
}

function describe(error: FastifyError | CallError): { code: ErrorCode; message: string } {
  if (error instanceof CallError) return error;
  // An error with a status is about the client's own connection, which can be lost too.
  if (error.statusCode === undefined && isConnectionLost(error)) return databaseUnavailable();
  if (isOwnerDeleted(error)) return notSignedIn();
  const status = error.statusCode ?? 500;
  return { code: codeOfStatus(status), message: status >= 500 ? INTERNAL_ERROR : error.message };
}

const INTERNAL_ERROR = 'Something went wrong on our side. Please try again.';

function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'not_found';
  if (status === 413) return 'payload_too_large';
  if (status === 415) return 'unsupported_media_type';
  if (status === 429) return 'too_many_requests';
  if (status === 503) return 'unavailable';
  return status >= 500 ? 'internal_error' : 'invalid_request';
}
