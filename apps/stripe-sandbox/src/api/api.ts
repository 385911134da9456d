import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { isSameSecret, randomText } from '../ids.ts';
import { type Context, inTransaction, type TransactionOptions } from '../mutations.ts';
import { API_VERSION } from '../objects.ts';
import { invalidRequest, StripeError } from '../stripe-error.ts';
import { checkoutEndpoints } from './checkout-endpoints.ts';
import type { ApiResponse, Endpoint } from './endpoint.ts';
import { errorResponse } from './error-response.ts';
import { parseForm } from './form.ts';
import { withIdempotencyKey } from './idempotency.ts';
import { paymentEndpoints } from './payment-endpoints.ts';
import { refundEndpoints } from './refund-endpoints.ts';

export interface ApiOptions extends TransactionOptions {
  readonly log: FastifyBaseLogger;
  readonly secretKey: string;
}

/** Responds as api.stripe.com does. It never listens on a port: only `inject` reaches it. */
export function buildApi(options: ApiOptions): FastifyInstance {
  const api = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { querystringParser: (text) => ({ text }) },
    genReqId: () => `req_${randomText(14)}`,
  });
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  );
  api.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'request-id': request.id, 'stripe-version': request.headers['stripe-version'] ?? API_VERSION });
    authenticate(request, options.secretKey);
  });
  const endpoints = [...paymentEndpoints, ...checkoutEndpoints, ...refundEndpoints];
  for (const endpoint of endpoints) addRoute(api, endpoint, options);
  sendStripeErrors(api);
  return api;
}

function authenticate({ headers }: FastifyRequest, secretKey: string): void {
  const key = keyIn(headers.authorization ?? '');
  if (isSameSecret(key, secretKey)) return;
  const message = key === '' ? 'You did not provide an API key.' : 'Invalid API Key provided.';
  throw new StripeError(401, { type: 'invalid_request_error', message });
}

/** The key as a bearer token, or as the user of HTTP Basic, whose password is empty. */
function keyIn(authorization: string): string {
  const [, scheme = '', credentials = ''] = /^(Bearer|Basic) (.+)$/i.exec(authorization) ?? [];
  if (scheme.toLowerCase() !== 'basic') return credentials;
  return Buffer.from(credentials, 'base64').toString().split(':', 1)[0] ?? '';
}

interface ReceivedRequest {
  readonly endpoint: Endpoint;
  readonly request: FastifyRequest;
  readonly options: ApiOptions;
}

function addRoute(api: FastifyInstance, endpoint: Endpoint, options: ApiOptions): void {
  const handle = endpoint.method === 'GET' ? handleRead : handleWrite;
  api.route({
    method: endpoint.method,
    url: endpoint.path.replace(':id', ':id(^\\w+$)'),
    handler: async (request, reply) => {
      const { status, body, isReplayed } = await handle({ endpoint, request, options });
      if (isReplayed) reply.header('idempotent-replayed', 'true');
      return reply.code(status).send(body);
    },
  });
}

function handleRead({ endpoint, request, options: { db, clock, publicUrl } }: ReceivedRequest): Promise<ApiResponse> {
  const { text } = request.query as { text: string };
  const context = { db, now: clock(), publicUrl, request: { id: request.id, idempotency_key: null } };
  return endpoint.handle(context, { id: idOf(request), form: parseForm(text) });
}

/** A request is one transaction: what it changes, its events, and the response that is saved for a retry. */
function handleWrite({ endpoint, request, options }: ReceivedRequest): Promise<ApiResponse> {
  const body = typeof request.body === 'string' ? request.body : '';
  const input = { id: idOf(request), form: parseForm(body) };
  const key = request.headers['idempotency-key']?.toString() ?? null;
  const act = (context: Context) => {
    const handle = () => endpoint.handle(context, input);
    if (key === null) return handle();
    return withIdempotencyKey(context.db, { key, path: `POST ${request.url}`, body }, handle);
  };
  return inTransaction(options, act, { id: request.id, idempotency_key: key });
}

function idOf({ params }: FastifyRequest): string {
  return (params as { id?: string }).id ?? '';
}

function sendStripeErrors(api: FastifyInstance): void {
  api.setNotFoundHandler(({ method, url }, reply) => {
    const error = invalidRequest(`Unrecognized request URL (${method}: ${url}).`).body;
    return reply.code(404).send({ error });
  });
  api.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, body } = errorResponse(error, request.log);
    return reply.code(status).send({ error: body });
  });
}
