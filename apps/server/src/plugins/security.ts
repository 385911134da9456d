import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Env } from '../env.ts';
import { CallError } from './errors.ts';
import { enforceRateLimit, networkOf } from './rate-limit.ts';
import { isCall } from './route.ts';
import { sendSecurityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on a route with its own authentication of writes, such as a signature. */
    isOpenToOtherSites?: boolean;
    /** Set on a route whose caller is known to call often. */
    isUnlimited?: boolean;
  }
}

/** Calls that one address may make in a minute, before any other limit. */
const CALLS_PER_MINUTE = 600;
const TOO_MANY_CALLS = 'Too many requests from your address. Please wait a minute and try again.';
const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function secure(app: FastifyInstance, env: Env): void {
  sendSecurityHeaders(app, env);
  limitCalls(app);
  // Bodies are JSON: a form of another site can send text, too.
  app.removeContentTypeParser('text/plain');
  rejectCrossSiteWrites(app, env);
  preventCaching(app);
}

/** Counted by each process for itself: a write to the database for every call would cost more than the calls. */
function limitCalls(app: FastifyInstance): void {
  const calls = new RateLimiterMemory({ points: CALLS_PER_MINUTE, duration: 60 });
  app.addHook('onRequest', async (request) => {
    if (isLimited(request)) await enforceRateLimit(calls, networkOf(request), TOO_MANY_CALLS);
  });
}

/** Calls and unknown paths are limited. Pages and their files are not. */
function isLimited(request: FastifyRequest): boolean {
  const { url = '', config } = request.routeOptions;
  if (config.isUnlimited) return false;
  return request.is404 || isCall(request) || url.startsWith('/sandbox/') || url === '/unsubscribe';
}

/** Responses of calls are private unless the call says otherwise. An unknown path may be a mistyped call. */
function preventCaching(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _, next) => {
    const mayBePersonal = isCall(request) || request.is404;
    if (mayBePersonal && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    next();
  });
}

/** A write must come from one of our own pages. Browsers send the page's origin, which a page can't forge. */
function rejectCrossSiteWrites(app: FastifyInstance, env: Env): void {
  const origins = allowedOrigins(env);
  const isAllowed = ({ method, headers, routeOptions }: FastifyRequest) =>
    READ_METHODS.has(method) || origins.includes(headers.origin ?? '') || routeOptions.config.isOpenToOtherSites;
  app.addHook('onRequest', (request, _, next) => {
    if (isAllowed(request)) next();
    else next(new CallError('cross_site', `This server takes changes only from its own pages at ${env.publicUrl}.`));
  });
}

/** The origins our pages are served from; without PUBLIC_URL the loopback address counts too. */
export function allowedOrigins(env: Env): string[] {
  return env.PUBLIC_URL === undefined ? [env.publicUrl, `http://127.0.0.1:${env.PORT}`] : [env.publicUrl];
}
