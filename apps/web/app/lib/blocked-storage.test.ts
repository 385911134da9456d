import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { blockedStorageScript } from './blocked-storage.ts';

/** What the router's script does with the positions of the page. */
const restoreScroll = `try { JSON.parse(sessionStorage.getItem("positions") || "{}") }
  catch (error) { sessionStorage.removeItem("positions") }`;

const BLOCKED = `Object.defineProperty(globalThis, "sessionStorage", {
  configurable: true,
  get() { throw new Error("The operation is insecure.") },
});`;
const run = (script: string) => runInNewContext(`var window = globalThis; ${script}`);

test('blocked storage makes the router’s script throw, unless this one ran before it', () => {
  expect(() => run(BLOCKED + restoreScroll)).toThrow('The operation is insecure.');
  expect(() => run(`${BLOCKED}${blockedStorageScript};${restoreScroll}`)).not.toThrow();
});

test('storage that is switched off altogether is replaced as well', () => {
  const off = 'var sessionStorage = null;';
  expect(() => run(off + restoreScroll)).toThrow();
  expect(() => run(`${off}${blockedStorageScript};${restoreScroll}`)).not.toThrow();
});

test('nothing is stored where the browser blocks it, and a working storage stays', () => {
  expect(() => run(`${BLOCKED}${blockedStorageScript};sessionStorage.setItem("a", "b")`)).toThrow('insecure');
  const working = 'var sessionStorage = { length: 0, own: true };';
  expect(run(`${working}${blockedStorageScript};sessionStorage.own`)).toBe(true);
});
