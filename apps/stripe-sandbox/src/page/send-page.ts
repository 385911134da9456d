import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import type { Merchant } from '../merchant.ts';
import { StripeError } from '../stripe-error.ts';
import { type Page, renderPage, unknownPage } from './layout.ts';

interface SendPageInput {
  readonly page: Page;
  readonly merchant: Merchant;
  readonly status?: number;
}

export function sendPage(reply: FastifyReply, { page, merchant, status = 200 }: SendPageInput): FastifyReply {
  return reply.code(status).type('text/html').send(renderPage(page, merchant));
}

/** Sends a page about a payment that does not exist, or a form that cannot be read. */
export function sendPageForError(merchant: Merchant) {
  return (error: FastifyError, _: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (!(error instanceof StripeError || error instanceof ZodError)) throw error;
    const status = error instanceof StripeError ? error.status : 400;
    return sendPage(reply, { page: unknownPage(merchant), merchant, status });
  };
}
