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

test('a screen that cannot be loaded reloads the page', () => {
  failModule();
  expect(reload).toHaveBeenCalledOnce();
});

test('while the viewer leaves, the page is not reloaded, unless the next one never comes', () => {
  window.dispatchEvent(new Event('beforeunload'));
  failModule();
  vi.advanceTimersByTime(9_000);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(reload).toHaveBeenCalledOnce();
});
