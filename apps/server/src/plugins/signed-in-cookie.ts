import '@fastify/cookie';
import { SIGNED_IN_COOKIE } from '@wickwise/contract/constants';
import type { FastifyReply } from 'fastify';

/**
 * Tells the scripts of a page whether the browser has a session, by a cookie that they can read. It proves nothing: a
 * page only hides what it would show a visitor until it knows the learner.
 */
export function updateSignedInCookie(reply: FastifyReply): void {
  const { cookies } = reply.request;
  const hasSession = cookies[reply.server.sessionCookie] !== undefined;
  if (hasSession === (cookies[SIGNED_IN_COOKIE] !== undefined)) return;
  if (hasSession) reply.setCookie(SIGNED_IN_COOKIE, '1', { path: '/', sameSite: 'lax' });
  else reply.clearCookie(SIGNED_IN_COOKIE, { path: '/' });
}
