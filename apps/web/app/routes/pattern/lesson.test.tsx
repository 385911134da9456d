import { patterns } from '@wickwise/curriculum/patterns';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import type { ComponentProps } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useParams } from 'react-router';
import { expect, test } from 'vitest';
import { sentences } from '#tests/browser/support/premium-text.ts';
import { answer, askedCalls, never, refusal } from '#tests/component/answers.ts';
import { completed, people, stats } from '#tests/component/people.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import LessonRoute, { loader, meta } from './lesson.tsx';

const SAVE = 'PUT /api/progress/:patternId';

interface Shown {
  id?: string;
  who?: keyof typeof people;
  done?: string[];
  /** Whether the list of patterns is refused. */
  isFailing?: boolean;
  /** Whether it is the page that the build made. */
  isBuilt?: boolean;
}

function renderLesson({ id = 'doji', who = 'genesis', done = [], isFailing = false, isBuilt = false }: Shown = {}) {
  answer('GET /api/auth/user', people[who]);
  const patterns = readerPatterns({ hasHeritageAccess: who === 'heritage' });
  answer('GET /api/patterns', isFailing ? refusal('unavailable') : patterns);
  answer('GET /api/progress', completed(...done));
  answer('GET /api/patterns/:patternId/real-examples', []);
  return renderScreen(<LessonAtAddress isBuilt={isBuilt} />, { at: `/learn/${id}`, path: '/learn/:patternId' });
}

/** There is nothing to fetch beforehand, as the build's list of files would tell. */
const noFiles = { manifest: { routes: {} }, routeModules: {} } as unknown as ComponentProps<
  typeof FrameworkContext.Provider
>['value'];

function LessonAtAddress({ isBuilt }: { isBuilt: boolean }) {
  const params = useParams();
  const loaderData = isBuilt ? loader({ params } as Parameters<typeof loader>[0]) : { patterns: [] };
  const route = { params, loaderData } as ComponentProps<typeof LessonRoute>;
  return (
    <FrameworkContext.Provider value={noFiles}>
      <LessonRoute {...route} />
    </FrameworkContext.Provider>
  );
}

// Found by text: a search by role takes seconds with this many candles.
const button = (name: string) => screen.findByText(name, { selector: 'button' });
const title = (name: string) => screen.findByText(name, { selector: 'h1' });

/** The server's answer to a lesson that was marked. */
function saved(isCompleted: boolean, entries: { cause: string; points: number }[]) {
  const masteryLevel = isCompleted ? ('mastered' as const) : ('learning' as const);
  const progress = { patternId: 'doji', completed: isCompleted, masteryLevel, updatedAt: '2026-03-02T09:00:00.000Z' };
  return { progress, earned: { entries, stats, celebrations: [] } };
}

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
  expect(tags).toContainEqual({ title: 'Bullish engulfing · Wickwise' });
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

test('a free lesson and its neighbors are shown before the reader is known', async () => {
  answer('GET /api/auth/user', never);
  answer('GET /api/patterns', never);
  renderScreen(<LessonAtAddress isBuilt />, { at: '/learn/hammer', path: '/learn/:patternId' });
  expect(screen.getByText('Hammer', { selector: 'h1' })).toBeTruthy();
  for (const words of ['What it is', 'How traders read it']) expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText('Hanging Man', { selector: 'figcaption' })).toBeTruthy();
  const ways = within(screen.getByLabelText('Previous and next lesson')).getAllByRole('link');
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/learn/doji', '/learn/shooting-star']);
  expect(screen.getByText('Loading your progress...')).toBeTruthy();
});

test('a free lesson stays readable when the server fails', async () => {
  const { user } = renderLesson({ isFailing: true, isBuilt: true });
  expect(await screen.findByText('Your progress could not be loaded')).toBeTruthy();
  expect(screen.getByText('What it is', { selector: 'h2' })).toBeTruthy();
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: false }));
  await user.click(await button('Try again'));
  expect(await screen.findByText('Mark as Complete')).toBeTruthy();
});

test('lessons lead to their neighbors', async () => {
  const { user } = renderLesson({ id: 'hammer', who: 'visitor' });
  await title('Hammer');
  const neighbour = (name: string) =>
    within(screen.getByLabelText('Previous and next lesson')).getByText(name, { selector: 'a span' });
  await user.click(neighbour('Shooting Star'));
  await title('Shooting Star');
  await user.click(neighbour('Hammer'));
  await title('Hammer');
});

