import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { beginPayment, browserOf } from '#tests/support/learner/payments.ts';
import { createLearner } from '#tests/support/server.ts';

const server = await useTestServer();

const NUL = '\0';
const HALF = '\uD83D';

describe('text that the database cannot store', () => {
  test.each([
    ['a name', 'PATCH', '/api/account', { name: `a${NUL}b` }],
    ['a name with half of a surrogate pair', 'PATCH', '/api/account', { name: `a${HALF}b` }],
    ['the id of a session', 'DELETE', '/api/account/sessions/a%00b', undefined],
    ['the id of a passkey', 'DELETE', '/api/account/passkeys/a%00b', undefined],
    ['the id of a purchase', 'POST', '/api/purchases/a%00b/refund', undefined],
    ['the query', 'GET', '/api/stats?a=%00', undefined],
    ['a key', 'PATCH', '/api/account', { [`a${NUL}b`]: 'x' }],
    ['a nested list', 'POST', '/api/progress/merge', { patternIds: [['doji', [NUL]]] }],
    [
      'a sign-up',
      'POST',
      '/api/auth/sign-up/email',
      { name: `a${NUL}b`, email: 'nul@example.com', password: 'x'.repeat(12) },
    ],
    ['a password', 'POST', '/api/auth/sign-in/email', { email: 'nul@example.com', password: `x${NUL}` }],
    ['a link', 'POST', '/api/auth/link', { token: NUL }],
    [
      'an answer of a passkey',
      'POST',
      '/api/auth/passkey/verify-authentication',
      { response: { id: NUL, response: {} } },
    ],
  ])('unstorable text in %s is rejected', async (_, method, url, body) => {
    const browser = browserOf(server, await createLearner(server));
    const page = await browser.send(url, { method, body });
    expect([page.status, page.json<{ code: string }>().code]).toEqual([400, 'invalid_request']);
  });

  test('unstorable text is found in lists nested deeper than the call stack', async () => {
    const browser = browserOf(server, await createLearner(server));
    const deep = (inner: string) => `{"patternIds":${'['.repeat(30_000)}${inner}${']'.repeat(30_000)}}`;
    expect((await browser.post('/api/progress/merge', deep('"\\u0000"'))).text).toContain('cannot be stored');
    expect((await browser.post('/api/progress/merge', deep('"doji"'))).status).toBe(400);
  });

  test('the sandbox rejects unstorable text with its own error, in JSON and in a form', async () => {
    const browser = new BrowserSession(server);
    const { id, clientSecret } = await beginPayment(browser);
    const confirm = `/sandbox/payment_intents/${id}/confirm`;
    const json = await browser.post(confirm, { client_secret: clientSecret, card: { number: NUL } });
    expect([json.status, json.json<{ error: { type: string } }>().error.type]).toEqual([400, 'invalid_request_error']);
    const form = await browser.submit(`/sandbox/authenticate/${id}`, { client_secret: NUL, outcome: 'complete' });
    expect(form.status).toBe(400);
    expect((await browser.get(`/sandbox/authenticate/${id}?client_secret=%00`)).status).toBe(400);
  });
});
