import { SIGNED_IN_COOKIE } from '@wickwise/contract/constants';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#tests/component/render-screen.tsx';
import { useReloadAfterSignOut } from './signed-in-hint.ts';

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});

beforeEach(() => {
  document.cookie = `${SIGNED_IN_COOKIE}=ann`;
});

afterEach(() => {
  reload.mockClear();
  document.documentElement.hidden = false;
});

function Page() {
  useReloadAfterSignOut();
  return null;
}

const restore = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

test('a page comes back as it was while its learner is signed in', () => {
  renderScreen(<Page />);
  restore();
  expect(document.documentElement.hidden).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['nobody', '; max-age=0'],
  ['another learner', 'bob'],
])('a page of a learner is hidden and loaded again when it comes back to %s', (_, cookie) => {
  renderScreen(<Page />);
  document.cookie = `${SIGNED_IN_COOKIE}=${cookie}`;
  restore();
  expect(document.documentElement.hidden).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});
