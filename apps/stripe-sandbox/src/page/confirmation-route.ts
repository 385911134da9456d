import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { errorResponse } from '../api/error-response.ts';
import { emailAddress } from '../api/parameters.ts';
import type { BrowserApi } from '../checkout/browser.ts';
import { browserError, browserView } from '../objects.ts';
import { invalidRequest, StripeError } from '../stripe-error.ts';

/** Text that PostgreSQL can store. */
const text = z
  .string()
  .max(500)
  .refine((value) => value.isWellFormed() && !value.includes('\0'));
/** Anything but a number becomes 0, which is reported as an invalid expiration date. */
const part = z.coerce.number().catch(0);

const confirmation = z.object({
  client_secret: text,
  card: z.object({ number: text.catch(''), exp_month: part, exp_year: part, cvc: text.catch('') }),
  billing_details: z.object({ name: text.optional(), email: emailAddress.optional() }).default({}),
  return_url: text,
});

/** Takes a card from the browser, as Stripe takes it from Stripe.js. */
export function confirmationRoute(scope: FastifyInstance, browser: BrowserApi): void {
  scope.post<{ Params: { id: string } }>('/payment_intents/:id(^\\w+$)/confirm', {
    handler: async ({ params, body }, reply) => {
      const { client_secret, card, billing_details, return_url } = readConfirmation(body);
      const sent = { clientSecret: client_secret, card, payer: billing_details, returnUrl: return_url };
      const { intent, decline } = await browser.confirm(params.id, sent);
      if (decline === null) return browserView(intent);
      return reply.code(402).send({ error: { ...browserError(decline), payment_intent: browserView(intent) } });
    },
    errorHandler: (error, request, reply) => {
      // A failure, as of the database, is for the application around the sandbox to report.
      if (!(error instanceof StripeError) && (error.statusCode ?? 500) >= 500) throw error;
      const { status, body } = errorResponse(error, request.log);
      return reply.code(status).send({ error: browserError(body) });
    },
  });
}

function readConfirmation(body: unknown): z.output<typeof confirmation> {
  const parsed = confirmation.safeParse(body);
  if (parsed.success) return parsed.data;
  const param = (parsed.error.issues[0]?.path ?? []).join('.');
  if (param === 'billing_details.email') {
    throw invalidRequest('Your email address is invalid.', { code: 'email_invalid', param });
  }
  throw invalidRequest(`Missing or invalid parameter: ${param}`, { param });
}
