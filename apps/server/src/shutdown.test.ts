import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shutDownOnSignal } from './shutdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A process that closes by `close`, and how it ended. */
function startProcess(close: () => Promise<void>) {
  const exits: number[] = [];
  const logged: string[] = [];
  const own = Object.assign(new EventEmitter(), { exit: (code: number) => void exits.push(code) });
  const log = { error: (_: unknown, message: string) => void logged.push(message) };
  shutDownOnSignal({ close, log: log as never, process: own });
  return { own, exits, logged };
}

const never = () => new Promise<void>(() => {});

test('a signal closes the process cleanly', async () => {
  const { own, exits, logged } = startProcess(async () => {});
  own.emit('SIGTERM');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([exits, logged]).toEqual([[0], []]);
});

test('the same signal twice, as npm sends it, closes once', async () => {
  const close = vi.fn(never);
  const { own, exits } = startProcess(close);
  own.emit('SIGINT');
  await vi.advanceTimersByTimeAsync(400);
  own.emit('SIGINT');
  own.emit('SIGTERM');
  expect([close.mock.calls.length, exits]).toEqual([1, []]);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a second signal (%s) ends a process that is still closing at once', async (signal, code) => {
  const { own, exits } = startProcess(never);
  own.emit('SIGTERM');
  await vi.advanceTimersByTimeAsync(600);
  own.emit(signal);
  expect(exits).toEqual([code]);
});

test('a process that cannot close exits before a container would be killed, and logs it', async () => {
  const { own, exits, logged } = startProcess(never);
  own.emit('SIGTERM');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(exits).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([exits, logged]).toEqual([[1], ['shutdown takes too long: the process ends now']]);
});

test('an error while closing is logged, and the process exits', async () => {
  const { own, exits, logged } = startProcess(() => Promise.reject(new Error('no')));
  own.emit('SIGTERM');
  await vi.advanceTimersByTimeAsync(0);
  expect([exits, logged]).toEqual([[1], ['shutdown failed']]);
});