test('an unknown lesson leads back to the list', async () => {
  renderLesson({ id: 'no-such-pattern' });
  await title('No such lesson');
  expect(document.title).toBe('No such lesson · Wickwise');
  expect(screen.getByRole('link', { name: 'Go to the lessons' }).getAttribute('href')).toBe('/learn');
});

test('a lesson that could not be loaded can be requested again', async () => {
  const { user } = renderLesson({ isFailing: true });
  expect(await screen.findByText('The lesson could not be loaded')).toBeTruthy();
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: false }));
  await user.click(await button('Try again'));
  await title('Doji');
});

test('while a lesson is being saved the button says so and takes no second press', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof saved>>();
  answer(SAVE, promise);
  const { user, address } = renderLesson();
  expect((await screen.findByText(/^earns/)).textContent).toBe('earns 50 XP');
  await user.click(await button('Mark as Complete'));
  expect(document.activeElement).toBe(await button('Saving...'));
  await user.keyboard('{Enter}');
  resolve(
    saved(true, [
      { cause: 'pattern-mastered:doji', points: 50 },
      { cause: 'study-day:2026-03-02', points: 10 },
    ]),
  );
  expect(await screen.findByText('Lesson complete')).toBeTruthy();
  expect(screen.getByText(/^\+50 XP · Doji mastered/)).toBeTruthy();
  expect(address()).toBe('/learn');
  expect(askedCalls(SAVE)).toMatchObject([{ body: { completed: true, masteryLevel: 'mastered' } }]);
});

test.each([
  {
    trouble: 'does not answer',
    fail: () => Promise.reject(new TypeError('Failed to fetch')),
    words: 'We couldn’t reach the server, so this lesson isn’t marked yet.',
  },
  {
    trouble: 'fails',
    fail: () => refusal('internal_error'),
    words: 'Something went wrong on our side. Nothing was changed.',
  },
])('when the server $trouble the learner stays on the lesson and can try again', async ({ fail, words }) => {
  const { user, address } = renderLesson();
  answer(SAVE, fail);
  await user.click(await button('Mark as Complete'));
  const problem = (await screen.findByText(words)).closest('[role=alert]');
  expect(problem?.textContent).toContain('Not saved');
  expect(address()).toBe('/learn/doji');
  answer(SAVE, saved(true, []));
  await user.click(await button('Try again'));
  expect(await screen.findByText('Lesson complete')).toBeTruthy();
  expect(address()).toBe('/learn');
});

test('a learner whose session has ended is sent to sign in and back to the lesson', async () => {
  const { user } = renderLesson();
  answer(SAVE, refusal('not_signed_in'));
  await user.click(await button('Mark as Complete'));
  const words = 'You’ve been signed out. Sign in again, then mark this lesson.';
  expect((await screen.findByText(words)).closest('[role=alert]')).not.toBeNull();
  const link = screen.getByText('Sign in again', { selector: 'a' });
  expect(link.getAttribute('href')).toBe('/api/login?returnTo=%2Flearn%2Fdoji');
});

test('a mastered lesson can be taken up again, and earns nothing twice', async () => {
  const { user } = renderLesson({ done: ['doji'] });
  expect(await screen.findByText('You have mastered this lesson')).toBeTruthy();
  answer(SAVE, saved(false, []));
  await user.click(await button('Mark as still learning'));
  expect(await screen.findByText('Marked as still learning')).toBeTruthy();
  expect(screen.getByText('its XP is already yours')).toBeTruthy();
  answer(SAVE, saved(true, []));
  await user.click(await button('Mark as Complete'));
  expect(await screen.findByText('You earned its XP before.')).toBeTruthy();
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

test('an unknown pattern in the address of a comparison leaves the lesson', async () => {
  renderLesson({ id: 'doji?compare=nothing' });
  await title('Doji');
});

test('asking for what followed the example also shows how its trade went', async () => {
  const { user } = renderLesson({ id: 'hammer', who: 'visitor' });
  await user.click(await button('Show what followed'));
  expect(await screen.findByText('Hide the outcome')).toBeTruthy();
});
