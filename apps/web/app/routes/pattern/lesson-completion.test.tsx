import type { ComponentProps } from 'react';
import { useParams } from 'react-router';
import { expect, test } from 'vitest';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { button, type LessonOptions, renderLessonRoute } from '#tests/component/lesson.tsx';
import { stats } from '#tests/component/people.ts';
import { screen } from '#tests/component/render-screen.tsx';
import LessonRoute from './lesson.tsx';

const SAVE = 'PUT /api/progress/:patternId';

function LessonAtAddress() {
  const route = { params: useParams(), loaderData: { patterns: '[]' } } as unknown;
  return <LessonRoute {...(route as ComponentProps<typeof LessonRoute>)} />;
}

const renderLesson = (shown?: LessonOptions) => renderLessonRoute(<LessonAtAddress />, shown);

/** The server's answer to a lesson that was marked. */
function saved(isCompleted: boolean, entries: { cause: string; points: number }[]) {
  const masteryLevel = isCompleted ? ('mastered' as const) : ('learning' as const);
  const progress = { patternId: 'doji', completed: isCompleted, masteryLevel, updatedAt: '2026-03-02T09:00:00.000Z' };
  return { progress, earned: { entries, stats, celebrations: [] } };
}

test('while a lesson is being saved the button says so and ignores a second click', async () => {
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
  await expect.poll(address).toBe('/learn');
  const earnedText = '+50 XP · Doji completed, +10 XP.';
  expect(window.history.state.usr).toEqual({ patternId: 'doji', earnedText });
  expect(recordedCalls(SAVE)).toMatchObject([{ body: { completed: true, masteryLevel: 'mastered' } }]);
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
  await expect.poll(address).toBe('/learn');
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

test('a mastered lesson can be reopened, and earns nothing twice', async () => {
  const { user, address } = renderLesson({ done: ['doji'] });
  expect(await screen.findByText('You’ve completed this lesson')).toBeTruthy();
  answer(SAVE, saved(false, []));
  await user.click(await button('Mark as still learning'));
  expect(await screen.findByText('Marked as still learning')).toBeTruthy();
  expect(screen.getByText('its XP is already yours')).toBeTruthy();
  answer(SAVE, saved(true, []));
  await user.click(await button('Mark as Complete'));
  await expect.poll(address).toBe('/learn');
  expect(window.history.state.usr).toEqual({ patternId: 'doji', earnedText: 'You already earned its XP.' });
});
