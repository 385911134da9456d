import '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HOST_PREFIX } from './host-cookie.ts';
import { asksForLearner, hasSessionCookie, isShared } from './session.ts';

/**
 * Accepts the session cookie under its name of before 2026-11-27, so that no one is signed out, and sends it under its new
 * name. The former one stays while its session is open: a process of the version before may answer the next call. It can
 * be removed once such cookies have expired, thirty days after an update.
 */
export function acceptFormerSessionCookie(app: FastifyInstance, name: string): void {
  if (!name.startsWith(HOST_PREFIX)) return;
  const former = name.replace(HOST_PREFIX, '__Secure-');
  const accepted = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', (request, _, next) => {
    const { cookies, headers } = request;
    const value = cookies[former];
    if (value !== undefined && cookies[name] === undefined) {
      accepted.add(request);
      cookies[name] = value;
      // better-auth reads the header itself.
      headers.cookie = `${headers.cookie}; ${name}=${encodeURIComponent(value)}`;
    }
    next();
  });
  app.addHook('onSend', (request, reply, _, next) => {
    const { learner, cookies } = request;
    if (cookies[former] === undefined || !asksForLearner(request) || isShared(reply)) return next();
    if (learner === null || hasSessionCookie(reply, name)) reply.clearCookie(former, { path: '/' });
    else if (accepted.has(request)) reply.setSession(learner.session.token);
    next();
  });
}
