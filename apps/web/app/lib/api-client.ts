import type { Call, CallRequest, CallResponse } from '@wickwise/contract/call';
import type { CallsByRoute } from '@wickwise/contract/contract';
import type { ErrorBody } from '@wickwise/contract/error';
import { type ErrorCode, errorStatus } from '@wickwise/contract/error-code';

/**
 * A refused call. Decide by `code`, null for one that the contract does not know; show `reason` to the learner, null
 * when the server gave none; `message` is `status: body`.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly reason: string | null;

  constructor(response: Response, text: string) {
    super(`${response.status}: ${text || response.statusText}`);
    this.name = 'ApiError';
    this.status = response.status;
    const { code, message, error } = fieldsOf(text);
    this.code = isErrorCode(code) ? code : null;
    this.reason = [message, error].find(isNonEmptyString) ?? null;
  }
}

/** Whether a call was refused because the session has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_signed_in';
}

/** A call that returns JSON, by its method and path. */
type Route = {
  [R in keyof CallsByRoute]: CallsByRoute[R] extends { contentType: string } ? never : R;
}[keyof CallsByRoute];
type Arguments<C extends Call> = keyof CallRequest<C> extends never ? [] : [request: CallRequest<C>];

/**
 * Makes a call of the contract: cookies are sent, a body goes as JSON, a non-OK answer throws `ApiError`.
 * The contract is taken as types only, by the call's method and path: its schemas stay on the server.
 */
export async function makeCall<R extends Route>(
  route: R,
  ...[request]: Arguments<CallsByRoute[R]>
): Promise<CallResponse<CallsByRoute[R]>> {
  const [method = '', path = ''] = route.split(' ');
  const { params, query, body } = (request ?? {}) as RequestParts;
  const response = await fetch(fillPath(path, params) + queryString(query), {
    method,
    credentials: 'include',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response, text);
  return JSON.parse(text) as CallResponse<CallsByRoute[R]>;
}

interface RequestParts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function queryString(query: Record<string, string> | undefined): string {
  return query === undefined ? '' : `?${new URLSearchParams(query)}`;
}

/** The body of a rejected call: the server's own shape, another one, or no JSON at all. */
function fieldsOf(text: string): { [Field in keyof ErrorBody]?: unknown } {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorStatus, code);
}

function isNonEmptyString(text: unknown): text is string {
  return typeof text === 'string' && text !== '';
}
