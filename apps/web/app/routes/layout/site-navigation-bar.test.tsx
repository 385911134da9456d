import { expect, test } from 'vitest';
import { answer } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { SiteBar } from './site-navigation.tsx';

test.each([
  { who: 'visitor', rest: ['Upgrade'] },
  { who: 'genesis', rest: ['Upgrade', 'Sign Out'] },
  { who: 'heritage', rest: ['Sign Out'] },
] as const)('the bar of a phone serves a $who', async ({ who, rest }) => {
  answer('GET /api/auth/user', people[who]);
  renderScreen(<SiteBar />, { at: '/learn' });
  const entries = () => screen.getAllByRole('listitem').map((item) => entryOf(item).textContent);
  await expect.poll(entries).toEqual(['Home', 'Learn', 'Cards', 'Quiz', 'Vocab', ...rest]);
  expect(screen.getByRole('link', { name: 'Learn' }).getAttribute('aria-current')).toBe('page');
});

/** Its link, or its button. */
function entryOf(item: HTMLElement): Element {
  return item.querySelector('a, button') ?? item;
}

test('the upgrade leads to what it buys', async () => {
  answer('GET /api/auth/user', people.visitor);
  renderScreen(<SiteBar />, { at: '/learn' });
  expect((await screen.findByRole('link', { name: 'Upgrade' })).getAttribute('href')).toBe('/tier-breakdown');
});

test('a learner who taps Sign Out is asked before the session ends', async () => {
  answer('GET /api/auth/user', people.genesis);
  renderScreen(<SiteBar />, { at: '/learn' });
  const button = await screen.findByRole('button', { name: 'Sign Out' });
  const question = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(question?.getAttribute('popover')).toBe('auto');
  expect(question?.textContent).toContain('Sign out on this device?');
  expect(question?.querySelector('a')?.getAttribute('href')).toBe('/api/logout');
});
