import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { BrowserSide } from '../browser.ts';
import { browserError, browserView } from '../objects.ts';
import { failure, invalidRequest, Refusal } from '../refusal.ts';

/** What PostgreSQL can store. */
const text = z
  .string()
  .max(500)
  .refine((given) => given.isWellFormed() && !given.includes('\0'));
/** What is no number is an expiry date that is wrong, and is answered as such. */
const part = z.coerce.number().catch(0);

const confirmation = z.object({
  client_secret: text,
  card: z.object({ number: text.catch(''), exp_month: part, exp_year: part, cvc: text.catch('') }),
  billing_details: z.object({ name: text.optional(), email: z.email().max(254).optional() }).default({}),
  return_url: text,
});

/** Where the browser sends a card, as Stripe's own script sends it to Stripe. */
export function confirmationRoute(scope: FastifyInstance, browser: BrowserSide): void {
  scope.post<{ Params: { id: string } }>('/payment_intents/:id(^\\w+$)/confirm', {
    schema: { hide: true },
    handler: async ({ params, body }, reply) => {
      const { client_secret, card, billing_details, return_url } = readConfirmation(body);
      const sent = { clientSecret: client_secret, card, payer: billing_details, returnUrl: return_url };
      const { intent, decline } = await browser.confirm(params.id, sent);
      if (decline === null) return browserView(intent);
      return reply.code(402).send({ error: { ...browserError(decline), payment_intent: browserView(intent) } });
    },
    errorHandler: (error, request, reply) => {
      if (error instanceof Refusal) return reply.code(error.status).send({ error: browserError(error.error) });
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, 'payment sandbox failed');
      return reply.code(status).send(status >= 500 ? failure(status) : { error: invalidRequest(error.message).error });
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
