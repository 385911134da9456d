import { createHmac, timingSafeEqual } from 'node:crypto';
import '@fastify/cookie';
import type { BetterAuthCookie } from 'better-auth';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** How many cookies are remembered as signed by us; one takes a few hundred bytes. */
const MAX_COOKIES = 5000;

interface CookieOptions {
  readonly cookie: Pick<BetterAuthCookie, 'name'>;
  readonly secret: string;
}

/**
 * Reads the token of the signed session cookie, or null when it is missing or not signed by us. A value whose signature
 * was right stays right, so it is verified once; the database decides in every call whether the session still exists.
 */
export function createTokenReader({ cookie, secret }: CookieOptions): (request: FastifyRequest) => string | null {
  const verified = new LRUCache<string, string>({ max: MAX_COOKIES });
  return ({ cookies }) => {
    const value = cookies[cookie.name];
    if (value === undefined) return null;
    const token = verified.get(value) ?? tokenOf(value, secret);
    if (token !== null) verified.set(value, token);
    return token;
  };
}

/** The token of `token.signature`, or null when the signature is wrong. */
function tokenOf(value: string, secret: string): string | null {
  const dot = value.lastIndexOf('.');
  if (dot < 1) return null;
  const token = value.slice(0, dot);
  const expected = signatureOf(token, secret);
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

export function signatureOf(token: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(token).digest();
}
