import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, recordedCalls, unreachable } from '#tests/component/answers.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { celebrationOf } from '#tests/component/rewards.ts';
import { Celebrations } from './celebrations.tsx';

const VIEWED = 'PATCH /api/celebrations/:id/viewed';
const level = celebrationOf({
  id: 'c-1',
  celebrationData: { title: 'Level 2', description: 'You reached level 2.', points: 40, level: 2, streak: 7 },
});
const badge = celebrationOf({
  id: 'c-2',
  celebrationType: 'reward',
  triggerEvent: 'badge:first-candle',
  celebrationData: { title: 'First Candle', description: 'Complete one lesson.', points: 25 },
});

// Confetti needs a canvas, which is missing here, and is skipped with reduced motion.
beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  answer(VIEWED, level);
});
afterEach(() => vi.restoreAllMocks());

const viewedIds = () => recordedCalls(VIEWED).map(({ path }) => path.split('/')[3]);

test('unviewed celebrations show one at a time, with confetti, and are marked as viewed when the learner moves on', async () => {
  answer('GET /api/celebrations', [level, badge]);
  const { user } = renderScreen(<Celebrations />);
  const first = within(await screen.findByRole('dialog', { name: 'Level 2' }));
  expect(recordedCalls('GET /api/celebrations').map(({ path }) => path)).toEqual([
    '/api/celebrations?unviewedOnly=true',
  ]);
  expect(document.querySelector('canvas')).not.toBeNull();
  expect(first.getByText('You reached level 2.')).toBeTruthy();
  expect(document.activeElement).toBe(first.getByRole('button', { name: 'Continue' }));
  expect(first.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '+40 XP',
    'Level 2',
    '7-day streak',
  ]);
  await user.click(first.getByRole('button', { name: 'Continue' }));
  const last = within(await screen.findByRole('dialog', { name: 'Badge Unlocked' }));
  expect(last.getByText('First Candle')).toBeTruthy();
  expect(document.activeElement).toBe(last.getByRole('button', { name: 'Awesome!' }));
  await user.click(last.getByRole('button', { name: 'Awesome!' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelector('canvas')).toBeNull();
  expect(viewedIds()).toEqual(['c-1', 'c-2']);
});

test('closing the dialog marks the shown celebration as viewed and postpones the others', async () => {
  answer('GET /api/celebrations', [level, badge]);
  const { user } = renderScreen(<Celebrations />);
  await screen.findByRole('dialog', { name: 'Level 2' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(viewedIds()).toEqual(['c-1']);
});

test('no dialog opens when there is nothing to celebrate, or when the celebrations cannot be loaded', async () => {
  answer('GET /api/celebrations', unreachable);
  renderScreen(<Celebrations />);
  await expect.poll(() => recordedCalls('GET /api/celebrations').length).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a celebration that could not be marked as viewed does not come back on this visit', async () => {
  answer('GET /api/celebrations', [level]);
  answer(VIEWED, unreachable);
  const { user } = renderScreen(<Celebrations />);
  await user.click(await screen.findByRole('button', { name: 'Awesome!' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
