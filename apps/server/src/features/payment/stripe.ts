import { createHmac } from 'node:crypto';
import type { Merchant } from '@wickwise/stripe-sandbox/merchant';
import { createSandbox, type Sandbox } from '@wickwise/stripe-sandbox/sandbox';
import type { FastifyBaseLogger } from 'fastify';
import Stripe from 'stripe';
import type { Database } from '../../db/client.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import type { PaymentEnvironment } from '../../db/schema/access.ts';
import type { Env } from '../../env.ts';
import { CallError } from '../../plugins/errors.ts';

/** Stripe itself, or the embedded sandbox that has the same API. */
export interface PaymentProvider {
  readonly stripe: Stripe;
  /** Payments of other environments are ignored. */
  readonly environment: PaymentEnvironment;
  /** For Stripe.js in the browser. */
  readonly publishableKey: string;
  readonly webhookSecrets: readonly string[];
  readonly sandbox: Sandbox | null;
  close(): Promise<void>;
}

/** The dependencies of the payment operations. */
export interface PaymentContext {
  readonly db: Database;
  readonly payments: PaymentProvider;
  readonly jobs: JobQueue;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
}

export interface PaymentProviderOptions {
  readonly env: Env;
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  /** The application's secret, which the sandbox's keys are derived from. */
  readonly secret: string;
}

/** How Wickwise appears on the pages of the sandbox. */
const merchant: Merchant = {
  name: 'Wickwise',
  icon: '/favicon.svg',
  logo: `<svg width="20" height="28" viewBox="0 0 20 28" aria-hidden="true">
<path d="M5 3v22M15 1v26"/><rect x="1.5" y="9" width="7" height="12" fill="var(--ground)"/>
<rect x="11.5" y="5" width="7" height="13" fill="var(--accent)"/></svg>`,
};

const TIMEOUT_MS = 20_000;
const RETRIES = 2;

export async function createPaymentProvider(options: PaymentProviderOptions): Promise<PaymentProvider> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY = '', STRIPE_WEBHOOK_SECRET = '' } = options.env;
  if (STRIPE_SECRET_KEY === undefined) return createSandboxProvider(options);
  return {
    stripe: new Stripe(STRIPE_SECRET_KEY, { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES }),
    environment: options.env.paymentEnvironment,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecrets: STRIPE_WEBHOOK_SECRET.split(','),
    sandbox: null,
    close: async () => {},
  };
}

async function createSandboxProvider({
  env,
  db,
  clock,
  log,
  secret,
}: PaymentProviderOptions): Promise<PaymentProvider> {
  const [secretKey, webhookSecret] = [deriveKey(secret, 'sk_test'), deriveKey(secret, 'whsec')];
  const sandbox = await createSandbox({ db, clock, log, merchant, publicUrl: env.publicUrl, secretKey, webhookSecret });
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

/** The same in every process, without revealing the application's secret. */
function deriveKey(secret: string, prefix: string): string {
  return `${prefix}_${createHmac('sha256', secret).update(`payment sandbox ${prefix}`).digest('hex')}`;
}

/** Calls Stripe. An error is logged, and reaches the client as `payment_unavailable`. */
export async function callStripe<T>(log: FastifyBaseLogger, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    log.error({ err: error }, 'payment provider');
    throw new CallError('payment_unavailable', NOT_AVAILABLE);
  }
}

const NOT_AVAILABLE = 'The payment service isn’t responding. Please try again in a moment.';
