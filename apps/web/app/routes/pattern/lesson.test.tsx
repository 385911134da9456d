import { SIGNED_IN_COOKIE } from '@wickwise/contract/constants';
import { patterns } from '@wickwise/curriculum/patterns';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import type { ComponentProps } from 'react';
import { useParams } from 'react-router';
import { expect, test, vi } from 'vitest';
import { sentences } from '#tests/browser/support/premium-text.ts';
import { answer, never } from '#tests/component/answers.ts';
import { button, type LessonOptions, renderAtAddress, renderLessonRoute, title } from '#tests/component/lesson.tsx';
import { screen, within } from '#tests/component/render-screen.tsx';
import LessonRoute, { loader, meta } from './lesson.tsx';

/** `isBuilt`: the page that the build made. */
function LessonAtAddress({ isBuilt = false }) {
  const params = useParams();
  const loaderData = isBuilt ? loader({ params } as Parameters<typeof loader>[0]) : { patterns: '[]' };
  const route = { params, loaderData } as ComponentProps<typeof LessonRoute>;
  return <LessonRoute {...route} />;
}

const renderLesson = (shown: LessonOptions) => renderLessonRoute(<LessonAtAddress />, shown);

test('a lesson shows everything that its author wrote, and its candles as a table', async () => {
  const hammer = patterns.find(({ id }) => id === 'hammer');
  if (hammer === undefined) throw new Error('There is no hammer.');
  const { user } = renderLesson({ id: 'hammer', who: 'visitor' });
  await title('Hammer');
  await user.click(await button('Show the outcome'));
  for (const sentence of sentences(hammer)) expect(document.body.textContent).toContain(sentence);
  for (const { measure, bound } of hammer.rules) {
    const rule = screen.getByText(measure, { selector: 'button span' }).closest('li');
    expect(rule?.textContent).toContain(bound);
  }
  for (const name of hammer.alsoCalled) expect(document.body.textContent).toContain(name);
  expect(document.querySelector(`svg[aria-label^="${hammer.example.alt}"]`)).not.toBeNull();
  const table = screen.getByText('Show the candles as a table').closest('details')?.querySelector('table');
  expect(table?.rows).toHaveLength(hammer.example.candles.length + 1);
  expect(within(table ?? document.body).getAllByRole('rowheader', { name: /pattern/ }).length).toBeGreaterThan(0);
});

test('the title of a lesson comes from its address', () => {
  const tags = meta({ params: { patternId: 'bullish-engulfing' } } as Parameters<typeof meta>[0]);
  expect(tags).toContainEqual({ title: 'Bullish Engulfing · Wickwise' });
});

test('a lesson that is locked can be read, says which come first, leads to them and cannot be completed', async () => {
  const { user } = renderLesson({ id: 'bearish-engulfing', who: 'visitor' });
  await title('Bearish Engulfing');
  expect(screen.getByText('What it is', { selector: 'h2' })).toBeTruthy();
  expect(screen.getByText('Complete previous lessons to unlock', { selector: 'h2' })).toBeTruthy();
  expect(screen.queryByText('Mark as Complete')).toBeNull();
  await user.click(screen.getByText('Bullish Engulfing', { selector: 'li a' }));
  await title('Bullish Engulfing');
});

test('a free lesson and its neighbors are shown before the viewer is known', async () => {
  answer('GET /api/auth/user', never);
  answer('GET /api/patterns', never);
  answer('GET /api/patterns/:patternId/real-examples', []);
  renderAtAddress(<LessonAtAddress isBuilt />, 'hammer');
  expect(screen.getByText('Hammer', { selector: 'h1' })).toBeTruthy();
  for (const words of ['What it is', 'How traders read it']) expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText('Hanging Man', { selector: 'figcaption' })).toBeTruthy();
  const ways = within(screen.getByLabelText('Previous and next lesson')).getAllByRole('link');
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/learn/doji', '/learn/shooting-star']);
  expect(screen.getByText('Mark as Complete')).toBeTruthy();
});

