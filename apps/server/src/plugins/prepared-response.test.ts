import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { prepareResponse, sendPrepared } from './prepared-response.ts';

/** A server with one prepared response, and how to request it. */
function serve(body: string) {
  const prepared = prepareResponse(body);
  const app = Fastify();
  app.get('/', (request, reply) => sendPrepared({ request, reply, prepared, cache: 'public' }));
  return async (accepted: string) => {
    const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
    return headers['content-encoding'];
  };
}

test('a response is sent as gzip until its Brotli form is ready', async () => {
  const ask = serve(JSON.stringify({ lessons: 'doji '.repeat(1000) }));
  expect(await ask('gzip, deflate, br')).toBe('gzip');
  await expect.poll(() => ask('gzip, deflate, br')).toBe('br');
});

test('a client that accepts only Brotli waits for it', async () => {
  const ask = serve(JSON.stringify({ lessons: 'doji '.repeat(1000) }));
  expect(await ask('br')).toBe('br');
});
