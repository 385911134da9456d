import type { ErrorBody } from '@wickwise/contract/error';
import { type ErrorCode, errorStatus } from '@wickwise/contract/error-code';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isConnectionLost } from '../db/connection-loss.ts';

/** An answer other than success: a code of the contract and a sentence for the learner. */
export class CallError extends Error {
  readonly code: ErrorCode;
  /** What Fastify and error handlers of single routes read. */
  readonly statusCode: number;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = 'CallError';
    this.code = code;
    this.statusCode = errorStatus[code];
  }
}

export function databaseUnavailable(): CallError {
  return new CallError('unavailable', 'The database does not answer. Please try again in a moment.');
}

/** A refusal for now: the answer says after how many seconds to try again. */
export class RateLimitError extends CallError {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super('too_many_requests', message);
    this.name = 'RateLimitError';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Every refusal and failure leaves here, in the one shape of the contract. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | CallError, request, reply) => sendError({ error, request, reply }));
}

/** Answers an address that the router cannot read, before any hook has run. */
export function answerUnreadableAddress(_: FastifyError, __: FastifyRequest, reply: FastifyReply): void {
  reply.code(errorStatus.invalid_request).send(errorAnswer('invalid_request', 'This address cannot be read.'));
}

export function errorAnswer(code: ErrorCode, message: string): ErrorBody {
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
  if (error instanceof RateLimitError) reply.header('retry-after', error.retryAfterSeconds);
  return reply.code(status).send(errorAnswer(code, message));
}

function describe(error: FastifyError | CallError): { code: ErrorCode; message: string } {
  if (error instanceof CallError) return error;
  // One that has a status is about the client's connection, which it may lose, too.
  if (error.statusCode === undefined && isConnectionLost(error)) return databaseUnavailable();
  if (hasZodFastifySchemaValidationErrors(error)) return { code: 'invalid_request', message: validationMessage(error) };
  const status = error.statusCode ?? 500;
  return { code: codeOfStatus(status), message: status >= 500 ? OUR_FAULT : error.message };
}

const OUR_FAULT = 'Something went wrong on our side. Please try again.';

function validationMessage(error: { validation: { instancePath: string; message?: string | undefined }[] }): string {
  return error.validation
    .map(({ instancePath, message }) =>
      [instancePath.slice(1).replaceAll('/', '.'), message].filter(Boolean).join(': '),
    )
    .join(' ');
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'not_found';
  if (status === 413) return 'payload_too_large';
  if (status === 415) return 'unsupported_media_type';
  if (status === 429) return 'too_many_requests';
  if (status === 503) return 'unavailable';
  return status >= 500 ? 'internal_error' : 'invalid_request';
}
