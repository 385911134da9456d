import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../../db/client.ts';
import { buildApi } from './api/api.ts';
import { openBank, type SandboxBank } from './bank.ts';
import { type BrowserSide, openBrowserSide } from './browser.ts';
import { Delivery, type Receive } from './delivery.ts';
import { planRequestFaults, type RequestFaultPlan, type SandboxFaults } from './faults.ts';
import { failure } from './refusal.ts';

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
  readonly browser: BrowserSide;
  /** Begins to deliver events, those of an earlier run first. `receive` answers the status of our webhook. */
  deliverTo(receive: Receive): void;
  /**
   * Delivers what is due now, and answers how many events have arrived since it was called. What time alone brings
   * about by now happens first.
   */
  deliverDue(): Promise<number>;
  /** Stops delivering, once what is on its way has been answered. */
  close(): Promise<void>;
}

export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const api = buildApi(options);
  const delivery = new Delivery(options);
  const plan = planRequestFaults();
  const wake = () => delivery.wake();
  await api.ready();
  return {
    fetch: (url, init) => answer(new Request(url, init), { api, plan, wake }),
    faults: faultsOf(plan, delivery),
    bank: openBank(options, wake),
    browser: openBrowserSide(options, wake),
    deliverTo: (receive) => delivery.deliverTo(receive),
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

async function answer(request: Request, { api, plan, wake }: Parts): Promise<Response> {
  request.signal.throwIfAborted();
  const status = plan.takeFailure(request);
  if (status !== null) return Response.json(failure(status), { status });
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
