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
  /** Seconds to wait after too many calls, if the server gave a time. */
  readonly retryAfterSeconds: number | null;

  constructor(response: Response, text: string) {
    super(`${response.status}: ${text || response.statusText}`);
    this.name = 'ApiError';
    this.status = response.status;
    this.retryAfterSeconds = response.status === 429 ? Number(response.headers.get('retry-after')) || null : null;
    const { code, message, error } = fieldsOf(text);
    this.code = isErrorCode(code) ? code : null;
    this.reason = [message, error].find(isNonEmptyString) ?? null;
  }
}

/** Whether a call was refused because the session has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_signed_in';
}

/** A call by its method and path, such as `PUT /api/progress/:patternId`. */
type Route = keyof CallsByRoute;
type JsonRoute = { [R in Route]: CallsByRoute[R] extends { contentType: string } ? never : R }[Route];
type Arguments<C extends Call> = keyof CallRequest<C> extends never ? [] : [request: CallRequest<C>];

/**
 * Makes a call of the contract and returns the JSON of its response.
 * The contract is taken as types only, by the call's method and path: its schemas stay on the server.
 */
export async function makeCall<R extends JsonRoute>(
  route: R,
  ...[request]: Arguments<CallsByRoute[R]>
): Promise<CallResponse<CallsByRoute[R]>> {
  const response = await sendCall(route, request);
  return (await response.json()) as CallResponse<CallsByRoute[R]>;
}

/** Sends a call with cookies, its body as JSON. A non-OK response throws `ApiError`. */
export async function sendCall(route: Route, request: CallParts = {}, init: RequestInit = {}): Promise<Response> {
  const [method = ''] = route.split(' ');
  const { body } = request;
  const response = await fetch(callAddress(route, request), {
    ...init,
    method,
    credentials: 'include',
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { ...init.headers, 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new ApiError(response, await response.text());
  return response;
}

/** The address of a call with its parameters and query. */
export function callAddress<R extends Route>(route: R, request: CallRequest<CallsByRoute[R]>): string {
  const { params = {}, query } = request as CallParts;
  const [, template = ''] = route.split(' ');
  const path = template.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return query === undefined ? path : `${path}?${new URLSearchParams(query)}`;
}

interface CallParts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
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
