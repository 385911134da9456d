import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** A stand-in for an external service on this machine. The test decides how it responds. */
export interface Upstream {
  readonly url: string;
  /** The requests, oldest first. */
  readonly requests: URL[];
  respond: Respond;
  close(): void;
}

/** One upstream for all tests of the file that calls this at its top. */
export async function useUpstream(): Promise<Upstream> {
  const requests: URL[] = [];
  const server = createServer((request, response) => {
    requests.push(new URL(request.url ?? '/', upstream.url));
    upstream.respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  const upstream: Upstream = { url, requests, respond: answerJson({}), close };
  afterAll(close);
  return upstream;
}

export function answerJson(body: unknown, status = 200, headers: Record<string, string> = {}): Respond {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

export function answerText(body: string, status = 200): Respond {
  return (_, response) => void response.writeHead(status, { 'content-type': 'text/html' }).end(body);
}

/** Accepts the request and never responds. */
export const stayIdle: Respond = () => {};

/** Breaks the connection in the middle of the answer. */
export const breakOff: Respond = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"values":[');
  setImmediate(() => response.destroy());
};
