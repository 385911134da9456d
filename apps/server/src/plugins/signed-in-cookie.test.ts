import cookie from '@fastify/cookie';
import { SIGNED_IN_COOKIE } from '@wickwise/contract/constants';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { updateSignedInCookie } from './signed-in-cookie.ts';

const app = fastify();
await app.register(cookie);
app.decorate('sessionCookie', 'session');
app.decorate('cookiePrefix', '');
app.get('/', (_, reply) => {
  updateSignedInCookie(reply);
  return reply.send();
});

/** The cookie that a page is sent with; undefined when the browser keeps the one it has. */
async function cookieFor(cookies: Record<string, string>): Promise<string | undefined> {
  const response = await app.inject({ url: '/', cookies });
  return response.cookies.find(({ name }) => name === SIGNED_IN_COOKIE)?.value;
}

test('a page is told of its session, of another session, and of none', async () => {
  const ann = await cookieFor({ session: 'ann.secret' });
  if (ann === undefined) throw new Error('No cookie was set.');
  expect(ann).not.toContain('ann');
  expect(await cookieFor({ session: 'ann.secret', [SIGNED_IN_COOKIE]: ann })).toBeUndefined();
  expect(await cookieFor({ session: 'bob.secret', [SIGNED_IN_COOKIE]: ann })).toMatch(/^[\w-]{8}$/);
  expect(await cookieFor({ [SIGNED_IN_COOKIE]: ann })).toBe('');
  expect(await cookieFor({})).toBeUndefined();
});
