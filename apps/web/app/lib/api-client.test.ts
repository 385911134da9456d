import { expect, it } from 'vitest';
import { ApiError } from './api-client.ts';

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
])('%j', (body, code, reason) => {
  expect(refused(JSON.stringify(body))).toMatchObject({ code, reason });
});

it('a response that is not JSON gives no reason', () => {
  expect(refused('<html>')).toMatchObject({ code: null, reason: null, message: '400: <html>' });
  expect(refused('').message).toBe('400: Bad Request');
});
