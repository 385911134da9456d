import type { Call, CallRequest, CallResponse } from '@wickwise/contract/call';
import { type ErrorCode, errorBody } from '@wickwise/contract/error';

/** A refused call. Decide by `code`; show `reason` to the learner; `message` is `status: body`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly reason: string | null;

  constructor(response: Response, text: string) {
    super(`${response.status}: ${text || response.statusText}`);
    this.name = 'ApiError';
    this.status = response.status;
    const parsed = errorBody.safeParse(parseJson(text));
    this.code = parsed.success ? parsed.data.code : null;
    this.reason = parsed.success ? parsed.data.message : null;
  }
}

type JsonCall = Call & { contentType?: never };
type Arguments<C extends Call> = keyof CallRequest<C> extends never ? [] : [request: CallRequest<C>];

/** Makes a call of the contract: cookies are sent, a body goes as JSON, a non-OK answer throws `ApiError`. */
export async function makeCall<C extends JsonCall>(call: C, ...[request]: Arguments<C>): Promise<CallResponse<C>> {
  const { params, query, body } = (request ?? {}) as RequestParts;
  const response = await fetch(fillPath(call.path, params) + queryString(query), {
    method: call.method,
    credentials: 'include',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response, text);
  return JSON.parse(text) as CallResponse<C>;
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
