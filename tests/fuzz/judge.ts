import { errorBody } from '@wickwise/contract/error';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema, Operation } from './operations.ts';

/** The identity the server should see. */
export type Principal = 'visitor' | 'genesis' | 'heritage';

export interface JudgedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

export interface Exchange {
  readonly operation: Operation;
  readonly principal: Principal;
  /** Whether the request was certain to reach the operation. */
  readonly isRouted: boolean;
  readonly answer: JudgedAnswer;
}

/** Returns what is wrong with an answer, as sentences. `premiumTexts` are for readers with heritage only. */
export function createJudge(premiumTexts: readonly string[]): (exchange: Exchange) => string[] {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const problemsOf = (schema: JsonSchema, value: unknown): string[] => {
    const validate = ajv.compile(schema);
    return validate(value) ? [] : [`The body is not as documented: ${ajv.errorsText(validate.errors)}.`];
  };
  return (exchange) => [
    ...crashes(exchange.answer),
    ...(exchange.isRouted ? documentation(exchange, problemsOf) : elsewhere(exchange.answer)),
    ...accessBreaches(exchange),
    ...leaks(exchange, premiumTexts),
  ];
}

function crashes({ status }: JudgedAnswer): string[] {
  return status >= 500 ? [`Status ${status}.`] : [];
}

type Validate = (schema: JsonSchema, value: unknown) => string[];

/** Whether the document has this status, with a body of this type and shape. */
function documentation({ operation, answer }: Exchange, problemsOf: Validate): string[] {
  const { status, headers, body } = answer;
  const documented = operation.responses[status];
  if (documented === undefined) return [`Status ${status} is not documented.`];
  const missing = Object.keys(documented.headers ?? {}).filter((name) => !isAscii(headers[name]));
  const problems = missing.map((name) => `The header ${name} is missing, or not ASCII.`);
  if (documented.content === undefined) return body === '' ? problems : [...problems, 'A body is not documented.'];
  const type = String(headers['content-type']).split(';')[0] ?? '';
  const schema = documented.content[type]?.schema;
  if (schema === undefined) return [...problems, `The content type ${type} is not documented.`];
  const value = type === 'application/json' ? parse(body) : { value: body };
  return value === null ? [...problems, 'The body is not JSON.'] : [...problems, ...problemsOf(schema, value.value)];
}

function isAscii(header: unknown): boolean {
  return typeof header === 'string' && /^[\x21-\x7e]+$/.test(header);
}

function parse(body: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(body) };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** An address that is perhaps not that of the operation may also be a page's: errors have the one shape even so. */
function elsewhere({ status, headers, body }: JudgedAnswer): string[] {
  if (status < 400 || !String(headers['content-type']).includes('json')) return [];
  const value = parse(body);
  return value !== null && errorBody.extend({ code: errorBody.shape.message }).safeParse(value.value).success
    ? []
    : ['The error has not the shape of every error.'];
}

const SIGNED_IN_ONLY = 401;
const FORBIDDEN = 403;

/** Rejected before authentication: cross-site writes and rate-limited requests. */
const EARLIER: ReadonlySet<string> = new Set(['cross_site', 'too_many_requests']);

function accessBreaches({ operation, principal, isRouted, answer }: Exchange): string[] {
  const { access } = operation;
  if (!isRouted || access === 'everyone' || EARLIER.has(codeOf(answer))) return [];
  const expected = principal === 'visitor' ? SIGNED_IN_ONLY : FORBIDDEN;
  const isIn = access === 'signed-in' ? principal !== 'visitor' : principal === 'heritage';
  if (isIn) return answer.status === SIGNED_IN_ONLY ? ['Refused, although signed in.'] : [];
  return answer.status === expected ? [] : [`Status ${answer.status} to ${principal}, but it is for ${access} only.`];
}

function codeOf({ body }: JudgedAnswer): string {
  const parsed = errorBody.safeParse(parse(body)?.value);
  return parsed.success ? parsed.data.code : '';
}

/** Text that would reveal the server's internals. */
const INTERNALS = /FST_ERR|node_modules|\n\s+at .*:\d+:\d+/;

function leaks({ principal, answer: { body } }: Exchange, premiumTexts: readonly string[]): string[] {
  const internals = INTERNALS.test(body) ? ['The body shows how the server is made.'] : [];
  if (principal === 'heritage') return internals;
  const leaked = premiumTexts.find((text) => body.includes(text));
  return leaked === undefined ? internals : [...internals, `Premium text to ${principal}: ${leaked}`];
}
