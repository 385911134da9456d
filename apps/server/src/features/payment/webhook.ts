import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { CallError } from '../../plugins/errors.ts';
import type { Sandbox } from '../sandbox/public.ts';
import { receiveEvent } from './events.ts';
import { askProvider, type PaymentContext } from './provider.ts';

export const WEBHOOK_PATH = '/api/webhooks/stripe';
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
      { bodyLimit: EVENT_LIMIT, schema: { hide: true }, config: { isOpenToOtherSites: true, rateLimit: false } },
      async (request) => {
        const { body, headers } = request;
        const event = verify(context, { body, header: String(headers['stripe-signature'] ?? '') });
        if (event === null) throw new CallError('invalid_request', 'This event is not signed as it should be.');
        return { outcome: await askProvider(context.log, () => receiveEvent(context, event)) };
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

/** The event, or null when it was not signed with a secret of ours, or not now. */
function verify({ payments, clock }: PaymentContext, { body, header }: Signed): Stripe.Event | null {
  const now = clock();
  if (!Buffer.isBuffer(body) || isFromTheFuture(header, now)) return null;
  for (const secret of payments.webhookSecrets) {
    try {
      const { webhooks } = payments.stripe;
      return webhooks.constructEvent(body, header, secret, TOLERANCE_SECONDS, undefined, now.getTime());
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
