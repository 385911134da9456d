import pino from 'pino';
import Stripe from 'stripe';
import type { DatabaseConnection } from '../../apps/server/src/db/client.ts';
import { createSandbox, type DeliveredEvent, type Sandbox } from '../../apps/server/src/features/sandbox/public.ts';
import { openTestDatabase } from './database.ts';

export const SECRET_KEY = 'sk_test_sandbox';
export const WEBHOOK_SECRET = 'whsec_sandbox';
export const PUBLIC_URL = 'http://localhost:3000';

/** The payment sandbox with the official client, and a webhook that takes down what it is sent. */
export interface TestSandbox {
  readonly sandbox: Sandbox;
  readonly stripe: Stripe;
  readonly connection: DatabaseConnection;
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
  const test: TestSandbox = {
    ...{ sandbox, connection, delivered, now, status: 200 },
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
