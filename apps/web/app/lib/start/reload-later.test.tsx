import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteLeaving } from './leaving.ts';
import { MODULE_FAILED, reloadOnMissingModule } from './reload-later.ts';

noteLeaving();
reloadOnMissingModule();
const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  reload.mockClear();
});

const failModule = () => window.dispatchEvent(new Event(MODULE_FAILED));
const leave = () => window.dispatchEvent(new Event('beforeunload'));

test('a screen that cannot be loaded reloads the page', async () => {
  failModule();
  await vi.advanceTimersByTimeAsync(100);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['before', [leave, failModule]],
  ['just after', [failModule, leave]],
])('a page that is left %s a module is dropped is reloaded only if the next one never comes', async (_, events) => {
  for (const happen of events) happen();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that the viewer comes back to reloads at once again', async () => {
  leave();
  window.dispatchEvent(new Event('pageshow'));
  failModule();
  await vi.advanceTimersByTimeAsync(100);
  expect(reload).toHaveBeenCalledOnce();
});
