import { Link } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, recordedCalls, unreachable } from '#tests/component/answers.ts';
import { stats } from '#tests/component/people.ts';
import { act, renderScreen, screen, waitFor, within } from '#tests/component/render-screen.tsx';
import { celebrationOf } from '#tests/component/rewards.ts';
import { Celebrations } from './celebrations.tsx';
import { updateRewards } from './queries.ts';

const VIEWED = 'PATCH /api/celebrations/:id/viewed';
const level = celebrationOf({
  id: 'c-1',
  celebrationData: { title: 'Level 2', description: 'You reached level 2.', points: 40, level: 2, streak: 7 },
});
const badge = celebrationOf({
  id: 'c-2',
  celebrationType: 'reward',
  triggerEvent: 'badge:first-candle',
  celebrationData: { title: 'First Steps', description: 'Complete your first lesson.', points: 25 },
});

// Confetti needs a canvas, which is missing here, and is skipped with reduced motion.
beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  answer(VIEWED, level);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const viewedIds = () => recordedCalls(VIEWED).map(({ path }) => path.split('/')[3]);

test('what was earned at once is told on one card, with confetti, and marked as viewed together', async () => {
  answer('GET /api/celebrations', [level, badge]);
  const { user } = renderScreen(
    <>
      <h1 tabIndex={-1}>Results</h1>
      <Celebrations nameOf={(id) => id} />
    </>,
  );
  screen.getByText('Results').focus();
  const card = within(await screen.findByRole('dialog', { name: 'You earned 65 XP' }));
  expect(recordedCalls('GET /api/celebrations').map(({ path }) => path)).toEqual([
    '/api/celebrations?unviewedOnly=true',
  ]);
  expect(document.querySelector('canvas')).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('You earned 65 XP');
  for (const text of [
    'Level 2',
    'You reached level 2.',
    '+40 XP',
    '7-day streak',
    'Badge Unlocked: First Steps',
    '+25 XP',
  ]) {
    expect(card.getAllByText(text).length).toBeGreaterThan(0);
  }
  // It neither takes the focus nor blocks the page.
  expect(document.activeElement).toBe(screen.getByText('Results'));
  await user.click(card.getByRole('button', { name: 'Awesome!' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('Results'));
  expect(document.querySelector('canvas')).toBeNull();
  expect(viewedIds()).toEqual(['c-1', 'c-2']);
});

test.each([
  { celebration: level, name: 'Level 2', text: 'You reached level 2.' },
  { celebration: badge, name: 'Badge Unlocked', text: 'First Steps' },
])('a single celebration is called $name, and Escape closes it', async ({ celebration, name, text }) => {
  answer('GET /api/celebrations', [celebration]);
  const { user } = renderScreen(<Celebrations nameOf={(id) => id} />);
  expect(within(await screen.findByRole('dialog', { name })).getByText(text)).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(viewedIds()).toEqual([celebration.id]);
});

test('points that came along are counted and named on the card', async () => {
  answer('GET /api/celebrations', []);
  const { client } = renderScreen(<Celebrations nameOf={() => 'Doji'} />);
  await expect.poll(() => recordedCalls('GET /api/celebrations').length).toBe(1);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  const entries = [
    { cause: 'level-up:2', points: 40 },
    { cause: 'pattern-mastered:doji', points: 50 },
    { cause: 'streak-day:2026-03-09', points: 10 },
  ];
  await act(() => updateRewards(client, { entries, stats, celebrations: [level, badge] }));
  // As a changed time zone has it.
  await act(() =>
    client.refetchQueries({ type: 'active', predicate: ({ queryKey }) => queryKey[1] === 'just-earned' }),
  );
  const card = within(await screen.findByRole('dialog', { name: 'You earned 125 XP' }));
  expect(card.getByText('+50 XP · Doji completed')).toBeTruthy();
  expect(card.getByText(/^\+10 XP · day/)).toBeTruthy();
  expect(card.queryByText(/level 2 reached/)).toBeNull();
});

test('a card that was on the screen for two seconds closes when the learner moves on', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  answer('GET /api/celebrations', [level]);
  const { user } = renderScreen(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="/learn">Learn</Link>
      <Celebrations nameOf={(id) => id} />
    </>,
  );
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  vi.setSystemTime(Date.now() + 2000);
  await user.click(screen.getByRole('link', { name: 'Learn' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(viewedIds()).toEqual(['c-1']);
});

test('no dialog opens when there is nothing to celebrate, or when the celebrations cannot be loaded', async () => {
  answer('GET /api/celebrations', unreachable);
  renderScreen(<Celebrations nameOf={(id) => id} />);
  await expect.poll(() => recordedCalls('GET /api/celebrations').length).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a celebration that could not be marked as viewed does not come back on this visit', async () => {
  answer('GET /api/celebrations', [level]);
  answer(VIEWED, unreachable);
  const { user } = renderScreen(<Celebrations nameOf={(id) => id} />);
  await user.click(await screen.findByRole('button', { name: 'Awesome!' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
