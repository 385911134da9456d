import { DrizzleQueryError } from 'drizzle-orm';
import type { LoggerOptions } from 'pino';

/**
 * How the log is written. Logs are read by more people than may sign in as the learner, so everything passes
 * `loggable` first, whatever it is called and however deep it lies: messages, their parts, errors and what they carry.
 */
export const LOG_OPTIONS = {
  hooks: {
    logMethod(args, method) {
      const [first, ...rest] = args as unknown[];
      const named = first instanceof Error ? [{ err: first }, ...(rest.length > 0 ? rest : [first.message])] : args;
      method.apply(this, named.map((part) => loggable(part)) as typeof args);
    },
  },
  // Fastify's own would take an error that is ready for one that is not.
  serializers: { err: (error: unknown) => loggable(error) },
} satisfies LoggerOptions;

/** What an error may tell besides its message. Drivers add more, such as the values of a query. */
const ERROR_FIELDS = [
  ...['code', 'errno', 'syscall', 'address', 'port', 'status', 'statusCode', 'requestId'],
  ...['query', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'],
  ...['command', 'responseCode'],
];
/** What is left out wherever it lies, as in the copy of an error: values, and what people prove who they are with. */
const WITHHELD = new Set([
  ...['params', 'detail', 'where', 'response', 'rejected', 'rejectedErrors'],
  ...['cookie', 'set-cookie', 'authorization', 'password', 'token'],
]);
const DEEPEST = 8;

/** The same without anything that a log must not hold. */
function loggable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutPersonalData(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return '[deeper]';
  if (value instanceof Error) return loggableError(value, depth);
  if (Array.isArray(value)) return value.map((entry) => loggable(entry, depth + 1));
  if (value instanceof Date || value instanceof URL) return withoutPersonalData(String(value.toJSON()));
  if (!isPlain(value)) return `[${value.constructor.name}]`;
  const entries = Object.entries(value).filter(([name]) => !WITHHELD.has(name.toLowerCase()));
  return Object.fromEntries(entries.map(([name, entry]) => [name, loggable(entry, depth + 1)]));
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function loggableError(error: Error, depth: number): object {
  const message = messageOf(error);
  const type = error.constructor.name;
  const fields = ERROR_FIELDS.filter((name) => name in error).map((name) => [name, error[name as keyof Error]]);
  const parts = { ...Object.fromEntries(fields), cause: error.cause };
  return {
    type,
    message,
    stack: [`${type}: ${message}`, ...framesOf(error)].join('\n'),
    ...(loggable(parts, depth) as object),
    ...(error instanceof AggregateError && { errors: loggable(error.errors, depth + 1) }),
  };
}

/** The message, where it quotes no value: PostgreSQL quotes the one that it could not read (SQLSTATE class 22). */
function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return 'Failed query';
  if ('code' in error && /^22\w{3}$/.test(String(error.code))) return error.message.replace(/".*/s, '…');
  return withoutPersonalData(error.message);
}

/** The stack repeats the message as it was first. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const rest = start < 0 ? stack : stack.slice(start + message.length);
  return rest.split('\n').filter((line) => /^ {4}at /.test(line));
}

/** Drizzle ends its message with the values of the query. The bounds keep a long text from taking long. */
const QUERY_VALUES = /\nparams: .*/s;
const EMAIL_ADDRESS = /[\p{L}\p{N}.!#$%'*+^_`{|}~-]{1,64}(?:@|%40)[\p{L}\p{N}.%-]{1,253}/gu;

function withoutPersonalData(text: string): string {
  return text.replace(QUERY_VALUES, '').replace(EMAIL_ADDRESS, '[address]');
}
