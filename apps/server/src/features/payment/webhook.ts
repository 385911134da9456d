import { defineCall } from '@wickwise/contract/call';
import type { Sandbox } from '@wickwise/stripe-sandbox/sandbox';
import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { z } from 'zod';
import { CallError } from '../../plugins/errors.ts';
import { callSchema } from '../../plugins/scope.ts';
import { isEvent, receiveEvent } from './events.ts';
import { callStripe, type PaymentContext } from './stripe.ts';

export const WEBHOOK_PATH = '/api/webhooks/stripe';

/** Declared like a contract call, so that the API page lists it. The body is read as bytes and validated below. */
const webhook = defineCall({
  method: 'POST',
  path: WEBHOOK_PATH,
  access: 'everyone',
  summary: 'Receives an event signed by Stripe.',
  response: z.object({ outcome: z.string() }),
  errors: ['payment_unavailable'],
});

/** The largest event that is read, in bytes. */
const EVENT_LIMIT = 512 * 1024;
/** How far a signature's timestamp may be from our time, in either direction. */
const TOLERANCE_SECONDS = 300;

/** Receives Stripe's events in a scope of its own, because the signature covers the exact bytes of the body. */
export async function mountWebhook(app: FastifyInstance, context: PaymentContext): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.post(
      WEBHOOK_PATH,
      // Stripe's servers call this, not a page, and they may send many events at once.
      {
        bodyLimit: EVENT_LIMIT,
        schema: callSchema(webhook, { operationId: 'receiveStripeEvent' }),
        config: { isOpenToOtherSites: true, isUnlimited: true },
      },
      async (request) => {
        const { body, headers } = request;
        const signed = verifySignature(context, { body, header: String(headers['stripe-signature'] ?? '') });
        if (signed === null) throw new CallError('invalid_request', 'The signature of this event is not valid.');
        if (!isEvent(signed)) throw new CallError('invalid_request', 'This body is signed, but it is not an event.');
        return { outcome: await callStripe(context.log, () => receiveEvent(context, signed)) };
      },
    );
  });
}

/** Has the sandbox deliver its events to this process, as Stripe would over the network. */
export function receiveSandboxEvents(app: FastifyInstance, sandbox: Sandbox): void {
  app.addHook('onReady', async () => {
    sandbox.deliverTo(async ({ body, signature }) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const { statusCode } = await app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload: body });
      return statusCode;
    });
  });
}

interface SignedBody {
  readonly body: unknown;
  readonly header: string;
}

/** The parsed body, or null when its signature is wrong or its timestamp is out of range. */
function verifySignature({ payments, clock }: PaymentContext, { body, header }: SignedBody): unknown {
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

/** Stripe's client rejects only old timestamps; one from the future could be stored and replayed. */
function isFromTheFuture(header: string, now: Date): boolean {
  const latest = now.getTime() / 1000 + TOLERANCE_SECONDS;
  return [...header.matchAll(/(?:^|,)\s*t=([^,]*)/g)].some(([, timestamp]) => !(Number(timestamp) <= latest));
}
