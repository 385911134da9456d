import { z } from 'zod';

/** Every error code with its HTTP status. The client decides by the code, never by the message. */
export const errorStatus = {
  invalid_request: 400,
  wrong_password: 400,
  link_invalid: 400,
  not_signed_in: 401,
  heritage_required: 403,
  lesson_locked: 403,
  cross_site: 403,
  sign_in_again: 403,
  not_found: 404,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The codes that any call can answer, whatever it does. */
export const commonErrors = [
  'invalid_request',
  'cross_site',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal_error',
  'unavailable',
] as const satisfies readonly ErrorCode[];

const codes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** The one shape of every error answer. `error` repeats `message` for readers that expect it there. */
export const errorBody = z.object({ code: z.enum(codes), message: z.string(), error: z.string() });
export type ErrorBody = z.output<typeof errorBody>;
