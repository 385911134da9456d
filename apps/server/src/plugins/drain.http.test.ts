import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { beginSlowUpload } from '#tests/support/browser/slow-upload.ts';
import { openLog } from '#tests/support/log.ts';
import { startTestServer } from '#tests/support/server.ts';
import { drainOnClose } from './drain.ts';

test('a request sent too slowly is rejected and disconnected, and not logged as an error', async () => {
  const { log, lines } = openLog();
  const { app, origin, close } = await startTestServer({}, { log });
  expect(app.server).toMatchObject({
    requestTimeout: 30_000,
    headersTimeout: 15_000,
    connectionsCheckingInterval: 5_000,
  });
  Object.assign(app.server, { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const { ended } = await beginSlowUpload({ port, origin });
  expect(await ended).toContain('HTTP/1.1 408 Request Timeout\r\n');
  await close();
  expect(lines.filter((line) => !/"level":[123]0/.test(line))).toEqual([]);
});

async function startSlowServer(withinMs: number) {
  const { log, lines } = openLog();
  const app = Fastify({ loggerInstance: log });
  drainOnClose(app, withinMs);
  const answering = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    reached.resolve();
    await answering.promise;
    return { done: true };
  });
  app.post('/api/auth/link', () => ({ done: true }));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, lines, answering, reached, origin, port };
}

test('a stopping server finishes the calls in progress', async () => {
  const { app, origin, answering, reached } = await startSlowServer(60_000);
  const answer = fetch(`${origin}/slow`);
  await reached.promise;
  const closed = app.close();
  answering.resolve();
  expect(await (await answer).json()).toEqual({ done: true });
  await closed;
});

test('a stopping server refuses connections while calls are in progress, so that a proxy tries another', async () => {
  const { app, origin, answering, reached } = await startSlowServer(60_000);
  const answer = fetch(`${origin}/slow`);
  await reached.promise;
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  await expect(fetch(`${origin}/api/auth/link`, { method: 'POST' })).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' },
  });
  answering.resolve();
  expect((await answer).status).toBe(200);
  await closed;
});

/** Sends a call on a connection whose other call keeps the server from stopping, and returns all that was received. */
async function callWhileStopping(path: string): Promise<string> {
  const { app, close } = await startTestServer();
  const answering = Promise.withResolvers<void>();
  app.get('/slow', () => answering.promise.then(() => ({ done: true })));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('utf8');
  let received = '';
  socket.on('data', (text) => {
    received += text;
  });
  const request = async (target: string) => {
    const reached = new Promise((resolve) => app.server.once('request', resolve));
    socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await reached;
  };
  await request('/slow');
  const closed = app.close();
  await request(path);
  answering.resolve();
  await Promise.all([closed, once(socket, 'close')]);
  await close();
  return received;
}

test('a stopping server answers a further call on an open connection, which it closes', async () => {
  const received = await callWhileStopping('/api/health');
  expect(received).toContain('{"status":"ok"}');
  expect(received).toMatch(/connection: close/i);
});

test('a stopping server is not ready, in the shape of all errors', async () => {
  const received = await callWhileStopping('/api/ready');
  expect(received).toContain('HTTP/1.1 503 Service Unavailable');
  expect(received).toMatch(/retry-after: 5/i);
  expect(received).toContain('"code":"unavailable"');
});

test('a stopping server cuts off calls that take too long, and logs it', async () => {
  const { app, origin, port, lines } = await startSlowServer(100);
  const { ended } = await beginSlowUpload({ port, origin });
  await app.close();
  expect(await ended).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  expect(lines.join('')).toContain('"calls":1');
});
