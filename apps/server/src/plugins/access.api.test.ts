import type { Call } from '@wickwise/contract/call';
import { listCalls } from '@wickwise/contract/contract';
import { commonErrors, errorBody } from '@wickwise/contract/error';
import { errorStatus } from '@wickwise/contract/error-code';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inputOf } from '../../../../tests/support/call-inputs.ts';
import {
  createLearner,
  type Role,
  send,
  startTestServer,
  type TestLearner,
  type TestServer,
} from '../../../../tests/support/server.ts';

let server: TestServer;
const roles: readonly Role[] = ['visitor', 'genesis', 'heritage', 'refunded'];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function signInAs(role: Role): Promise<TestLearner | null> {
  return role === 'visitor' ? null : createLearner(server, { role });
}

/** What the contract says of a role at an access level: the code that refuses it, or null. */
function refusalOf({ access }: Call, role: Role): 'not_signed_in' | 'heritage_required' | null {
  if (access === 'everyone') return null;
  if (role === 'visitor') return 'not_signed_in';
  return access === 'heritage' && role !== 'heritage' ? 'heritage_required' : null;
}

describe.each(roles)('as %s', (role) => {
  test.each(listCalls())('$name answers as the contract declares', async ({ name, call }) => {
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
  '$name refuses a body that is not what it declares, with a reason and nothing stored',
  async ({ name, call }) => {
    const as = await signInAs('genesis');
    const answer = await send(server, call, { as, ...inputOf(name), body: { nonsense: true } });
    const isOptional = call.body?.safeParse({}).success;
    expect(answer.status).toBe(isOptional ? 200 : 400);
    if (!isOptional) expect(errorBody.parse(answer.body)).toMatchObject({ code: 'invalid_request' });
  },
);

test('every call of the contract is registered, and nothing else answers under /api', async () => {
  const declared = new Set(listCalls().map(({ call }) => `${call.method} ${call.path}`));
  for (const { call } of listCalls()) {
    expect(server.app.hasRoute({ method: call.method, url: call.path }), call.path).toBe(true);
  }
  const document = (await server.app.inject({ url: '/api/docs/json' })).json() as { paths: Record<string, object> };
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(documented.toSorted()).toEqual([...declared].toSorted());
});
