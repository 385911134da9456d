import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApi } from './api/api.ts';
import { type BrowserApi, createBrowserApi } from './checkout/browser.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { Delivery, type WebhookHandler } from './delivery/delivery.ts';
import { makeAllDue } from './delivery/outbox.ts';
import type { Merchant } from './merchant.ts';
import { createBank, type SandboxBank } from './payment/bank.ts';
import { planRequestFaults, type RequestFaultPlan, type SandboxFaults } from './payment/faults.ts';
import { failureObject } from './stripe-error.ts';

export interface SandboxOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  readonly merchant: Merchant;
  /** Where browsers reach the sandbox's own pages. */
  readonly publicUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** A stand-in for Stripe. It moves no money, and stores everything in the database it is given. */
export interface Sandbox {
  /** Responds to requests to api.stripe.com. It uses the database: never call it inside a transaction. */
  readonly fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>;
  readonly faults: SandboxFaults;
  readonly bank: SandboxBank;
  readonly browser: BrowserApi;
  readonly merchant: Merchant;
  /** Starts to deliver events, those of an earlier run first. */
  deliverTo(handler: WebhookHandler): void;
  /** Makes the changes that are due and delivers their events. Returns how many events were accepted. */
  deliverDue(): Promise<number>;
  /** Stops delivering, after the webhook has responded to the current event. */
  close(): Promise<void>;
}

/** Creates a sandbox on a database, after migrating its tables there. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  await migrate(options.db);
  await makeAllDue(options.db);
  const api = buildApi(options);
  const delivery = new Delivery(options);
  const plan = planRequestFaults();
  const wake = () => delivery.wake();
  await api.ready();
  return {
    fetch: (url, init) => respond(new Request(url, init), { api, plan, wake }),
    faults: faultsOf(plan, delivery),
    bank: createBank(options, wake),
    browser: createBrowserApi(options, wake),
    merchant: options.merchant,
    deliverTo: (handler) => delivery.deliverTo(handler),
    deliverDue: () => delivery.deliverDue(),
    close: async () => {
      await delivery.close();
      await api.close();
    },
  };
}

interface Parts {
  readonly api: FastifyInstance;
  readonly plan: RequestFaultPlan;
  readonly wake: () => void;
}

async function respond(request: Request, { api, plan, wake }: Parts): Promise<Response> {
  request.signal.throwIfAborted();
  const status = plan.takeFailure(request);
  if (status !== null) return Response.json({ error: failureObject(status) }, { status });
  const { pathname, search } = new URL(request.url);
  const { statusCode, headers, payload } = await api.inject({
    method: request.method as 'GET' | 'POST',
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    payload: await request.text(),
  });
  if (request.method !== 'GET') wake();
  if (plan.takeDrop(request)) throw new TypeError('fetch failed', { cause: new Error('The connection was closed.') });
  return new Response(payload, { status: statusCode, headers: headersOf(headers) });
}

function headersOf(headers: Record<string, number | string | string[] | undefined>): Headers {
  const copied = new Headers();
  for (const [name, value] of Object.entries(headers)) copied.set(name, String(value));
  return copied;
}

function faultsOf(plan: RequestFaultPlan, delivery: Delivery): SandboxFaults {
  return {
    failNext: plan.failNext,
    dropAnswer: plan.dropAnswer,
    holdEvents: () => delivery.holdEvents(),
    releaseEvents: (order) => delivery.releaseEvents(order),
    repeatEvents: (times) => delivery.repeatEvents(times),
    dropEvents: () => delivery.dropEvents(),
    clear: () => {
      plan.clear();
      return delivery.clear();
    },
  };
}