test.each([
  { before: 'completed', done: ['doji', 'hammer', 'shooting-star', 'bullish-engulfing'], words: 'Mark as Complete' },
  { before: 'missing', done: ['doji'], words: 'Complete previous lessons to unlock' },
])('without a session, a free lesson whose requirements are $before needs no response to say so', async (known) => {
  const lists = { patternIds: known.done, terms: [], sections: [], modules: [], articles: [] };
  localStorage.setItem('wickwise.visitor-progress', JSON.stringify({ version: 2, ...lists }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  for (const call of ['GET /api/auth/user', 'GET /api/patterns'] as const) answer(call, never);
  answer('GET /api/patterns/:patternId/real-examples', []);
  renderAtAddress(<LessonAtAddress isBuilt />, 'bearish-engulfing');
  expect(await screen.findByText(known.words)).toBeTruthy();
});

test('a free lesson that may be locked waits for the progress of a browser with a session', async () => {
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue(`${SIGNED_IN_COOKIE}=someone`);
  for (const call of ['GET /api/auth/user', 'GET /api/patterns'] as const) answer(call, never);
  answer('GET /api/patterns/:patternId/real-examples', []);
  renderAtAddress(<LessonAtAddress isBuilt />, 'bearish-engulfing');
  expect(await screen.findByText('On a real chart')).toBeTruthy();
  expect(screen.getByText('Loading your progress...')).toBeTruthy();
  cookie.mockRestore();
});

test('a price action lesson, which no recognizer finds on real charts, has no part about them', async () => {
  renderLesson({ id: 'market-structure', who: 'heritage' });
  expect(await screen.findByText('What it is', { selector: 'h2' })).toBeTruthy();
  expect(screen.queryByText('On a real chart')).toBeNull();
});

test('a free lesson stays readable when the server fails', async () => {
  const { user } = renderLessonRoute(<LessonAtAddress isBuilt />, { isFailing: true });
  expect(await screen.findByText('Your progress couldn’t be loaded')).toBeTruthy();
  expect(screen.getByText('What it is', { selector: 'h2' })).toBeTruthy();
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: false }));
  await user.click(await button('Try again'));
  expect(await screen.findByText('Mark as Complete')).toBeTruthy();
});

test('lessons lead to their neighbors', async () => {
  const { user } = renderLesson({ id: 'hammer', who: 'visitor' });
  await title('Hammer');
  const neighbor = (name: string) =>
    within(screen.getByLabelText('Previous and next lesson')).getByText(name, { selector: 'a span' });
  await user.click(neighbor('Shooting Star'));
  await title('Shooting Star');
  await user.click(neighbor('Hammer'));
  await title('Hammer');
});

test('an unknown lesson leads back to the list', async () => {
  renderLesson({ id: 'no-such-pattern' });
  await title('No such lesson');
  expect(document.title).toBe('No such lesson · Wickwise');
  expect(screen.getByRole('link', { name: 'Go to the lessons' }).getAttribute('href')).toBe('/learn');
});

test('a lesson that couldn’t be loaded can be requested again', async () => {
  const { user } = renderLesson({ isFailing: true });
  expect(await screen.findByText('The lesson couldn’t be loaded')).toBeTruthy();
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: false }));
  await user.click(await button('Try again'));
  await title('Doji');
});

test('two patterns that are easily confused appear side by side, with the difference', async () => {
  renderLesson({ id: 'morning-star?compare=evening-star', who: 'heritage' });
  await title('Morning Star or Evening Star?');
  for (const id of ['morning-star', 'evening-star']) {
    const pattern = patterns.find((known) => known.id === id);
    for (const text of [...(pattern?.characteristics ?? []), pattern?.nearMiss.caption ?? id]) {
      expect(document.body.textContent).toContain(text);
    }
    expect(screen.getByRole('link', { name: pattern?.name ?? '' }).getAttribute('href')).toBe(`/learn/${id}`);
  }
});

test('a comparison with a Heritage lesson shows others its picture and nothing more', async () => {
  renderLesson({ id: 'doji?compare=morning-star', who: 'genesis', done: ['doji'] });
  await title('Doji or Morning Star?');
  expect(screen.getAllByText(/This part belongs to a Heritage lesson/)).toHaveLength(3);
  const premium = patterns.find(({ id }) => id === 'morning-star');
  for (const sentence of premium?.characteristics ?? []) expect(document.body.textContent).not.toContain(sentence);
});

test('a comparison shows free lessons that open after others in full, as their own pages do', async () => {
  renderLesson({ id: 'shooting-star?compare=bullish-engulfing', who: 'visitor' });
  await title('Shooting Star or Bullish Engulfing?');
  for (const id of ['shooting-star', 'bullish-engulfing']) {
    const pattern = patterns.find((known) => known.id === id);
    for (const text of pattern?.characteristics ?? [id]) expect(document.body.textContent).toContain(text);
  }
});

test('an unknown pattern in the address of a comparison leaves the lesson', async () => {
  renderLesson({ id: 'doji?compare=nothing' });
  await title('Doji');
});

test('asking for what followed the example also shows how its trade went', async () => {
  const { user } = renderLesson({ id: 'hammer', who: 'visitor' });
  await user.click(await button('Show what followed'));
  expect(await screen.findByText('Hide the outcome')).toBeTruthy();
});
