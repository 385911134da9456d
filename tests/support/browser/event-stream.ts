import { type ClientRequest, get, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import type { TestLearner, TestServer } from '../server.ts';

export interface ReceivedEvent {
  readonly name: string;
  readonly id: string | null;
  readonly data: unknown;
}

/** One connection of a browser that reads server-sent events, over a real socket. */
export interface EventReader {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Every event so far. */
  readonly events: ReceivedEvent[];
  /** Whether the server ended the answer in good order. */
  readonly isEnded: boolean;
  /** The whole body of a response that is not a stream. */
  readonly text: string;
  /** Stops reading without closing, as a laptop that was shut does. */
  pause(): void;
  resume(): void;
  /** Disconnects without notice. */
  drop(): void;
}

/** The address at which a test server listens, which it begins to do at the first request. */
export async function listen(server: TestServer): Promise<string> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
}

interface Connection {
  readonly as: TestLearner | null;
  readonly headers?: Record<string, string>;
  /** Sent as JSON by POST; a GET without. */
  readonly body?: object;
}

/** Connects and resolves with the head of the answer; events are gathered from then on. */
export async function openEvents(server: TestServer, path: string, connection: Connection): Promise<EventReader> {
  const url = (await listen(server)) + path;
  const { as, headers = {}, body } = connection;
  const sent = { accept: 'text/event-stream', ...(as !== null && { cookie: as.cookie }), ...headers };
  const { promise, resolve, reject } = Promise.withResolvers<EventReader>();
  const outgoing =
    body === undefined
      ? get(url, { headers: sent, agent: false })
      : request(url, { method: 'POST', headers: jsonHeaders(server, sent), agent: false });
  outgoing.on('error', reject).on('response', (response) => resolve(readEvents(outgoing, response)));
  outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  return promise;
}

function jsonHeaders({ origin }: TestServer, headers: Record<string, string>): Record<string, string> {
  return { ...headers, origin, 'content-type': 'application/json' };
}

function readEvents(outgoing: ClientRequest, response: IncomingMessage): EventReader {
  const events: ReceivedEvent[] = [];
  let [text, rest, isEnded] = ['', '', false];
  response.setEncoding('utf8');
  response.on('data', (part: string) => {
    text += part;
    const blocks = (rest + part).split('\n\n');
    rest = blocks.pop() ?? '';
    events.push(...blocks.flatMap(parseEvent));
  });
  response.on('end', () => {
    isEnded = true;
  });
  outgoing.on('error', () => {});
  response.on('error', () => {});
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events,
    get isEnded() {
      return isEnded;
    },
    get text() {
      return text;
    },
    pause: () => response.socket.pause(),
    resume: () => response.socket.resume(),
    drop: () => outgoing.destroy(),
  };
}

function parseEvent(block: string): ReceivedEvent[] {
  const fields = new Map(block.split('\n').map((line) => splitAt(line, line.indexOf(': '))));
  const data = fields.get('data');
  if (data === undefined) return [];
  return [{ name: fields.get('event') ?? 'message', id: fields.get('id') ?? null, data: JSON.parse(data) }];
}

function splitAt(line: string, colon: number): [string, string] {
  return [line.slice(0, colon), line.slice(colon + 2)];
}

/** The data of all events of a name. */
export function dataOf<T>({ events }: EventReader, name: string): T[] {
  return events.filter((event) => event.name === name).map(({ data }) => data as T);
}

/** Waits until a reader has a number of events of a name. */
export async function expectEvents(reader: EventReader, name: string, count: number): Promise<void> {
  await expect.poll(() => dataOf(reader, name).length).toBeGreaterThanOrEqual(count);
}
