import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import Stripe from 'stripe';
import type { Database } from '../../db/client.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import type { PaymentEnvironment } from '../../db/schema/payment.ts';
import type { Env } from '../../env.ts';
import { CallError } from '../../plugins/errors.ts';
import { createSandbox, type Sandbox } from '../sandbox/public.ts';

/** Who takes the cards: Stripe itself, or the embedded sandbox that speaks like it. */
export interface PaymentProvider {
  readonly stripe: Stripe;
  /** Whatever comes from another one is none of ours. */
  readonly environment: PaymentEnvironment;
  /** For the provider's script in the browser. */
  readonly publishableKey: string;
  readonly webhookSecrets: readonly string[];
  readonly sandbox: Sandbox | null;
  close(): Promise<void>;
}

/** What the operations on payments work with. */
export interface PaymentContext {
  readonly db: Database;
  readonly payments: PaymentProvider;
  readonly jobs: JobQueue;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
}

export interface ProviderOptions {
  readonly env: Env;
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  /** The secret of the application, of which the sandbox's keys are made. */
  readonly secret: string;
}

const PATIENCE_MS = 20_000;
const RETRIES = 2;

export async function createProvider(options: ProviderOptions): Promise<PaymentProvider> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY = '', STRIPE_WEBHOOK_SECRET = '' } = options.env;
  if (STRIPE_SECRET_KEY === undefined) return createSandboxProvider(options);
  return {
    stripe: new Stripe(STRIPE_SECRET_KEY, { timeout: PATIENCE_MS, maxNetworkRetries: RETRIES }),
    environment: options.env.paymentEnvironment,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecrets: STRIPE_WEBHOOK_SECRET.split(','),
    sandbox: null,
    close: async () => {},
  };
}

async function createSandboxProvider({ env, db, clock, log, secret }: ProviderOptions): Promise<PaymentProvider> {
  const [secretKey, webhookSecret] = [deriveKey(secret, 'sk_test'), deriveKey(secret, 'whsec')];
  const sandbox = await createSandbox({ db, clock, log, publicUrl: env.publicUrl, secretKey, webhookSecret });
  const httpClient = Stripe.createFetchHttpClient(sandbox.fetch as typeof fetch);
  return {
    stripe: new Stripe(secretKey, { httpClient, maxNetworkRetries: RETRIES, telemetry: false }),
    environment: 'sandbox',
    publishableKey: deriveKey(secret, 'pk_test'),
    webhookSecrets: [webhookSecret],
    sandbox,
    close: () => sandbox.close(),
  };
}

/** The same in every process of the application, and of no use to learn its secret from. */
function deriveKey(secret: string, prefix: string): string {
  return `${prefix}_${createHmac('sha256', secret).update(`payment sandbox ${prefix}`).digest('hex')}`;
}

/** Makes a call of the provider's. One that is refused or not answered is refused to the asker, and logged. */
export async function askProvider<T>(log: FastifyBaseLogger, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    log.error({ err: error }, 'payment provider');
    throw new CallError('payment_unavailable', NOT_AVAILABLE);
  }
}

const NOT_AVAILABLE = 'The payment service does not answer. Please try again in a moment.';
