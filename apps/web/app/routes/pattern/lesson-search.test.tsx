import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { expect, test } from 'vitest';
import { lessonsFor } from '#app/features/pattern/model.ts';
import { renderScreen, screen, waitFor, within } from '#tests/component/render-screen.tsx';
import { LessonSearch } from './lesson-search.tsx';

function renderSearch() {
  const viewer = { completed: new Set<string>(), hasHeritageAccess: false };
  const lessons = lessonsFor(readerPatterns(viewer), viewer);
  return renderScreen(
    <LessonSearch lessons={lessons}>
      <p>The tabs</p>
    </LessonSearch>,
  );
}

test('lessons, articles and terms are found as their names are typed, and reached by keyboard', async () => {
  const { user, address } = renderSearch();
  const results = () => within(screen.getByLabelText('Search results')).queryAllByRole('link');
  await user.type(screen.getByRole('searchbox'), 'GAP');
  await waitFor(() => expect(results()[0]?.getAttribute('href')).toBe('/vocabulary?term=gap'));
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'hammér');
  expect(results().map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/learn/hammer', '/learn/inverted-hammer']),
  );
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(results()[0]);
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await user.keyboard('{Escape}');
  expect(screen.getByText('The tabs')).toBeTruthy();
  await user.type(screen.getByRole('searchbox'), 'position sizing');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/learn/articles/position-sizing'));
});

test('a pattern is found by the other names that learners know it by', async () => {
  const { user } = renderSearch();
  await user.type(screen.getByRole('searchbox'), 'pin bar');
  const links = within(screen.getByLabelText('Search results')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toContain('/learn/hammer');
});

test('a search that finds nothing says what to try', async () => {
  const { user } = renderSearch();
  await user.type(screen.getByRole('searchbox'), 'zzz');
  expect(await screen.findByText(/^Nothing found for “zzz”/)).toBeTruthy();
  expect(screen.getByText(/^Try one word of a pattern’s name/)).toBeTruthy();
});
