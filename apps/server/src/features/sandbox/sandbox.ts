import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/client.ts';
import type { SandboxBank } from './bank.ts';
import type { DeliveredEvent } from './delivery.ts';
import type { SandboxFaults } from './faults.ts';

export interface SandboxOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  /** Where browsers reach this server, for the addresses of the sandbox's own pages. */
  readonly publicUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** The embedded stand-in for Stripe. It moves no money, and keeps what it knows in the application's database. */
export interface Sandbox {
  /** Answers requests to api.stripe.com. Never call it inside a database transaction: it needs the database itself. */
  readonly fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>;
  readonly faults: SandboxFaults;
  readonly bank: SandboxBank;
  /** Begins to deliver events, those of an earlier run first. `receive` answers the status of our webhook. */
  deliverTo(receive: (event: DeliveredEvent) => Promise<number>): void;
  /** Delivers what is due now, waits for it, and answers how many events arrived. */
  deliverDue(): Promise<number>;
  /** Stops delivering, once what is on its way has been answered. */
  close(): Promise<void>;
}

export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  throw new Error(`The payment sandbox at ${options.publicUrl} is not built yet.`);
}
