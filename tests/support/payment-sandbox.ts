import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import Stripe from 'stripe';
import type { DatabaseConnection } from '../../apps/server/src/db/client.ts';
import { parseEnv } from '../../apps/server/src/env.ts';
import {
  createSandbox,
  type DeliveredEvent,
  type Sandbox,
  sandboxRoutes,
} from '../../apps/server/src/features/sandbox/public.ts';
import { answerErrors } from '../../apps/server/src/plugins/errors.ts';
import { secure } from '../../apps/server/src/plugins/security.ts';
import { openTestDatabase } from './database.ts';

export const SECRET_KEY = 'sk_test_sandbox';
export const WEBHOOK_SECRET = 'whsec_sandbox';
export const PUBLIC_URL = 'http://localhost:3000';

/** The payment sandbox with the official client, and a webhook that takes down what it is sent. */
export interface TestSandbox {
  readonly sandbox: Sandbox;
  readonly stripe: Stripe;
  readonly connection: DatabaseConnection;
  /** What browsers reach, behind the same protections as in the whole server. */
  readonly site: FastifyInstance;
  /** What has been delivered so far, in the order it came. */
  readonly delivered: DeliveredEvent[];
  /** The types of what has been delivered so far. */
  types(): string[];
  /** What the webhook answers. Tests assign it. */
  status: number;
  /** The present moment. Tests assign it. */
  now: Date;
  /** Lets time pass, and delivers what it brings. */
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

async function start(connection: DatabaseConnection, now: Date): Promise<TestSandbox> {
  const delivered: DeliveredEvent[] = [];
  const sandbox = await createSandbox({
    db: connection.db,
    clock: () => test.now,
    log: pino({ level: 'silent' }),
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
    ...{ sandbox, connection, site, delivered, now, status: 200 },
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
  answerErrors(site);
  await secure(site, parseEnv({ NODE_ENV: 'test' }));
  sandboxRoutes(site, sandbox);
  await site.ready();
  return site;
}

/** What a browser on one of our own pages got. */
export interface Got {
  readonly status: number;
  readonly text: string;
  /** Where it was sent on. */
  readonly location: string | undefined;
}

export async function visit({ site }: TestSandbox, url: string): Promise<Got> {
  const { pathname, search } = new URL(url, PUBLIC_URL);
  const { statusCode, body, headers } = await site.inject({ url: pathname + search });
  return { status: statusCode, text: body, location: headers.location };
}

/** Posts a form from one of our own pages, as a browser without scripts does. */
export async function post({ site }: TestSandbox, url: string, fields: Record<string, string>): Promise<Got> {
  const { pathname } = new URL(url, PUBLIC_URL);
  const headers = { origin: PUBLIC_URL, 'content-type': 'application/x-www-form-urlencoded' };
  const payload = new URLSearchParams(fields).toString();
  const { statusCode, body, headers: sent } = await site.inject({ method: 'POST', url: pathname, headers, payload });
  return { status: statusCode, text: body, location: sent.location };
}
