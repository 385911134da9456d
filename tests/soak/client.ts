import type { Call, CallRequest, CallResponse } from '@wickwise/contract/call';
import { Browser, NoReply, type Reply } from '../simulation/browser.ts';
import { callPath } from '../support/call-path.ts';
import type { Measurements } from './measurements.ts';

/** The site as browsers know it, and the processes behind it. */
export interface Site {
  readonly origin: string;
  readonly servers: readonly string[];
  readonly measurements: Measurements;
}

/** A call failed, and is recorded: the learner gives up. */
export class CallFailed extends Error {}

interface Attempt {
  readonly route: string;
  /** Refusals that the learner brings about. */
  readonly expects?: readonly number[];
}

/** A browser whose calls are measured. They go to one process after the other, as through a proxy. */
export class SoakClient {
  readonly #site: Site;
  readonly #browser: Browser;
  #calls = 0;

  constructor(site: Site) {
    this.#site = site;
    this.#browser = new Browser(site.origin);
  }

  async call<C extends Call>(declared: C, request: CallRequest<C>): Promise<CallResponse<C>> {
    const { path, body } = pathAndBody(declared, request);
    const route = `${declared.method} ${declared.path}`;
    const server = this.#nextServer();
    const reply = await this.#measure({ route }, () => this.#browser.fetch(declared.method, path, { body, server }));
    return reply.body as CallResponse<C>;
  }

  /** Makes a call that the contract doesn't have. */
  send(method: string, path: string, body?: object, expects: readonly number[] = []): Promise<Reply> {
    const route = `${method} ${path.replace(/\bpi_\w+/, ':id')}`;
    const server = this.#nextServer();
    return this.#measure({ route, expects }, () => this.#browser.fetch(method, path, { body, server }));
  }

  /** Opens a stream and reads it until the returned function is called. It has to send something, and not to end. */
  async openStream<C extends Call>(declared: C, request: CallRequest<C>): Promise<() => Promise<void>> {
    const { path } = pathAndBody(declared, request);
    const route = `${declared.method} ${declared.path}`;
    const stop = new AbortController();
    const sent = { server: this.#nextServer(), signal: stop.signal };
    const response = await this.#measure({ route }, () => this.#browser.open(declared.method, path, sent));
    const read = this.#read(route, { response, signal: stop.signal });
    await read.next();
    const isRead = exhaust(read);
    return () => {
      stop.abort();
      return isRead;
    };
  }

  async *#read(route: string, { response, signal }: { response: Response; signal: AbortSignal }) {
    try {
      for await (const part of response.body ?? []) yield part;
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof TypeError)) throw error;
    }
    this.#site.measurements.fail({ route, status: 0 }, 'The stream has ended.');
  }

  #nextServer(): string {
    const { servers, origin } = this.#site;
    this.#calls += 1;
    return servers[this.#calls % servers.length] ?? origin;
  }

  async #measure<T extends { status: number }>({ route, expects = [] }: Attempt, make: () => Promise<T>): Promise<T> {
    const { measurements } = this.#site;
    const begun = performance.now();
    const answer = await make().catch((error: unknown) => {
      if (error instanceof NoReply) return error;
      throw error;
    });
    const status = answer instanceof NoReply ? 0 : answer.status;
    measurements.record({ route, status, milliseconds: performance.now() - begun });
    if (!(answer instanceof NoReply) && (status < 400 || expects.includes(status))) return answer;
    const words = answer instanceof NoReply ? String(answer.cause) : JSON.stringify('body' in answer && answer.body);
    measurements.fail({ route, status }, words);
    throw new CallFailed(`${route}: ${status}`);
  }
}

function pathAndBody(declared: Call, request: object): { path: string; body: object | undefined } {
  const { params, query, body } = request as { params?: object; query?: Record<string, string>; body?: object };
  const search = new URLSearchParams(query).toString();
  return { path: callPath(declared, params) + (search && `?${search}`), body };
}

async function exhaust(read: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of read);
}
