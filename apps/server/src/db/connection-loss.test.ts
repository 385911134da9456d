import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { isConnectionLost } from './connection-loss.ts';

const coded = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

describe('a lost connection', () => {
  test.each([
    ['a connection exception', coded('08006')],
    ['a connection that was rejected', coded('08004')],
    ['a server that is told to stop', coded('57P01', 'terminating connection due to administrator command')],
    ['a server that has crashed', coded('57P02')],
    ['a server that is still starting', coded('57P03', 'the database system is starting up')],
    ['a server without a free connection', coded('53300')],
    ['a server on a full disk', coded('53100')],
    ['a server that only reads', coded('25006')],
    ['a statement that took too long', coded('57014')],
    ['nobody listening', coded('ECONNREFUSED')],
    [
      'nobody listening on any address',
      Object.assign(new AggregateError([coded('ECONNREFUSED')]), { code: 'ECONNREFUSED' }),
    ],
    ['a socket file that is gone', Object.assign(coded('ENOENT'), { syscall: 'connect' })],
    ['a host that no name server knows just now', coded('EAI_AGAIN')],
    ['a reset', coded('ECONNRESET', 'read ECONNRESET')],
    ['a broken pipe', coded('EPIPE', 'write EPIPE')],
    ['the end of the stream', new Error('Connection terminated unexpectedly')],
    ['a connection that took too long', new Error('Connection terminated due to connection timeout')],
    ['no connection free in time', new Error('timeout exceeded when trying to connect')],
    ['a rollback on a broken client', new Error('Client has encountered a connection error and is not queryable')],
    ['a rollback on a closed client', new Error('Client was closed and is not queryable')],
  ])('%s is a lost connection, alone and inside a failed query', (_, error) => {
    expect(isConnectionLost(error)).toBe(true);
    expect(isConnectionLost(new DrizzleQueryError('rollback', [], error))).toBe(true);
  });

  test.each([
    ['a violated constraint', coded('23505')],
    ['a deadlock', coded('40P01')],
    ['a fetch that failed elsewhere', new TypeError('fetch failed', { cause: coded('ECONNREFUSED') })],
    ['another file that is missing', Object.assign(coded('ENOENT'), { syscall: 'open' })],
    ['any other error', new Error('The order kept changing.')],
    ['no error at all', 'ECONNREFUSED'],
  ])('%s is not a lost connection', (_, error) => {
    expect(isConnectionLost(error)).toBe(false);
    expect(isConnectionLost(new DrizzleQueryError('select 1', [], error as Error))).toBe(false);
  });
});
