import { sandboxRoutes } from '@wickwise/stripe-sandbox/routes';
import { createSandbox, type Sandbox } from '@wickwise/stripe-sandbox/sandbox';
import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import Stripe from 'stripe';
import { afterAll, afterEach } from 'vitest';
import type { DatabaseConnection } from '../../../apps/server/src/db/client.ts';
import type { DeliveredEvent } from '../../../apps/stripe-sandbox/src/delivery/delivery.ts';
import { openTestDatabase } from '../database/database.ts';

export const SECRET_KEY = 'sk_test_sandbox';
export const WEBHOOK_SECRET = 'whsec_sandbox';
export const PUBLIC_URL = 'http://localhost:3000';

/** The payment sandbox with Stripe's client, and a webhook that records its events. */
export interface TestSandbox {
  readonly sandbox: Sandbox;
  readonly stripe: Stripe;
  readonly connection: DatabaseConnection;
  /** The pages for browsers. */
  readonly site: FastifyInstance;
  /** The delivered events, in order. */
  readonly delivered: DeliveredEvent[];
  /** The types of the delivered events. */
  types(): string[];
  /** The status that the webhook responds with. Tests assign it. */
  status: number;
  /** The current time. Tests assign it. */
  now: Date;
  /** Advances the clock and delivers the events that are due. */
  pass(seconds: number): Promise<number>;
  /** A second process on the same database. */
  startAnother(): Promise<TestSandbox>;
  /** Closes the sandbox but not its database. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

export async function startTestSandbox(): Promise<TestSandbox> {
  return start(await openTestDatabase(), new Date());
}

/** One sandbox for all tests of the file that calls this at its top. It closes after the last of them. */
export async function useTestSandbox(): Promise<TestSandbox> {
  const sandbox = await startTestSandbox();
  afterAll(() => sandbox.close());
  return sandbox;
}

/** As `useTestSandbox`: each test ends with its events delivered, and the next begins with none. */
export async function useCheckoutSandbox(): Promise<TestSandbox> {
  const shop = await useTestSandbox();
  afterEach(async () => {
    await shop.sandbox.deliverDue();
    shop.delivered.length = 0;
  });
  return shop;
}

async function start(connection: DatabaseConnection, now: Date): Promise<TestSandbox> {
  const delivered: DeliveredEvent[] = [];
  const sandbox = await createSandbox({
    db: connection.db,
    clock: () => test.now,
    log: pino({ level: 'silent' }),
    merchant: { name: 'Tea & Co.' },
    publicUrl: PUBLIC_URL,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
  });
  sandbox.deliverTo(async (event) => {
    delivered.push(event);
    return test.status;
  });
  const site = await openSite(sandbox);
  const test: TestSandbox = {
    sandbox,
    connection,
    site,
    delivered,
    now,
    status: 200,
    stripe: new Stripe(SECRET_KEY, { httpClient: Stripe.createFetchHttpClient(sandbox.fetch), telemetry: false }),
    types: () => delivered.map(({ body }) => JSON.parse(body).type),
    pass: (seconds) => {
      test.now = new Date(test.now.getTime() + seconds * 1000);
      return sandbox.deliverDue();
    },
    startAnother: () => start(connection, test.now),
    stop: () => sandbox.close(),
    close: async () => {
      await sandbox.close();
      await connection.close();
    },
  };
  return test;
}

async function openSite(sandbox: Sandbox): Promise<FastifyInstance> {
  const site = Fastify();
  sandboxRoutes(site, sandbox);
  await site.ready();
  return site;
}

/** A line item, whose name tries to break out of its page. */
export const LINE_ITEM = {
  quantity: 1,
  price_data: { currency: 'usd', unit_amount: 3700, product_data: { name: 'Tea <b>for & ever</b>' } },
};

/** Creates a checkout session for one line item. */
export function createSession(
  { stripe }: TestSandbox,
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [LINE_ITEM],
    metadata: { order_id: 'o1' },
    payment_intent_data: { metadata: { order_id: 'o1' } },
    success_url: `${PUBLIC_URL}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${PUBLIC_URL}/pricing`,
    ...changes,
  });
}

/** A checkout session with its payment intent and charge. */
export function retrieveSession({ stripe }: TestSandbox, id: string): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent', 'payment_intent.latest_charge'] });
}

/** The types of the events so far, after delivering those that are due. */
export async function deliveredTypes({ sandbox, types }: TestSandbox): Promise<string[]> {
  await sandbox.deliverDue();
  return types();
}

/** The fields of the hosted page, except the card number. */
export const CARD_FIELDS = { pay: 'card', email: 'buyer@example.com', expiry: '12 / 40', cvc: '123' };

export const CARD_NUMBERS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  authenticated: '4000002500003155',
};

/** The error of a call that must fail. */
export async function stripeErrorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error(`Stripe did not refuse: ${error}`);
}

/** A response as a browser sees it. */
export interface SiteResponse {
  readonly status: number;
  readonly text: string;
  /** The redirect target. */
  readonly location: string | undefined;
}

export async function visit({ site }: TestSandbox, url: string): Promise<SiteResponse> {
  const { pathname, search } = new URL(url, PUBLIC_URL);
  const { statusCode, body, headers } = await site.inject({ url: pathname + search });
  return { status: statusCode, text: body, location: headers.location };
}

/** Posts a form, as a browser without scripts does. */
export async function post({ site }: TestSandbox, url: string, fields: Record<string, string>): Promise<SiteResponse> {
  const { pathname } = new URL(url, PUBLIC_URL);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = new URLSearchParams(fields).toString();
  const { statusCode, body, headers: sent } = await site.inject({ method: 'POST', url: pathname, headers, payload });
  return { status: statusCode, text: body, location: sent.location };
}
