import type { CallResponse } from '@wickwise/contract/call';
import { type CallsByRoute, listCalls } from '@wickwise/contract/contract';
import { type ErrorCode, errorStatus } from '@wickwise/contract/error-code';
import { vi } from 'vitest';

/** A call of the contract, by its method and path. */
export type Route = keyof CallsByRoute;

/** The response to a call, as the contract has it, or a function that returns it per request. */
type Answer<R extends Route> = CallResponse<CallsByRoute[R]> | Promise<CallResponse<CallsByRoute[R]>> | Refusal;

class Refusal {
  readonly code: ErrorCode;
  readonly message: string;

  constructor(code: ErrorCode, message: string) {
    this.code = code;
    this.message = message;
  }
}

/** A call that reached the server. */
interface RecordedCall {
  readonly route: string;
  readonly path: string;
  readonly body: unknown;
}

const answers = new Map<string, () => unknown>();
const asked: RecordedCall[] = [];
const unanswered = new Set<string>();

/** Mocks the response to a call, checked by the contract's types. A later one for the same call replaces it. */
export function answer<R extends Route>(route: R, response: Answer<R> | (() => Answer<R>)): void {
  answers.set(route, typeof response === 'function' ? (response as () => unknown) : () => response);
}

/** Mocks a call outside the contract, such as one of better-auth. */
export function answerOutside(route: `POST /${string}`, response: () => Response): void {
  answers.set(route, response);
}

/** The server's refusal of a call. */
export function refusal(code: ErrorCode, message = `Refused: ${code}.`): Refusal {
  return new Refusal(code, message);
}

/** No connection to the server. */
export function unreachable(): Promise<never> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** A response that never arrives, to test loading states. */
export function never(): Promise<never> {
  return new Promise(() => {});
}

/** The calls that were made so far, oldest first. */
export function recordedCalls(route?: string): readonly RecordedCall[] {
  return route === undefined ? asked : asked.filter((call) => call.route === route);
}

/** Every call of a test goes to its answers. */
export function expectAnswers(): void {
  vi.stubGlobal('fetch', answerCall);
}

/** Ends a test. A call that it did not answer fails it: its screen showed an error that nobody looked at. */
export function forgetAnswers(): void {
  const missing = [...unanswered].map((call) => `\n  answer('${call}', …)`).join('');
  answers.clear();
  asked.length = 0;
  unanswered.clear();
  vi.unstubAllGlobals();
  if (missing === '') return;
  throw new Error(
    `The screen made calls that this test doesn't mock. Add before it is shown:${missing}\n` +
      'If the test is over before the response would come, answer never.',
  );
}

async function answerCall(address: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', body } = init;
  const { pathname } = new URL(address, 'http://localhost');
  const route = [...answers.keys()].find((candidate) => matches(candidate, method, pathname));
  if (route === undefined) {
    unanswered.add(routeOf(method, pathname));
    throw new Error(`This test answers no ${method} ${pathname}.`);
  }
  asked.push({ route, path: address, body: typeof body === 'string' ? JSON.parse(body) : null });
  const response = await answers.get(route)?.();
  if (response instanceof Response) return response;
  if (!(response instanceof Refusal)) return Response.json(response);
  const { code, message } = response;
  return Response.json({ code, message, error: message }, { status: errorStatus[code] });
}

/** As the contract writes it. */
function routeOf(method: string, pathname: string): string {
  const routes = listCalls().map(({ call }) => `${call.method} ${call.path}`);
  return routes.find((route) => matches(route, method, pathname)) ?? `${method} ${pathname}`;
}

function matches(route: string, method: string, pathname: string): boolean {
  const [routeMethod = '', template = ''] = route.split(' ');
  const pattern = new RegExp(`^${template.replaceAll(/:\w+/g, '[^/]+')}$`);
  return routeMethod === method && pattern.test(pathname);
}
