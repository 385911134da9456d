import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openLog } from '#tests/support/log.ts';

const ADDRESS = 'ann.lee+1@mail.example.com';
const VALUE = 'a-bound-value';

function databaseError(fields: object): Error {
  const params = [VALUE, ADDRESS];
  return Object.assign(new Error(`duplicate key violates "user_email"`), { severity: 'ERROR', params }, fields);
}

function queryError(): DrizzleQueryError {
  const detail = `Key (email)=(${ADDRESS}) already exists.`;
  const cause = databaseError({ code: '23505', detail, where: `$1 = '${VALUE}'`, table: 'user', constraint: 'unique' });
  return new DrizzleQueryError('insert into "user" values ($1, $2)', [VALUE, `${VALUE}\n    at ${ADDRESS}`], cause);
}

/** The one line that the log has written. */
function lineOf(write: (log: ReturnType<typeof openLog>['log']) => void): string {
  const { log, lines } = openLog();
  write(log);
  expect(lines).toHaveLength(1);
  return lines.join('');
}

const error = queryError();
const nested = new Error('outer', { cause: new Error('middle', { cause: error }) });

describe('a failed query is logged without its values', () => {
  test.each([
    ['as the error', { err: error }],
    ['under any name', { details: error }],
    ['in a list', { details: [[error], 'more'] }],
    ['deep in an object', { outcome: { tries: [{ failure: error }] } }],
    ['as a cause', { err: nested }],
    ['among several', { err: new AggregateError([error, new Error('other')], 'several') }],
    ['as a copy', { details: { ...error, message: error.message, stack: error.stack } }],
    ['as a copy of its cause', { details: [{ ...(error.cause as object) }] }],
    ['in what a job gives up for', { reason: error.message }],
  ])('a failed query logged %s has no values', (_, logged) => {
    const line = lineOf((log) => log.error(logged, 'failed'));
    expect(line).not.toContain(VALUE);
    expect(line).not.toContain(ADDRESS);
    expect(JSON.parse(line)).toMatchObject({ msg: 'failed' });
  });

  test('a failed query is logged without its values, wherever it is passed to the log', () => {
    for (const line of [
      lineOf((log) => log.error(error)),
      lineOf((log) => log.error({ err: error })),
      lineOf((log) => log.error(error.message)),
      lineOf((log) => log.error('%s: %s', 'failed', error.message)),
      lineOf((log) => log.child({ part: 1 }).error({ details: [error] }, error.message)),
    ]) {
      expect(line).not.toContain(VALUE);
      expect(line).not.toContain(ADDRESS);
      expect(line).toContain('Failed query');
    }
  });

  test('a failed query is logged with its statement and code', () => {
    const { err } = JSON.parse(lineOf((log) => log.error({ err: error }))) as { err: { stack: string } };
    expect(err).toMatchObject({
      type: 'DrizzleQueryError',
      query: 'insert into "user" values ($1, $2)',
      cause: { code: '23505', table: 'user', constraint: 'unique', message: 'duplicate key violates "user_email"' },
    });
    expect(err.stack).toMatch(/^DrizzleQueryError: Failed query\n {4}at queryError .*log\.test\.ts/);
  });
});

test('a value that PostgreSQL could not parse is not logged', () => {
  const failed = databaseError({ code: '22P02', message: `invalid input syntax for type uuid: "${VALUE}"` });
  expect(lineOf((log) => log.error({ err: failed }))).not.toContain(VALUE);
  expect(lineOf((log) => log.error({ err: failed }))).toContain('invalid input syntax for type uuid: …');
});

test.each([
  `User not found: ${ADDRESS}`,
  `<${ADDRESS}>`,
  `Bounce of "${ADDRESS}";`,
  `/restore-access?email=${encodeURIComponent(ADDRESS)}&token=1`,
  'zoë@bücher.example',
])('an email address is never logged: %s', (text) => {
  for (const logged of [{ text }, { err: new Error(text) }, { list: [{ text }] }, { at: new URL(text, 'http://a') }]) {
    const line = lineOf((log) => log.warn(logged, text));
    expect(line).toContain('[address]');
    expect(line).not.toMatch(/ann|zo|lee|mail\.example|b%C3|bücher/);
  }
});

test('credentials are left out of the log', () => {
  const headers = { Cookie: 'session=1', authorization: 'Bearer 1', accept: 'text/html' };
  const line = lineOf((log) =>
    log.warn({ req: { headers, body: { password: 'secret-1', token: 'secret-2' } } }, 'odd'),
  );
  expect(JSON.parse(line)).toMatchObject({ req: { headers: { accept: 'text/html' }, body: {} } });
  expect(line).not.toMatch(/session|Bearer|secret/);
});

test('objects that are not plain data are logged by name only', () => {
  class Request {
    readonly rawHeaders = [ADDRESS];
  }
  const line = lineOf((log) => log.warn({ what: new Request(), bytes: Buffer.from(VALUE), day: new Date(0) }, 'odd'));
  expect(JSON.parse(line)).toMatchObject({ what: '[Request]', bytes: '[Buffer]', day: '1970-01-01T00:00:00.000Z' });
});

test('circular objects and long texts are cut', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(lineOf((log) => log.warn({ circle }, 'round'))).toContain('[deeper]');
  const begun = performance.now();
  lineOf((log) => log.warn({ text: 'a'.repeat(100_000) }, 'long'));
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test('package paths in a stack trace are kept', () => {
  const failed = new Error('x');
  failed.stack = 'Error: x\n    at f (/srv/node_modules/@fastify/static/index.js:1:2)';
  expect(lineOf((log) => log.error({ err: failed }))).toContain('/srv/node_modules/@fastify/static/index.js:1:2');
});
