import type { Access, Call, CallInput, CallResponse } from '@wickwise/contract/call';
import { listCalls } from '@wickwise/contract/contract';
import { commonErrors, errorBody } from '@wickwise/contract/error';
import { errorStatus } from '@wickwise/contract/error-code';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ZodType, z } from 'zod';
import type { Learner } from './session.ts';

/** A scope of the application and the access level of its calls. */
export interface Scope<A extends Access> {
  readonly app: FastifyInstance;
  readonly access: A;
}

type Principal<A extends Access> = A extends 'everyone' ? Learner | null : Learner;

/** What a handler receives: the parsed input, the learner, and Fastify's request and reply for cookies and redirects. */
export type HandlerContext<C extends Call> = CallInput<C> & {
  readonly learner: Principal<C['access']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** The response body, or a reply that the handler has sent itself, such as a redirect. */
export type HandlerResult<C extends Call> = CallResponse<C> | FastifyReply;

/** Registers a call of the contract. A call whose access level differs from the scope's doesn't compile. */
export function registerCall<A extends Access, C extends Call & { readonly access: A }>(
  { app }: Scope<A>,
  call: C,
  handler: (context: HandlerContext<C>) => Promise<HandlerResult<C>> | HandlerResult<C>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    // Fastify handles HEAD by running GET, which would open an event stream that never ends.
    exposeHeadRoute: call.contentType !== 'text/event-stream',
    schema: callSchema(call, { operationId: operationIds.get(call) }),
    handler: (request, reply) => {
      const { params, query, body, learner } = request;
      if (call.successStatus !== undefined) reply.code(call.successStatus);
      return handler({ params, query, body, learner, request, reply } as HandlerContext<C>);
    },
  });
}

/** Client generators name their methods after these. */
const operationIds: ReadonlyMap<Call, string> = new Map(
  listCalls().map(({ name, call }) => [call, name.slice(name.indexOf('.') + 1)]),
);

interface SchemaOptions {
  /** The name of the call in the API document. */
  readonly operationId: string | undefined;
  /** The shape of the call's errors. */
  readonly error?: ZodType;
}

/** The schema that Fastify validates and the API page shows. */
export function callSchema(call: Call, { operationId, error = errorBody }: SchemaOptions) {
  const { summary, params, query, body, access } = call;
  return {
    ...(operationId && { operationId }),
    summary,
    tags: [call.path.split('/')[2] ?? ''],
    // By OpenAPI, an empty requirement makes the others optional.
    security: access === 'everyone' ? [{}, SESSION] : [SESSION],
    'x-access': access,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { ...successResponse(call), ...errorResponses(call, error) },
  };
}

/** The name of the session cookie among the security schemes of the API page. */
export const SESSION_SCHEME = 'session';
const SESSION = { [SESSION_SCHEME]: [] };

function successResponse({ contentType, successStatus, response }: Call): Record<number, object> {
  const status = successStatus ?? 200;
  if (contentType === undefined) return { [status]: response };
  if (contentType === 'redirect') return { 302: redirect };
  return { [status]: { description: DESCRIPTIONS[contentType], content: { [contentType]: { schema: response } } } };
}

const DESCRIPTIONS = { 'image/svg+xml': 'A picture.', 'text/event-stream': 'Server-sent events.' } as const;

/** A response without a body. */
const redirect = z.null().meta({
  description: 'Goes to another address.',
  headers: { location: { type: 'string', description: 'A path of this site, or an address of the OpenID provider.' } },
});

function errorResponses(call: Call, error: ZodType): Record<number, ZodType> {
  return Object.fromEntries([...commonErrors, ...call.errors].map((code) => [errorStatus[code], error]));
}
