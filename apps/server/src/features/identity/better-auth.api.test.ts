import { listCalls } from '@wickwise/contract/contract';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { mailTo, tokenIn } from '#tests/support/counterparts/mail.ts';
import { browserOf } from '#tests/support/learner/payments.ts';
import { createLearner, TEST_PASSWORD } from '#tests/support/server.ts';
import { endpoints } from './auth-endpoints.ts';

const server = await useTestServer();

const SIGN_IN = '/api/auth/sign-in/email';

describe('request bodies', () => {
  test('a password reaches its check unchanged, whatever its characters', async () => {
    const [browser, email] = [new BrowserSession(server), 'letters@example.com'];
    const password = 'пароль "密码" \\ 🔑 &<>';
    await browser.post('/api/auth/sign-up/email', { name: 'Zoë "Z" 🕯', email, password });
    await browser.post('/api/auth/link', { token: tokenIn(await mailTo(server, email)) });
    expect((await browser.post(SIGN_IN, { email, password: `${password} ` })).status).toBe(401);
    expect((await browser.post(SIGN_IN, { email, password })).status).toBe(200);
  });

  test.each([
    ['not JSON', '{"email": "a@example.com", ', 400, 'invalid_request'],
    ['empty', '', 400, 'invalid_request'],
    ['not an object', '[]', 400, 'invalid_request'],
    ['of other types', '{"email": {"$ne": 1}, "password": ["x"]}', 400, 'invalid_request'],
    ['poisoned', '{"email":"a@example.com","password":"x","__proto__":{"admin":true}}', 400, 'invalid_request'],
    [
      'too large',
      JSON.stringify({ email: 'a@example.com', password: 'p'.repeat(64 * 1024) }),
      413,
      'payload_too_large',
    ],
  ])('a body that is %s is rejected', async (_, body, status, code) => {
    const page = await new BrowserSession(server).send(SIGN_IN, { method: 'POST', body });
    expect([page.status, page.json<{ code: string }>().code]).toEqual([status, code]);
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', 'application/xml'])(
    'a body of type %s is rejected',
    async (type) => {
      const body = 'email=a%40example.com&password=a-long-password';
      const headers = { 'content-type': type };
      const page = await new BrowserSession(server).send(SIGN_IN, { method: 'POST', body, headers });
      expect([page.status, page.json<{ code: string }>().code]).toEqual([415, 'unsupported_media_type']);
    },
  );

  test('bodies of other calls are still parsed', async () => {
    const browser = await browserOf(server, await createLearner(server));
    const changed = await browser.send('/api/account', { method: 'PATCH', body: { name: 'Parsed' } });
    expect(changed.json()).toMatchObject({ name: 'Parsed' });
  });
});

test.each([
  'GET /list-sessions',
  'GET /get-session',
  'POST /sign-out',
  'POST /revoke-session',
  'POST /revoke-sessions',
  'POST /revoke-other-sessions',
  'POST /change-email',
  'POST /change-password',
  'POST /set-password',
  'POST /delete-user',
  'GET /delete-user/callback',
  'POST /update-user',
  'POST /update-session',
  'POST /request-password-reset',
  'GET /reset-password/token',
  'POST /reset-password',
  'POST /verify-password',
  'GET /verify-email',
  'POST /send-verification-email',
  'GET /magic-link/verify',
  'POST /link-social',
  'POST /unlink-account',
  'GET /list-accounts',
  'POST /refresh-token',
  'POST /get-access-token',
  'GET /account-info',
  'POST /callback/oidc',
  'GET /ok',
  'GET /error',
  'GET /passkey/list-user-passkeys',
  'POST /passkey/delete-passkey',
  'POST /passkey/update-passkey',
  'POST //sign-in/email',
])('%s is closed', async (endpoint) => {
  const [method = '', path = ''] = endpoint.split(' ');
  const page = await (await browserOf(server, await createLearner(server))).send(`/api/auth${path}?token=x`, {
    method,
    ...(method === 'POST' && { body: {} }),
  });
  expect([page.status, page.json<{ code: string }>().code]).toEqual([404, 'not_found']);
});

describe('every write', () => {
  const writes = [
    ...listCalls().map(({ call }) => ({ method: call.method, path: call.path.replaceAll(/:\w+/g, 'x') })),
    ...endpoints,
    { method: 'POST', path: '/dev/seed' },
  ].filter(({ method }) => method !== 'GET');

  test.each(writes)('$method $path is refused from another site, and without an origin', async ({ method, path }) => {
    const browser = await browserOf(server, await createLearner(server));
    const others = ['', 'null', 'https://evil.example', `${server.origin}.evil.example`, 'http://localhost:3001'];
    for (const origin of others) {
      const page = await browser.send(path, { method, body: {}, headers: { origin } });
      expect([page.status, page.json<{ code: string }>().code], origin).toEqual([403, 'cross_site']);
    }
  });

  test('a write from another site to an unknown path is rejected', async () => {
    const page = await new BrowserSession(server).post('/api/nothing', {}, { origin: 'https://evil.example' });
    expect(page.status).toBe(403);
  });
});

test('a wrong password has the shape of every error', async () => {
  const { email } = await createLearner(server);
  const page = await new BrowserSession(server).post(SIGN_IN, { email, password: `${TEST_PASSWORD}!` });
  expect([page.status, page.json()]).toEqual([
    401,
    {
      code: 'wrong_credentials',
      message: 'That address and password do not match, or the address is not confirmed yet.',
      error: 'That address and password do not match, or the address is not confirmed yet.',
    },
  ]);
});

test.each(['/\u0100', '/\uFF0Fevil.example', '/\u2215', '/😀?q=é#ü', '/é', '/a%20b', '/..//evil.example'])(
  'the page %s to go to is encoded in ASCII and belongs to this site',
  async (returnTo) => {
    const encoded = encodeURI(decodeURI(returnTo));
    const url = `/api/login?${new URLSearchParams({ returnTo })}`;
    const visitor = (await server.app.inject({ url })).headers.location ?? '';
    expect(new URL(visitor, server.origin).searchParams.get('returnTo')).toBe(encoded);
    const { cookie } = await createLearner(server);
    const location = (await server.app.inject({ url, headers: { cookie } })).headers.location ?? '';
    expect(location).toBe(encoded);
    expect(new URL(location, server.origin).origin).toBe(server.origin);
  },
);
