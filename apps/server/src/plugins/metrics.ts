import { trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What this process counts, in Prometheus's terms. One registry for all servers of a process, as in a test. */
export const metrics = new Registry();

const registers = [metrics];

/** From a read of one row to a page of a slow market; Prometheus adds what is longer. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const requestSeconds = new Histogram({
  name: 'wickwise_request_duration_seconds',
  help: 'How long requests took, by method, route and status. An open stream of prices ends when its page is left.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: SECONDS,
  registers,
});

export const marketRequests = new Counter({
  name: 'wickwise_market_requests_total',
  help: 'Requests to the source of market data, by outcome.',
  labelNames: ['outcome'] as const,
  registers,
});

export const modelTexts = new Counter({
  name: 'wickwise_model_texts_total',
  help: 'Texts asked of the model, by outcome: written, or why the built-in text took its place.',
  labelNames: ['outcome'] as const,
  registers,
});

export const mails = new Counter({
  name: 'wickwise_mails_total',
  help: 'Attempts to hand a mail to the mail server, by outcome.',
  labelNames: ['outcome'] as const,
  registers,
});

export const securityEvents = new Counter({
  name: 'wickwise_security_events_total',
  help: 'Sign-ins, changes of how accounts are protected, rate limits and refused access, by outcome.',
  labelNames: ['event', 'outcome'] as const,
  registers,
});

/** A gauge that is read when Prometheus asks. */
export function gauge<Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
): Gauge<Label> {
  return new Gauge({ name: `wickwise_${name}`, help, labelNames: [...labelNames], registers });
}

/** Counts each request once it was answered, and logs one line about it at level `info`. Its address is not logged. */
export function watchRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, next) => {
    nameSpan(request);
    next();
  });
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

/** Names the span of a request by its route, as in metrics, and gives it the id of its log line. Off without tracing. */
function nameSpan({ method, id, routeOptions }: FastifyRequest): void {
  const route = routeOptions.url ?? 'none';
  const span = trace.getActiveSpan();
  span?.updateName(`${method} ${route}`);
  span?.setAttributes({ 'http.route': route, 'wickwise.request_id': id });
}
