import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, recordedCalls } from '#tests/component/answers.ts';
import { completed, people } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { answerToday } from '#tests/component/today.ts';
import Learn from './learn.tsx';

afterEach(() => vi.restoreAllMocks());

function renderLearn(
  who: 'visitor' | 'genesis',
  patterns = readerPatterns({ hasHeritageAccess: false }),
  at = '/learn',
) {
  answer('GET /api/auth/user', people[who]);
  answerToday();
  answer('GET /api/patterns', patterns);
  answer('GET /api/progress', completed('doji'));
  return renderScreen(<Learn />, { at });
}

// Found by text: a search by role takes seconds with this many pictures.
const card = (name: string) => screen.getByText(name, { selector: 'h3 a' }).closest('li') ?? document.body;
const pictureOf = (name: string) => card(name).querySelector('svg[role=img]')?.getAttribute('class') ?? '';

test('a completed lesson is marked as done, and what cannot be studied yet is dimmed', async () => {
  renderLearn('genesis');
  await expect.poll(() => card('Doji').textContent).toContain('Done');
  expect(card('Hammer').textContent).toContain('Study');
  for (const name of ['Bearish Engulfing', 'Morning Star']) expect(pictureOf(name)).toContain('opacity-45');
  for (const name of ['Doji', 'Hammer']) expect(pictureOf(name)).not.toContain('opacity-45');
});

test('a lesson without a picture says Loading chart... in its place, and the console names it', async () => {
  const log = vi.spyOn(console, 'info').mockReturnValue();
  const patterns = readerPatterns({ hasHeritageAccess: false });
  const withoutPicture = { picture: null, imageUrl: null };
  renderLearn(
    'visitor',
    patterns.map((pattern) => (pattern.id === 'morning-star' ? { ...pattern, ...withoutPicture } : pattern)),
  );
  // The page says the same about a picture that is still loading; the server's response tells that there is none.
  await expect.poll(() => log.mock.calls).toEqual([['No picture found for morning-star.']]);
  expect(card('Morning Star').textContent).toContain('Loading chart...');
  expect(recordedCalls('GET /api/progress')).toEqual([]);
});

test.each([
  { at: '/learn', first: 'Hammer' },
  { at: '/learn?category=risk-management', first: 'Position Sizing' },
])('notes from $at begin with what that tab has to study, and leave out previews', async ({ at, first }) => {
  const { user } = renderLearn('genesis', readerPatterns({ hasHeritageAccess: false }), at);
  await screen.findByText('of completed');
  await user.click(screen.getByText('My Trading Journal', { selector: 'button' }));
  expect(await screen.findByLabelText(`Your notes on ${first}`)).toBeTruthy();
  const offered = [...screen.getByLabelText('Lesson').querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(offered).toEqual(expect.arrayContaining(['Doji', 'Trend Analysis', 'How to Read a Candle']));
  expect(offered).not.toContain('Double Top');
});
