import { counts } from '@wickwise/curriculum/copy/counts';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { expect, test } from 'vitest';
import { answer, refusal } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import TestAccess from './test-access.tsx';

const PASS = 'emergency_heritage_access';

function renderAccess(who: 'genesis' | 'heritage' | 'refunded') {
  const { subscriptionTier: tier, subscriptionStatus: status } = people[who];
  const hasHeritageAccess = who === 'heritage';
  answer('GET /api/auth/user', people[who]);
  answer('GET /api/subscription/info', { tier, status, hasHeritageAccess });
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess }));
  return renderScreen(<TestAccess />, { at: '/test-access' });
}

test.each([
  { who: 'genesis', tier: 'Genesis', access: 'Denied', open: 5, gated: 0 },
  { who: 'heritage', tier: 'Heritage', access: 'Granted', open: counts.lessons, gated: 4 },
  { who: 'refunded', tier: 'Genesis (your Heritage is inactive)', access: 'Denied', open: 5, gated: 0 },
] as const)('the access test tells a $who learner what is open', async ({ who, tier, access, open, gated }) => {
  renderAccess(who);
  await screen.findByText(`You can open ${open} of ${counts.lessons} patterns and ${gated} of 4 gated features.`);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Authenticated',
    'Current tier',
    'Heritage access',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Yes'),
    tier,
    expect.stringContaining(access),
  ]);
  const gatedFeatures = within(screen.getByRole('region', { name: 'Gated features' })).getAllByRole('listitem');
  expect(gatedFeatures.map(({ textContent }) => textContent)).toEqual(
    ['AI chart analysis', 'Advanced analytics (weak areas)', 'Strength analysis', 'Learning recommendations'].map(
      (feature) => `${feature} ${access}`,
    ),
  );
  expect(screen.getAllByText('Lesson')).toHaveLength(open);
  expect(screen.queryAllByText('Preview')).toHaveLength(counts.lessons - open);
  expect(screen.queryAllByRole('heading', { name: 'Heritage Tier Required' })).toHaveLength(
    access === 'Denied' ? 1 : 0,
  );
});

test('the emergency cookie opens the gate of a page, which then says how to get in', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page itself writes it so.
  document.cookie = `${PASS}=true`;
  renderAccess('genesis');
  const gate = within(await screen.findByRole('region', { name: 'The gate inside a page' }));
  expect(gate.getByText(/The pass in this browser doesn’t unlock Heritage content\.$/)).toBeTruthy();
  expect(gate.getByRole('link', { name: 'Activate Heritage' }).getAttribute('href')).toBe('/activate-heritage');
  expect(gate.getByText(/^You’re past the gate/)).toBeTruthy();
  expect(
    screen.getByText(`You can open ${counts.freeLessons} of ${counts.lessons} patterns and 0 of 4 gated features.`),
  ).toBeTruthy();
});

test('the access test of a session that has ended leads to the sign-in', async () => {
  answer('GET /api/auth/user', people.genesis);
  answer('GET /api/subscription/info', refusal('not_signed_in'));
  answer('GET /api/patterns', []);
  renderScreen(<TestAccess />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Authentication Required' })).toBeTruthy();
});
