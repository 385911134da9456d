import { createHash } from 'node:crypto';
import '@fastify/cookie';
import { SIGNED_IN_COOKIE } from '@wickwise/contract/constants';
import type { FastifyReply } from 'fastify';

/**
 * Tells the scripts of a page whether the browser has a session, and when it has another one, by a cookie that they can
 * read. It proves nothing: a page only hides what it would show a visitor until it knows the learner, or what it showed
 * the one before.
 */
export function updateSignedInCookie(reply: FastifyReply): void {
  const { cookies } = reply.request;
  const { cookiePrefix, sessionCookie } = reply.server;
  const name = `${cookiePrefix}${SIGNED_IN_COOKIE}`;
  const session = cookies[sessionCookie];
  const sign = session === undefined ? undefined : signOf(session);
  // Its former name.
  if (name !== SIGNED_IN_COOKIE && SIGNED_IN_COOKIE in cookies) reply.clearCookie(SIGNED_IN_COOKIE, { path: '/' });
  if (sign === cookies[name]) return;
  if (sign !== undefined) reply.setCookie(name, sign, { path: '/', sameSite: 'lax' });
  else reply.clearCookie(name, { path: '/' });
}

/** Differs from session to session, and says nothing about its secret. */
function signOf(session: string): string {
  return createHash('sha256').update(session).digest('base64url').slice(0, 8);
}
