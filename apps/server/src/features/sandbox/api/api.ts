import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { isSameSecret, randomText } from '../ids.ts';
import { transact, type WorkOptions } from '../mutations.ts';
import { API_VERSION } from '../objects.ts';
import { failure, invalidRequest, Refusal } from '../refusal.ts';
import type { ApiAnswer, ApiCall } from './call.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { parseForm } from './form.ts';
import { answerOnce } from './idempotency.ts';
import { paymentCalls } from './payment-calls.ts';
import { refundCalls } from './refund-calls.ts';

export interface ApiOptions extends WorkOptions {
  readonly log: FastifyBaseLogger;
  readonly secretKey: string;
}

/** Answers as api.stripe.com. It never listens on a port: only `inject` reaches it. */
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
    refuseOtherKeys(request, options.secretKey);
  });
  for (const call of [...paymentCalls, ...checkoutCalls, ...refundCalls]) route(api, call, options);
  answerStripeErrors(api);
  return api;
}

function refuseOtherKeys({ headers }: FastifyRequest, secretKey: string): void {
  const [, key = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
  if (isSameSecret(key, secretKey)) return;
  const message = key === '' ? 'You did not provide an API key.' : 'Invalid API Key provided.';
  throw new Refusal(401, { type: 'invalid_request_error', message });
}

function route(api: FastifyInstance, call: ApiCall, options: ApiOptions): void {
  api.route({
    method: call.method,
    url: call.path.replace(':id', ':id(^\\w+$)'),
    handler: async (request, reply) => {
      const { status, body } =
        call.method === 'GET' ? await look(call, request, options) : await act(call, request, options);
      return reply.code(status).send(body);
    },
  });
}

function look(call: ApiCall, request: FastifyRequest, { db, clock, publicUrl }: ApiOptions): Promise<ApiAnswer> {
  const { text } = request.query as { text: string };
  const work = { db, now: clock(), publicUrl, request: { id: request.id, idempotency_key: null } };
  return call.answer(work, { id: idOf(request), form: parseForm(text) });
}

/** One request is one transaction: what it changes, its events, and the answer for who repeats it. */
function act(call: ApiCall, request: FastifyRequest, options: ApiOptions): Promise<ApiAnswer> {
  const body = typeof request.body === 'string' ? request.body : '';
  const sent = { id: idOf(request), form: parseForm(body) };
  const key = request.headers['idempotency-key']?.toString() ?? null;
  const cause = { id: request.id, idempotency_key: key };
  return transact(
    options,
    (work) => {
      const answer = () => call.answer(work, sent);
      return key === null ? answer() : answerOnce(work.db, { key, path: `POST ${request.url}`, body }, answer);
    },
    cause,
  );
}

function idOf({ params }: FastifyRequest): string {
  return (params as { id?: string }).id ?? '';
}

function answerStripeErrors(api: FastifyInstance): void {
  api.setNotFoundHandler(({ method, url }, reply) => {
    const { error } = invalidRequest(`Unrecognized request URL (${method}: ${url}).`);
    return reply.code(404).send({ error });
  });
  api.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send({ error: error.error });
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'payment sandbox failed');
    return reply.code(status).send(status >= 500 ? failure(status) : { error: invalidRequest(error.message).error });
  });
}
