import { z } from 'zod';
import { type ErrorCode, errorStatus } from './error-code.ts';

/** The error codes that any call can return. */
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

/** The shape of every error response. `error` repeats `message` for clients that expect it there. */
export const errorBody = z.object({ code: z.enum(codes), message: z.string(), error: z.string() });
export type ErrorBody = z.output<typeof errorBody>;
