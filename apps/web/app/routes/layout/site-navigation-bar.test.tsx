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
  const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  await expect.poll(links).toEqual(['Home', 'Learn', 'Cards', 'Quiz', 'Vocab', ...rest]);
  expect(screen.getByRole('link', { name: 'Learn' }).getAttribute('aria-current')).toBe('page');
});
