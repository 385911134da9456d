import { type ErrorBody, type ErrorCode, errorStatus } from '@wickwise/contract/error';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

/** An answer other than success: a code of the contract and a sentence for the learner. */
export class CallError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = 'CallError';
    this.code = code;
  }
}

/** Every refusal and failure leaves here, in the one shape of the contract. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | CallError, request, reply) => sendError({ error, request, reply }));
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
  if (code === 'internal_error') request.log.error({ err: error }, 'request failed');
  return reply.code(status).send(errorAnswer(code, message));
}

function describe(error: FastifyError | CallError): { code: ErrorCode; message: string } {
  if (error instanceof CallError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return { code: 'invalid_request', message: validationMessage(error) };
  const code = codeOfStatus(error.statusCode ?? 500);
  return {
    code,
    message: code === 'internal_error' ? 'Something went wrong on our side. Please try again.' : error.message,
  };
}

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
