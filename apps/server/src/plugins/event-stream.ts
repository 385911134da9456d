import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** All open event streams. They are ended when the server stops. */
    eventStreams: Set<EventStream>;
  }
}

/** How long a browser waits before it connects again, in milliseconds. */
const RETRY_MS = 3_000;
/** How many characters may be buffered for a slow client before it counts as blocked. */
const BLOCKED_AT = 64 * 1024;

export interface ServerEvent {
  readonly name: string;
  /** Sent back by the browser as `Last-Event-ID` when it connects again. */
  readonly id?: string;
  /** One line of JSON. */
  readonly data: string;
}

/** Server-sent events to one client (WHATWG HTML, section 9.2). */
export class EventStream {
  readonly #body = new Readable({ read() {} });
  #ended = false;

  constructor() {
    this.#body.push(`retry: ${RETRY_MS}\n\n`);
  }

  get body(): Readable {
    return this.#body;
  }

  /** Whether the client reads so slowly that sending more would only fill memory. */
  get isBlocked(): boolean {
    return this.#body.readableLength > BLOCKED_AT;
  }

  send({ name, id, data }: ServerEvent): void {
    if (this.#ended || this.#body.destroyed) return;
    this.#body.push(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`);
  }

  /** Ends the response once everything was sent. A blocked client is disconnected. */
  end(): void {
    if (this.#ended || this.#body.destroyed) return;
    this.#ended = true;
    if (this.isBlocked) this.cut();
    else this.#body.push(null);
  }

  /** Disconnects a client that does not read. */
  cut(): void {
    this.#body.destroy();
  }

  /** Calls the listener once, when the client has disconnected or everything was sent. */
  onClose(listener: () => void): void {
    this.#body.once('close', listener);
  }
}

/** Register it before `drainOnClose`, which would otherwise wait for open streams. */
export function endEventStreamsOnClose(app: FastifyInstance): void {
  app.decorate('eventStreams', new Set<EventStream>());
  app.addHook('preClose', async () => {
    for (const stream of app.eventStreams) stream.end();
  });
}

/** Opens an event stream, which the handler sends with `sendEvents`. */
export function openEventStream({ server }: FastifyReply): EventStream {
  const stream = new EventStream();
  server.eventStreams.add(stream);
  stream.onClose(() => server.eventStreams.delete(stream));
  return stream;
}

/** The headers keep proxies from caching, buffering or compressing the stream. */
export function sendEvents(reply: FastifyReply, stream: EventStream): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
    .type('text/event-stream; charset=utf-8')
    .send(stream.body);
}
