import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** On a real network scripts take a while: what goes wrong before they arrive is not seen on this machine otherwise. */
const SCRIPT_DELAY_MS = 150;

/** A query that plants faults in a page. */
export const PLANTED = '__planted';
const SCRIPTS = ['listener', 'planted'].map((name) => `/__${name}.js`);

interface ProxyOptions {
  readonly port: number;
  /** The port of the product. */
  readonly target: number;
  /** The address that the browser comes from, as limits count by it. */
  readonly clientAddress: () => string;
  /** Told of refused requests, and of what goes wrong in pages. */
  readonly hear: (fault: string) => void;
}

/** Stands between the browser and the product: makes scripts late, and every page begin with `listener.js`. */
export async function startProxy(options: ProxyOptions): Promise<() => void> {
  const server = createServer((incoming, response) => {
    answer(incoming, response, options).catch((error: unknown) => {
      options.hear(`proxy ${incoming.url}: ${error}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port, 'localhost', resolve));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

async function answer(incoming: IncomingMessage, response: ServerResponse, options: ProxyOptions): Promise<void> {
  const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
  if (pathname === '/__heard') {
    options.hear(await text(incoming));
    response.writeHead(204).end();
  } else if (SCRIPTS.includes(pathname)) {
    response.setHeader('content-type', 'text/javascript');
    response.end(readFileSync(path.join(import.meta.dirname, pathname.slice(3))));
  } else {
    if (pathname.endsWith('.js')) await pause(SCRIPT_DELAY_MS);
    // A page that was left meanwhile has hung up.
    if (!response.destroyed) forward(incoming, response, options);
  }
}

function forward(incoming: IncomingMessage, response: ServerResponse, options: ProxyOptions): void {
  const { url, method } = incoming;
  const headers = { ...incoming.headers, 'x-forwarded-for': options.clientAddress(), 'accept-encoding': 'identity' };
  const outgoing = request({ host: 'localhost', port: options.target, path: url, method, headers });
  // A page that is left no longer waits for its answers.
  response.on('close', () => outgoing.destroy());
  outgoing.on('error', (error) => {
    if (response.destroyed) return;
    options.hear(`proxy ${method} ${url}: ${error}`);
    response.destroy();
  });
  outgoing.on('response', (answered) => {
    const { statusCode = 502 } = answered;
    if (statusCode >= 400) options.hear(`${statusCode} ${method} ${url}`);
    if (answered.headers['content-type']?.startsWith('text/html')) void sendPage(answered, response, url);
    else answered.pipe(response.writeHead(statusCode, answered.headers));
  });
  incoming.pipe(outgoing);
}

/** The policy of our pages allows scripts of their own origin, and so these. */
async function sendPage(page: IncomingMessage, response: ServerResponse, url = ''): Promise<void> {
  const { 'content-length': _, etag: __, ...headers } = page.headers;
  const scripts = url.includes(PLANTED) ? SCRIPTS : SCRIPTS.slice(0, 1);
  const tags = scripts.map((script) => `<script src="${script}"></script>`).join('');
  const html = await text(page);
  response.writeHead(page.statusCode ?? 502, headers).end(html.replace('<head>', `<head>${tags}`));
}
