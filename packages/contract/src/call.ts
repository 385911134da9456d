import type { z } from 'zod';
import type { ErrorCode } from './error-code.ts';

/** Who may make a call. The server registers each call in the scope of that name. */
export type Access = 'everyone' | 'signed-in' | 'heritage';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call between browser and server, declared once. The server registers its route from it, the browser's client
 * takes its types from it, and the API page and the access tests are generated from it.
 */
export interface Call {
  readonly method: Method;
  /** Path with `:name` parameters, starting with `/api/`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** One sentence for the API page. */
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** 200 unless given. */
  readonly successStatus?: 202;
  /** The response to a success. A call that doesn't respond with JSON names its `contentType`. */
  readonly response: z.ZodType;
  /** Set when the response is not JSON, or is a redirect: the browser's client refuses such calls. */
  readonly contentType?: 'image/svg+xml' | 'text/event-stream' | 'redirect';
  /** The server-sent events of a call that can stream them, by name. */
  readonly events?: Readonly<Record<string, z.ZodType>>;
  /** The error codes of this call, besides those that every call can return. */
  readonly errors: readonly ErrorCode[];
}

/** Declares a call, keeping its literal types. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What the server's handler of a call receives, parsed. */
export interface CallInput<C extends Call> {
  readonly params: Parsed<C['params']>;
  readonly query: Parsed<C['query']>;
  readonly body: Parsed<C['body']>;
}

/** What the browser sends with a call: only the parts that the call declares. */
export type CallRequest<C extends Call> = {
  readonly [Part in 'params' | 'query' | 'body' as C[Part] extends z.ZodType ? Part : never]: Sent<C[Part]>;
};

/** The response of a call. */
export type CallResponse<C extends Call> = z.output<C['response']>;

/** The data of a call's server-sent events, by name. */
export type CallEvents<C extends Call> = {
  readonly [Name in keyof NonNullable<C['events']> & string]: Parsed<NonNullable<C['events']>[Name]>;
};

/** One server-sent event of a call, such as `{ name: 'text', data: { text: '…' } }`. */
export type CallEvent<C extends Call> = {
  readonly [Name in keyof CallEvents<C>]: { readonly name: Name; readonly data: CallEvents<C>[Name] };
}[keyof CallEvents<C>];
