import { Link } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { unreachable } from '#tests/component/answers.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { StayWhileOffline } from './stay-while-offline.tsx';

function renderLinks({ isOnline, fetch }: { isOnline: boolean; fetch: typeof globalThis.fetch }) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  vi.stubGlobal('fetch', fetch);
  return renderScreen(
    <>
      <Link to="/quiz">Quiz</Link>
      <Link to="/learn">Lessons</Link>
      <StayWhileOffline />
    </>,
    { at: '/learn' },
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a link to an unopened page keeps the viewer here while there is no connection, and says why', async () => {
  const { user, address } = renderLinks({ isOnline: false, fetch: unreachable });
  await user.click(screen.getByText('Quiz'));
  expect(await screen.findByText('You’re offline')).toBeTruthy();
  expect(address()).toBe('/learn');
});

test('a link to a page that was opened before works without a connection', async () => {
  const { user, address } = renderLinks({ isOnline: true, fetch: unreachable });
  await user.click(screen.getByText('Quiz'));
  expect(address()).toBe('/quiz');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(screen.getByText('Lessons'));
  expect(address()).toBe('/learn');
});

test('a link opens without a network if the server can still be reached', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user } = renderLinks({ isOnline: false, fetch: async () => new Response(null, { status: 200 }) });
  await user.click(screen.getByText('Quiz'));
  await expect.poll(() => assign.mock.calls).toEqual([[expect.stringMatching(/\/quiz$/)]]);
});
