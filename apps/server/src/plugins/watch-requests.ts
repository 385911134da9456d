import type { FastifyInstance } from 'fastify';
import { requestSeconds } from './metrics.ts';

/** Counts each request once it was answered, and logs one line about it at level `info`. Its address is not logged. */
export function watchRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    const { method, log, learner } = request;
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    requestSeconds.observe({ method, route, status }, reply.elapsedTime / 1000);
    const account = learner === null ? {} : { account: learner.id };
    log.info({ method, route, status, ms: Math.round(reply.elapsedTime), ...account }, 'request');
    next();
  });
}
