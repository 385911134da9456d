import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import type { ComponentProps } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';
import { expect, test, vi } from 'vitest';
import { answer, askedCalls } from '#tests/component/answers.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { PrefetchByIntent } from './prefetch-by-intent.tsx';

const LIST = 'GET /api/patterns';

/** There is nothing to fetch beforehand, as the build's list of files would tell. */
const noFiles = { manifest: { routes: {} }, routeModules: {} } as unknown as ComponentProps<
  typeof FrameworkContext.Provider
>['value'];

function renderLinks() {
  answer(LIST, readerPatterns({ hasHeritageAccess: false }));
  return renderScreen(
    <FrameworkContext.Provider value={noFiles}>
      <a href="/quiz">Quiz</a>
      <a href="/learn/articles/position-sizing">Article</a>
      <a href="https://example.com/learn">Elsewhere</a>
      <a href="/learn/hammer">Hammer</a>
      <PrefetchByIntent />
    </FrameworkContext.Provider>,
  );
}

test('a pointer that comes to a lesson fetches the list it is drawn from, and other links do not', async () => {
  const { user } = renderLinks();
  for (const name of ['Quiz', 'Article', 'Elsewhere']) await user.hover(screen.getByText(name));
  expect(askedCalls(LIST)).toEqual([]);
  await user.hover(screen.getByText('Hammer'));
  await expect.poll(() => askedCalls(LIST)).toHaveLength(1);
});

test('so does the keyboard', async () => {
  renderLinks();
  screen.getByText('Hammer').focus();
  await expect.poll(() => askedCalls(LIST)).toHaveLength(1);
});

test('somebody who saves data fetches nothing beforehand', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  const { user } = renderLinks();
  await user.hover(screen.getByText('Hammer'));
  vi.unstubAllGlobals();
  expect(askedCalls(LIST)).toEqual([]);
});
