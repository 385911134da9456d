import { afterEach, describe, expect, test, vi } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { mailsTo } from '#tests/support/counterparts/mail.ts';

const server = await useTestServer();
afterEach(() => {
  vi.useRealTimers();
  server.now = new Date();
});

function codeOf(page: { json<T>(): T }): string {
  return page.json<{ code: string }>().code;
}

describe('redirects after sign-in', () => {
  const places = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%5cevil.example',
    '/%2Fevil.example',
    '/learn/..%2F..%2Fevil',
    '/\n/evil.example',
    '/\t/evil.example',
    '/\u0000',
    '/\u0085',
    'javascript:alert(1)',
    'learn',
    '',
    `/${'a'.repeat(500)}`,
  ];
  const calls = {
    'a link': { url: '/api/auth/sign-in/magic-link', body: { email: 'target@example.com' } },
    'sign-up': {
      url: '/api/auth/sign-up/email',
      body: { name: 'Target', email: 'target@example.com', password: 'a-long-password' },
    },
    'sign-in': { url: '/api/auth/sign-in/email', body: { email: 'target@example.com', password: 'a-long-password' } },
    'the provider': { url: '/api/auth/sign-in/social', body: { provider: 'oidc' } },
  };

  test.each(Object.entries(calls))('%s redirects to this site only', async (_, { url, body }) => {
    for (const callbackURL of places) {
      const page = await new BrowserSession(server).post(url, { ...body, callbackURL });
      expect([page.status, codeOf(page)], callbackURL).toEqual([400, 'invalid_request']);
    }
    expect(await mailsTo(server, 'target@example.com')).toEqual([]);
  });

  test('the login address redirects to this site only', async () => {
    for (const place of places) {
      const page = await new BrowserSession(server).get(`/api/login?${new URLSearchParams({ returnTo: place })}`);
      expect([page.status, codeOf(page)], place).toEqual([400, 'invalid_request']);
    }
    const page = await new BrowserSession(server).get('/api/login?returnTo=%2Fquiz%3Fq%3D%252F');
    expect([page.status, page.url.pathname, page.url.searchParams.get('returnTo')]).toEqual([
      302,
      '/sign-in',
      '/quiz?q=%2F',
    ]);
  });

  test('an error redirects to the sign-in page only', async () => {
    const body = { provider: 'oidc', callbackURL: '/learn', errorCallbackURL: '/learn' };
    expect((await new BrowserSession(server).post('/api/auth/sign-in/social', body)).status).toBe(400);
  });
});
