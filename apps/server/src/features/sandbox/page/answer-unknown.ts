import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { Refusal } from '../refusal.ts';
import { unknownPage } from './frame.ts';

/** What cannot be answered by a page of its own: a payment that is not there, or a form that is not ours. */
export function answerUnknown(error: FastifyError, _: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof Refusal || error instanceof ZodError)) throw error;
  const status = error instanceof Refusal ? error.status : 400;
  return reply.code(status).type('text/html').send(unknownPage());
}
