import { expect, it, vi } from 'vitest';
import { ApiError, makeCall } from './api-client.ts';

function refused(body: string): ApiError {
  return new ApiError(new Response(null, { status: 400, statusText: 'Bad Request' }), body);
}

it.each([
  [{ code: 'invalid_request', message: 'Message.', error: 'Error.' }, 'invalid_request', 'Message.'],
  [{ code: 'from_a_later_version', message: 'Message.' }, null, 'Message.'],
  [{ message: 'Message.' }, null, 'Message.'],
  [{ error: 'Error.' }, null, 'Error.'],
  [{ message: '', error: 'Error.' }, null, 'Error.'],
  [{ message: { deep: true }, error: 7 }, null, null],
  [{ code: 'toString' }, null, null],
  ['text', null, null],
  [null, null, null],
])('the error body %j has the code %s and the reason %s', (body, code, reason) => {
  expect(refused(JSON.stringify(body))).toMatchObject({ code, reason });
});

it('a response that is not JSON gives no reason', () => {
  expect(refused('<html>')).toMatchObject({ code: null, reason: null, message: '400: <html>' });
  expect(refused('').message).toBe('400: Bad Request');
});

it('a call sends cookies, its query in the address, and its body as JSON', async () => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => Response.json([]));
  vi.stubGlobal('fetch', fetched);
  await makeCall('GET /api/celebrations', { query: { unviewedOnly: 'true' } });
  await makeCall('POST /api/rewards', { body: { pointsType: 'xp', amount: 50, source: 'pattern-mastered:doji' } });
  vi.unstubAllGlobals();
  expect(fetched.mock.calls).toEqual([
    ['/api/celebrations?unviewedOnly=true', { method: 'GET', credentials: 'include' }],
    [
      '/api/rewards',
      {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: '{"pointsType":"xp","amount":50,"source":"pattern-mastered:doji"}',
      },
    ],
  ]);
});
