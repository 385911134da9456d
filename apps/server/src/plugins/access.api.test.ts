import type { Call } from '@wickwise/contract/call';
import { listCalls } from '@wickwise/contract/contract';
import { commonErrors, errorBody } from '@wickwise/contract/error';
import { errorStatus } from '@wickwise/contract/error-code';
import { patternCalls } from '@wickwise/contract/lesson/pattern';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { inputOf } from '#tests/support/call-inputs.ts';
import { createLearner, type Role, send, type TestLearner } from '#tests/support/server.ts';
import { endpoints } from '../features/identity/auth-endpoints.ts';
import { WEBHOOK_PATH } from '../features/payment/webhook.ts';

const server = await useTestServer();
const roles: readonly Role[] = ['visitor', 'genesis', 'heritage', 'refunded'];

async function signInAs(role: Role): Promise<TestLearner | null> {
  return role === 'visitor' ? null : createLearner(server, { role });
}

/** The code with which the contract refuses a role at an access level, or null. */
function refusalOf({ access }: Call, role: Role): 'not_signed_in' | 'heritage_required' | null {
  if (access === 'everyone') return null;
  if (role === 'visitor') return 'not_signed_in';
  return access === 'heritage' && role !== 'heritage' ? 'heritage_required' : null;
}

describe.each(roles)('as %s', (role) => {
  test.each(listCalls())('$name responds as the contract declares', async ({ name, call }) => {
    const answer = await send(server, call, { as: await signInAs(role), ...inputOf(name) });
    const refusal = refusalOf(call, role);
    if (refusal !== null) {
      expect([answer.status, answer.error.code]).toEqual([errorStatus[refusal], refusal]);
      return;
    }
    if (answer.status < 400) return;
    expect([...commonErrors, ...call.errors]).toContain(errorBody.parse(answer.body).code);
    expect(['not_signed_in', 'heritage_required']).not.toContain(answer.error.code);
  });
});

test.each(listCalls().filter(({ call }) => call.body !== undefined))(
  '$name rejects an invalid body with a reason and stores nothing',
  async ({ name, call }) => {
    const as = await signInAs(call.access === 'heritage' ? 'heritage' : 'genesis');
    const answer = await send(server, call, { as, ...inputOf(name), body: { nonsense: true } });
    const isIgnored = call.body?.safeParse({ nonsense: true }).success;
    expect(answer.status).toBe(isIgnored ? 200 : 400);
    if (!isIgnored) expect(errorBody.parse(answer.body)).toMatchObject({ code: 'invalid_request' });
  },
);

interface Operation {
  readonly operationId: string;
  readonly security: object[];
  readonly 'x-access': string;
  readonly responses: Record<string, { headers?: object; content?: Record<string, unknown> }>;
}

describe('the API page', () => {
  let paths: Record<string, Record<string, Operation>>;
  let document: { components: object; servers: object[] };
  const declared: Call[] = [...listCalls().map(({ call }) => call), ...endpoints];
  const operationOf = ({ method, path }: Pick<Call, 'method' | 'path'>) =>
    paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  beforeAll(async () => {
    document = (await server.app.inject({ url: '/api/docs/json' })).json();
    paths = (document as unknown as { paths: typeof paths }).paths;
  });

  test("the API page lists every call of the contract, better-auth's endpoints and the webhook, and nothing else", () => {
    for (const call of declared) {
      const advice = `${call.path}: register it in its noun's routes.ts, and a new noun in apps/server/src/scopes.ts`;
      expect(server.app.hasRoute({ method: call.method, url: call.path }), advice).toBe(true);
    }
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    const expected = [...declared.map(({ method, path }) => `${method} ${path}`), `POST ${WEBHOOK_PATH}`];
    expect(documented.toSorted()).toEqual(expected.toSorted());
  });

  test('a client generator finds the server, and a readable name for every call', () => {
    expect(document.servers).toEqual([{ url: server.runtime.env.publicUrl }]);
    const names = Object.values(paths).flatMap((methods) => Object.values(methods).map((call) => call.operationId));
    for (const name of names) expect(name).toMatch(/^[a-z]+([A-Z][a-z]*)*$/);
    expect(new Set(names).size).toBe(names.length);
    expect(operationOf({ method: 'PUT', path: '/api/progress/:patternId' })?.operationId).toBe('updateProgress');
    expect(operationOf({ method: 'POST', path: '/api/auth/sign-in/email' })?.operationId).toBe('signInEmail');
  });

  test('the API page says who may make each call, and that the session cookie identifies them', () => {
    expect(document.components).toMatchObject({
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'wickwise.session_token' } },
    });
    for (const call of declared) {
      const operation = operationOf(call);
      const isOptional = operation?.security.some((requirement) => Object.keys(requirement).length === 0);
      expect([operation?.['x-access'], isOptional], call.path).toEqual([call.access, call.access === 'everyone']);
      expect(operation?.security, call.path).toContainEqual({ session: [] });
    }
  });

  test('the API page shows responses that are not JSON', () => {
    for (const call of declared.filter(({ contentType }) => contentType === 'redirect')) {
      const responses = operationOf(call)?.responses ?? {};
      expect(
        Object.keys(responses).filter((status) => status < '400'),
        call.path,
      ).toEqual(['302']);
      expect(responses[302]).toMatchObject({ headers: { location: { schema: { type: 'string' } } } });
      expect(responses[302]).not.toHaveProperty('content');
    }
    const picture = operationOf(patternCalls.patternPicture)?.responses[200];
    expect(Object.keys(picture?.content ?? {})).toEqual(['image/svg+xml']);
  });

  test('the API page shows every error in one shape', () => {
    for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
      const refusals = Object.entries(operation.responses).filter(([status]) => status >= '400');
      expect(refusals.length).toBeGreaterThan(0);
      for (const [, { content }] of refusals) {
        expect(content?.['application/json']).toMatchObject({ schema: { required: ['code', 'message', 'error'] } });
      }
    }
  });
});
