import { expect, test } from 'vitest';
import { answer, recordedCalls } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { useSubscriptionInfo } from './queries.ts';
import { TierGate } from './tier-gate.tsx';

function Page({ title }: { title?: string }) {
  useSubscriptionInfo();
  return (
    <TierGate {...(title && { fallbackTitle: title })}>
      <p>Heritage content</p>
    </TierGate>
  );
}

test.each([
  [undefined, 'Heritage Tier Required'],
  ['Your strengths are part of Heritage', 'Your strengths are part of Heritage'],
])('a part of a page titled %s shows others “%s” with the upgrade', async (title, shown) => {
  answer('GET /api/auth/user', people.visitor);
  answer('GET /api/subscription/info', { tier: 'genesis', status: 'active', hasHeritageAccess: false });
  renderScreen(<Page {...(title && { title })} />);
  expect(await screen.findByRole('heading', { level: 2, name: shown })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Upgrade to Heritage - $37' }).getAttribute('href')).toBe('/checkout');
  expect(screen.queryByText('Heritage content')).toBeNull();
  expect(recordedCalls('GET /api/subscription/info')).toEqual([]);
});

test('a Heritage member sees the content, and their subscription is fetched', async () => {
  answer('GET /api/auth/user', people.heritage);
  answer('GET /api/subscription/info', { tier: 'heritage', status: 'active', hasHeritageAccess: true });
  renderScreen(<Page />);
  expect(await screen.findByText('Heritage content')).toBeTruthy();
  await expect.poll(() => recordedCalls('GET /api/subscription/info').length).toBe(1);
});
