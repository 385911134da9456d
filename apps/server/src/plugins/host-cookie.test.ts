import cookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { clearHostCookie, HOST_PREFIX, readHostCookie, setHostCookie } from './host-cookie.ts';

const CAKE = { name: 'cake', path: '/api' };

async function open(cookiePrefix: '' | typeof HOST_PREFIX) {
  const app = fastify();
  await app.register(cookie, { parseOptions: { secure: cookiePrefix !== '' } });
  app.decorate('cookiePrefix', cookiePrefix);
  app.get('/read', (request) => ({ value: readHostCookie(request, CAKE) ?? null }));
  app.get('/set', (_, reply) => {
    setHostCookie(reply, CAKE, { value: 'lemon', maxAge: 60 });
    return reply.send();
  });
  app.get('/clear', (_, reply) => {
    clearHostCookie(reply, CAKE);
    return reply.send();
  });
  return app;
}

test('over HTTPS the name has the prefix, and the cookie what browsers ask of it', async () => {
  const app = await open(HOST_PREFIX);
  expect((await app.inject('/set')).cookies).toEqual([
    { name: '__Host-cake', value: 'lemon', maxAge: 60, path: '/', httpOnly: true, secure: true, sameSite: 'Lax' },
  ]);
});

test('the former name is read until there is the new one, and both are removed', async () => {
  const app = await open(HOST_PREFIX);
  const read = async (cookies: Record<string, string>) => (await app.inject({ url: '/read', cookies })).json().value;
  expect(await read({ cake: 'plum' })).toBe('plum');
  expect(await read({ cake: 'plum', '__Host-cake': 'lemon' })).toBe('lemon');
  expect(await read({})).toBeNull();
  expect((await app.inject('/clear')).cookies).toMatchObject([
    { name: '__Host-cake', path: '/', secure: true, value: '' },
    { name: 'cake', path: '/api', secure: true, value: '' },
  ]);
});

test('over HTTP the name has no prefix, which browsers would refuse', async () => {
  const app = await open('');
  expect((await app.inject('/set')).cookies).toMatchObject([{ name: 'cake', path: '/api' }]);
});
