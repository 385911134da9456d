import { expect, test } from 'vitest';
import { answer, never, unreachable } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { answerBadges, badgeProgressOf, earnedBadge, noBadges } from '#tests/component/rewards.ts';
import { BadgePanel } from './badge-panel.tsx';

const first = earnedBadge('first-candle');
const some = {
  stats: { ...noBadges, totalBadges: 1, totalPoints: 25, bronzeBadges: 1, recentBadges: [first] },
  earned: [first],
  progress: [
    badgeProgressOf('free-five', 4, 5),
    badgeProgressOf('three-days', 2, 3),
    badgeProgressOf('level-five', 2, 5),
    badgeProgressOf('first-quiz', 0, 1),
  ],
};
const part = (name: string) => within(screen.getByRole('region', { name }));

test('the panel counts the badges, lists the newest with their XP and shows the three nearest', async () => {
  answerBadges(some);
  renderScreen(<BadgePanel days={people.genesis} />);
  expect(await screen.findByText('Badges earned')).toBeTruthy();
  expect(screen.getByText('Badge points').nextElementSibling?.textContent).toBe('25 XP');
  const tiers = screen.getAllByText(/^(Bronze|Silver|Gold|Platinum|Diamond)$/);
  expect(tiers.map((tier) => tier.parentElement?.textContent)).toEqual([
    '1Bronze',
    '0Silver',
    '0Gold',
    '0Platinum',
    '0Diamond',
  ]);
  const recent = part('Recently earned').getByRole('listitem');
  expect(recent.textContent).toBe('First StepsMar 9, 2026+25 XP');
  const bars = part('Next achievements').getAllByRole('progressbar');
  expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'Progress toward First Five',
    'Progress toward Three in a Row',
    'Progress toward Level Five',
  ]);
  expect(part('Next achievements').getByText('4 / 5')).toBeTruthy();
});

test('a next achievement whose target is exceeded shows a full bar and no more', async () => {
  answerBadges({ ...some, progress: [badgeProgressOf('free-five', 7, 5)] });
  renderScreen(<BadgePanel days={people.genesis} />);
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Progress toward First Five' });
  expect([bar.value, bar.max]).toEqual([5, 5]);
  expect(part('Next achievements').getByText('5 / 5')).toBeTruthy();
});

test('a next achievement that takes Heritage says so', async () => {
  const beyond = { ...badgeProgressOf('every-door', 4, 5), needsHeritage: true };
  answerBadges({ ...some, progress: [badgeProgressOf('free-five', 4, 5), beyond] });
  renderScreen(<BadgePanel days={people.genesis} />);
  await screen.findByText('Badges earned');
  const texts = part('Next achievements')
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts.map((text) => text?.endsWith('You need Heritage for this one.'))).toEqual([false, true]);
});

test('every badge is in the grid, locked until it is earned, and the filter narrows them to one category', async () => {
  answerBadges(some);
  const { user } = renderScreen(<BadgePanel days={people.genesis} />);
  await screen.findByText('Badges earned');
  const grid = part('All badges');
  const all = grid.getAllByRole('listitem');
  expect(all.length).toBeGreaterThanOrEqual(30);
  expect(grid.getAllByText(/^Locked/)).toHaveLength(all.length - 1);
  await user.click(grid.getByRole('button', { name: 'Dedication' }));
  expect(grid.getByRole('button', { name: 'Dedication' }).getAttribute('aria-pressed')).toBe('true');
  expect(grid.queryByText('First Steps')).toBeNull();
  expect(grid.getByText('Three in a Row')).toBeTruthy();
});

test('an earned badge opens as on the day it was unlocked, and Awesome! closes it', async () => {
  answerBadges(some);
  const { user } = renderScreen(<BadgePanel days={people.genesis} />);
  await user.click(await screen.findByRole('button', { name: /^First Steps/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Badge Unlocked' }));
  expect(dialog.getByText('Earned on Mar 9, 2026')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Awesome!' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a locked badge opens with how it can be earned', async () => {
  answerBadges(some);
  const { user } = renderScreen(<BadgePanel days={people.genesis} />);
  await screen.findByText('Badges earned');
  await user.click(part('All badges').getByRole('button', { name: /^Three in a Row/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Still locked' }));
  expect(dialog.getByText('Keep a three-day streak.')).toBeTruthy();
});

test('a learner without badges sees how to earn the first one', async () => {
  answerBadges();
  renderScreen(<BadgePanel days={people.genesis} />);
  expect(await screen.findByText('Your first badge is one lesson away.')).toBeTruthy();
});

test('the panel says that it is loading', () => {
  answerBadges(some);
  answer('GET /api/badges/stats', never);
  renderScreen(<BadgePanel days={people.genesis} />);
  expect(screen.getByText('Loading your badges')).toBeTruthy();
});

test('badges that couldn’t be loaded are requested again', async () => {
  answerBadges(some);
  answer('GET /api/badges/stats', unreachable);
  const { user } = renderScreen(<BadgePanel days={people.genesis} />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answerBadges(some);
  await user.click(retry);
  expect(await screen.findByText('Badges earned')).toBeTruthy();
});
