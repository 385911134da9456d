import { defineCall } from '@wickwise/contract/call';
import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { z } from 'zod';
import { CallError } from '../../plugins/errors.ts';
import { callSchema } from '../../plugins/scope.ts';
import type { Sandbox } from '../sandbox/public.ts';
import { isEvent, receiveEvent } from './events.ts';
import { askProvider, type PaymentContext } from './provider.ts';

export const WEBHOOK_PATH = '/api/webhooks/stripe';

/** Declared like a call of the contract, which the API page is made of. Its body is read as bytes and checked below. */
const webhook = defineCall({
  method: 'POST',
  path: WEBHOOK_PATH,
  access: 'everyone',
  summary: 'Takes an event that Stripe has signed.',
  response: z.object({ outcome: z.string() }),
  errors: ['payment_unavailable'],
});

/** The largest event that is read, in bytes. */
const EVENT_LIMIT = 512 * 1024;
/** How far the stamp of a signature may be from our time, to either side. */
const TOLERANCE_SECONDS = 300;

/** Takes the provider's events, in a scope of its own: the signature is over the exact bytes of the body. */
export async function mountWebhook(app: FastifyInstance, context: PaymentContext): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.post(
      WEBHOOK_PATH,
      // It comes from the provider's servers, which no page is behind and which send all they have at once.
      { bodyLimit: EVENT_LIMIT, schema: callSchema(webhook), config: { isOpenToOtherSites: true, rateLimit: false } },
      async (request) => {
        const { body, headers } = request;
        const signed = verify(context, { body, header: String(headers['stripe-signature'] ?? '') });
        if (signed === null) throw new CallError('invalid_request', 'This event is not signed as it should be.');
        if (!isEvent(signed)) throw new CallError('invalid_request', 'This is signed, but it is not an event.');
        return { outcome: await askProvider(context.log, () => receiveEvent(context, signed)) };
      },
    );
  });
}

/** Lets the sandbox deliver its events to this process, as Stripe would over the network. */
export function takeSandboxEvents(app: FastifyInstance, sandbox: Sandbox): void {
  app.addHook('onReady', async () => {
    sandbox.deliverTo(async ({ body, signature }) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const { statusCode } = await app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload: body });
      return statusCode;
    });
  });
}

interface Signed {
  readonly body: unknown;
  readonly header: string;
}

/** What the body says, or null when it was not signed with a secret of ours, or not now. */
function verify({ payments, clock }: PaymentContext, { body, header }: Signed): unknown {
  const now = clock();
  if (!Buffer.isBuffer(body) || isFromTheFuture(header, now)) return null;
  const { signature } = payments.stripe.webhooks;
  if (signature === null) throw new Error('The Stripe library cannot verify signatures.');
  for (const secret of payments.webhookSecrets) {
    try {
      signature.verifyHeader(body, header, secret, TOLERANCE_SECONDS, undefined, now.getTime());
      return JSON.parse(body.toString());
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError) && !(error instanceof SyntaxError))
        throw error;
    }
  }
  return null;
}

/** The library looks for old stamps only; one from the future could be kept and replayed. */
function isFromTheFuture(header: string, now: Date): boolean {
  const latest = now.getTime() / 1000 + TOLERANCE_SECONDS;
  return [...header.matchAll(/(?:^|,)\s*t=([^,]*)/g)].some(([, stamp]) => !(Number(stamp) <= latest));
}
