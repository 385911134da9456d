import type { ComponentProps } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';
import { expect, test, vi } from 'vitest';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { PrefetchByIntent } from './prefetch-by-intent.tsx';

const MODULE = '/assets/screen.js';

/** The part of the build's manifest that is read: every address has the same screen. */
const files = {
  manifest: { routes: { 0: { id: '0', path: '*', module: MODULE, imports: [] } } },
  routeModules: {},
} as unknown as ComponentProps<typeof FrameworkContext.Provider>['value'];

function renderLinks() {
  return renderScreen(
    <FrameworkContext.Provider value={files}>
      <a href="/quiz">Quiz</a>
      <a href="https://example.com/learn">Elsewhere</a>
      <a href="/api/patterns">Call</a>
      <PrefetchByIntent />
    </FrameworkContext.Provider>,
  );
}

const fetched = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

test('hovering over a link fetches its page, and only links to pages do that', async () => {
  const { user } = renderLinks();
  for (const name of ['Elsewhere', 'Call']) await user.hover(screen.getByText(name));
  expect(fetched()).toEqual([]);
  await user.hover(screen.getByText('Quiz'));
  await expect.poll(fetched).toEqual([MODULE]);
});

test('moving the keyboard focus to a link fetches its page', async () => {
  renderLinks();
  screen.getByText('Quiz').focus();
  await expect.poll(fetched).toEqual([MODULE]);
});

test('nothing is prefetched when the browser saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { user } = renderLinks();
  await user.hover(screen.getByText('Quiz'));
  Reflect.deleteProperty(navigator, 'connection');
  expect(fetched()).toEqual([]);
});

test('nothing is prefetched without a connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = renderLinks();
  await user.hover(screen.getByText('Quiz'));
  expect(fetched()).toEqual([]);
  onLine.mockReturnValue(true);
  screen.getByText('Quiz').focus();
  await expect.poll(fetched).toEqual([MODULE]);
  onLine.mockRestore();
});

test('nothing is imported: it would fail when the page is left, and the router would reload the page', async () => {
  const errors = vi.spyOn(console, 'error');
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const { user } = renderLinks();
  await user.hover(screen.getByText('Quiz'));
  await expect.poll(fetched).toEqual([MODULE]);
  await import(/* @vite-ignore */ MODULE).catch(() => null);
  expect(reload).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
