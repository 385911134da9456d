import { DrizzleQueryError } from 'drizzle-orm';
import pino, { type Logger, type LoggerOptions } from 'pino';
import { LogOutput } from './log-output.ts';

/**
 * Pino's options. More people read logs than may sign in as a learner, so everything passes through `loggable` first,
 * whatever its name or depth: messages, their arguments, errors and their properties.
 */
export const LOG_OPTIONS = {
  hooks: {
    logMethod(args, method) {
      const [first, ...rest] = args as unknown[];
      const named = first instanceof Error ? [{ err: first }, ...(rest.length > 0 ? rest : [first.message])] : args;
      method.apply(this, named.map((part) => loggable(part)) as typeof args);
    },
  },
  // Fastify's own serializer would mistake an error that was made loggable for a raw one.
  serializers: { err: (error: unknown) => loggable(error) },
} satisfies LoggerOptions;

/** The log of the process: of a server, on standard output. A process opens it once. */
export function openLog(level: string, fd: number = process.stdout.fd): Logger {
  const output = new LogOutput(fd, {
    onDropped: (lines) => log.error({ lines }, 'log lines were dropped while the output could not be written'),
  });
  const log = pino({ level, ...LOG_OPTIONS }, output);
  process.once('exit', () => output.flushSync());
  return log;
}

/** The properties of an error that are logged. Drivers add others, such as the values of a query. */
const ERROR_FIELDS = [
  'code',
  'errno',
  'syscall',
  'address',
  'port',
  'status',
  'statusCode',
  'requestId',
  'query',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'command',
  'responseCode',
];
/** Removed at any depth: query values and credentials. */
const REDACTED_FIELDS = new Set([
  'params',
  'detail',
  'where',
  'response',
  'rejected',
  'rejectedErrors',
  'cookie',
  'set-cookie',
  'authorization',
  'password',
  'token',
]);
const MAX_DEPTH = 8;

/** The value without anything that must not be logged. */
function loggable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutPersonalData(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return '[deeper]';
  if (value instanceof Error) return loggableError(value, depth);
  if (Array.isArray(value)) return value.map((entry) => loggable(entry, depth + 1));
  if (value instanceof Date || value instanceof URL) return withoutPersonalData(String(value.toJSON()));
  if (!isPlain(value)) return `[${value.constructor.name}]`;
  const entries = Object.entries(value).filter(([name]) => !REDACTED_FIELDS.has(name.toLowerCase()));
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

/** The message without quoted values: PostgreSQL quotes a value that it could not parse (SQLSTATE class 22). */
function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return 'Failed query';
  if ('code' in error && /^22\w{3}$/.test(String(error.code))) return error.message.replace(/".*/s, '…');
  return withoutPersonalData(error.message);
}

/** Only the frames: the stack also repeats the original message. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const rest = start < 0 ? stack : stack.slice(start + message.length);
  return rest.split('\n').filter((line) => /^ {4}at /.test(line));
}

/** Drizzle appends the query's values to its message. The length limits keep matching fast. */
const QUERY_VALUES = /\nparams: .*/s;
const EMAIL_ADDRESS = /[\p{L}\p{N}.!#$%&'*+=?^_`{|}~-]{1,64}(?:@|%40)[\p{L}\p{N}.%-]{1,253}/gu;

function withoutPersonalData(text: string): string {
  return text.replace(QUERY_VALUES, '').replace(EMAIL_ADDRESS, '[address]');
}
