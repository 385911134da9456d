import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { sandboxRoutes } from './routes.ts';
import type { Sandbox } from './sandbox.ts';

export interface ServerOptions {
  readonly sandbox: Sandbox;
  readonly log: FastifyBaseLogger;
}

/** Serves the sandbox over HTTP: Stripe's API under /v1, and the pages for browsers under /sandbox. */
export function buildServer({ sandbox, log }: ServerOptions): FastifyInstance {
  const app = Fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }) });
  app.register(async (scope) => apiRoutes(scope, sandbox));
  sandboxRoutes(app, sandbox);
  return app;
}

/** The sandbox itself responds to every request, even to an unknown path or a body that cannot be read. */
function apiRoutes(scope: FastifyInstance, sandbox: Sandbox): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
  scope.all('/v1/*', async (request, reply) => {
    const response = await sandbox.fetch(toApiRequest(request));
    for (const name of RESPONSE_HEADERS) {
      const value = response.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    return reply.code(response.status).send(await response.text());
  });
}

/** The headers that the API reads. The others belong to the connection. */
const REQUEST_HEADERS = ['authorization', 'content-type', 'idempotency-key', 'stripe-version'];
const RESPONSE_HEADERS = ['content-type', 'request-id', 'stripe-version'];

function toApiRequest({ method, url, headers, body }: FastifyRequest): Request {
  const forwarded = REQUEST_HEADERS.flatMap((name) =>
    headers[name] === undefined ? [] : [[name, String(headers[name])]],
  );
  const payload = typeof body === 'string' && method !== 'GET' && method !== 'HEAD' ? { body } : {};
  return new Request(`http://api.stripe.com${url}`, { method, headers: Object.fromEntries(forwarded), ...payload });
}
