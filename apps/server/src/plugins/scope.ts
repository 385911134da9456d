import type { Access, Call, CallInput, CallResponse } from '@wickwise/contract/call';
import { commonErrors, errorBody } from '@wickwise/contract/error';
import { errorStatus } from '@wickwise/contract/error-code';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import type { Learner } from './session.ts';

/** A scope of the application and who may reach what is registered in it. */
export interface Scope<A extends Access> {
  readonly app: FastifyInstance;
  readonly access: A;
}

type Asker<A extends Access> = A extends 'everyone' ? Learner | null : Learner;

/** What a handler receives: the parsed input, who asks, and Fastify's own pair for cookies and redirects. */
export type Asked<C extends Call> = CallInput<C> & {
  readonly learner: Asker<C['access']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** A reply that the handler has sent itself: a redirect, or bytes that are not JSON. */
export type Answer<C extends Call> = CallResponse<C> | FastifyReply;

/** Registers a call of the contract. A call of another access level than the scope's does not compile. */
export function answer<A extends Access, C extends Call & { readonly access: A }>(
  { app }: Scope<A>,
  call: C,
  handler: (asked: Asked<C>) => Promise<Answer<C>> | Answer<C>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    schema: routeSchema(call),
    handler: (request, reply) => {
      const { params, query, body, learner } = request;
      if (call.successStatus !== undefined) reply.code(call.successStatus);
      return handler({ params, query, body, learner, request, reply } as Asked<C>);
    },
  });
}

function routeSchema(call: Call) {
  const { summary, params, query, body } = call;
  return {
    summary,
    tags: [call.path.split('/')[2] ?? ''],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { ...(call.contentType ? {} : { [call.successStatus ?? 200]: call.response }), ...errorResponses(call) },
  };
}

function errorResponses(call: Call): Record<number, ZodType> {
  return Object.fromEntries([...commonErrors, ...call.errors].map((code) => [errorStatus[code], errorBody]));
}
