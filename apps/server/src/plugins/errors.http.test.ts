import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { openLog } from '#tests/support/log.ts';
import { createLearner, startTestServer } from '#tests/support/server.ts';
import { buildApp } from '../app.ts';
import { CallError } from './errors.ts';

const { log, lines } = openLog();
const server = await useTestServer({}, { log });
let app: FastifyInstance;
beforeAll(async () => {
  app = await buildApp(server.runtime, null);
  const failures: Record<string, () => unknown> = {
    crash: () => Promise.reject(new TypeError('the secret is 42')),
    busy: () => Promise.reject(Object.assign(new Error('the pool of 10.0.0.7 is full'), { statusCode: 503 })),
    unavailable: () => Promise.reject(new CallError('unavailable', 'Please come back in a minute.')),
    teapot: () => Promise.reject(Object.assign(new Error('I take no coffee.'), { statusCode: 418 })),
    query: () => server.runtime.db.execute(sql`select ${'a-value-of-somebody'} from no_such_table`),
  };
  app.get('/api/fail/:how', (request) => failures[(request.params as { how: string }).how]?.());
});
afterAll(() => app.close());

const HIDDEN = 'Something went wrong on our side. Please try again.';

describe('a response other than success', () => {
  test.each([
    ['crash', 500, 'internal_error', HIDDEN],
    ['busy', 503, 'unavailable', HIDDEN],
    ['query', 500, 'internal_error', HIDDEN],
    ['unavailable', 503, 'unavailable', 'Please come back in a minute.'],
    ['teapot', 400, 'invalid_request', 'I take no coffee.'],
  ])('the error of %s is %i %s and reveals nothing internal from 500 up', async (how, status, code, message) => {
    const answer = await app.inject({ url: `/api/fail/${how}` });
    expect([answer.statusCode, answer.json()]).toEqual([status, { code, message, error: message }]);
  });

  test.each([
    ['an address where nothing is', 'GET', '/api/nothing', 404, 'not_found'],
    ['another method', 'PUT', '/api/health', 404, 'not_found'],
    ['an address that cannot be read', 'GET', '/api/%E0%A4%A', 400, 'invalid_request'],
    ['a query of another shape', 'GET', '/api/login?returnTo=a&returnTo=b', 400, 'invalid_request'],
  ] as const)('the error response to %s has the same shape', async (_, method, url, status, code) => {
    const answer = await app.inject({ method, url, headers: { origin: server.origin } });
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { code, message: expect.any(String), error: answer.json<{ message: string }>().message },
    ]);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  });
});

describe('a request of another form', () => {
  const messageOf = async (url: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url, payload, headers: { origin: server.origin } });
    expect(answer.statusCode).toBe(400);
    return answer.json<{ message: string }>().message;
  };

  test('the response says what to do, in a sentence, and names no field', async () => {
    expect(await messageOf('/api/heritage/direct-access', { email: '' })).toBe('Please enter your email address');
    expect(await messageOf('/api/restore-access', {})).toBe(
      'This request is incomplete, or not in the form we expect.',
    );
    const signUp = { email: 'ann@localhost', name: '', password: 'short' };
    expect(await messageOf('/api/auth/sign-up/email', signUp)).toBe(
      'Enter a name. Check the address: it should look like name@example.com. Use at least 10 characters.',
    );
  });
});

describe('the log', () => {
  test('an internal error is logged with its cause', async () => {
    await app.inject({ url: '/api/fail/crash' });
    expect(lines.join('')).toContain('the secret is 42');
  });

  test('a failed query is logged without its values', async () => {
    await app.inject({ url: '/api/fail/query' });
    expect(lines.join('')).toContain('no_such_table');
    expect(lines.join('')).not.toContain('a-value-of-somebody');
  });

  test('a database failure while reading the session logs no session', async () => {
    const broken = await startTestServer({}, { log });
    const { cookie } = await createLearner(broken);
    await broken.runtime.db.execute(sql`drop table session cascade`);
    const answer = await broken.app.inject({ url: '/api/auth/user', headers: { cookie } });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([500, HIDDEN]);
    const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
    expect(token).not.toBe('');
    expect(lines.join('')).not.toContain(token);
    await broken.close();
  });
});
