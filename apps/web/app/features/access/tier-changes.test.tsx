import { focusManager, queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { makeCall } from '#app/lib/api-client.ts';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { people, stats } from '#tests/component/people.ts';
import { act, fireEvent, renderScreen, screen } from '#tests/component/render-screen.tsx';
import { useRefreshOnTierChange, useRefreshOnTierRefusal } from './tier-changes.ts';
import { TierGate } from './tier-gate.tsx';

const statsQuery = queryOptions({ queryKey: ['stats'], queryFn: () => makeCall('GET /api/stats') });
const galleryQuery = queryOptions({ queryKey: ['gallery'], queryFn: () => makeCall('GET /api/gallery') });
const scenariosQuery = queryOptions({ queryKey: ['scenarios'], queryFn: () => makeCall('GET /api/scenarios') });

function Page() {
  useRefreshOnTierRefusal();
  const { isSuccess } = useQuery(statsQuery);
  return (
    <>
      <p>{isSuccess ? 'Stats' : null}</p>
      <TierGate>
        <Gallery />
      </TierGate>
    </>
  );
}

function Gallery() {
  const { isSuccess } = useQuery(galleryQuery);
  return <p>{isSuccess ? 'Gallery' : null}</p>;
}

test('a call refused for its tier refetches the user first, then only what is still open to them', async () => {
  answer('GET /api/auth/user', people.heritage);
  answer('GET /api/stats', stats);
  answer('GET /api/gallery', []);
  const { client } = renderScreen(<Page />);
  await screen.findByText('Gallery');
  await screen.findByText('Stats');
  const before = recordedCalls().length;

  answer('GET /api/auth/user', people.refunded);
  answer('GET /api/gallery', refusal('heritage_required'));
  answer('GET /api/scenarios', refusal('heritage_required'));
  await act(() => client.prefetchQuery(scenariosQuery));
  await screen.findByRole('heading', { name: 'Heritage Tier Required' });
  await expect.poll(() => recordedCalls('GET /api/stats').length).toBe(2);
  expect(
    recordedCalls()
      .slice(before)
      .map(({ route }) => route),
  ).toEqual(['GET /api/scenarios', 'GET /api/auth/user', 'GET /api/stats']);
});

const INFO = 'GET /api/subscription/info';

function OpenPage() {
  useRefreshOnTierRefusal();
  useRefreshOnTierChange();
  const { isSuccess } = useQuery(statsQuery);
  return (
    <>
      <Link to="/another">{isSuccess ? 'Another page' : null}</Link>
      <TierGate>
        <Gallery />
      </TierGate>
    </>
  );
}

const openAnotherPage = () => fireEvent.click(screen.getByText('Another page'));

function returnToTab() {
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  focusManager.setFocused(undefined);
}

test.each([
  ['opening another page', openAnotherPage],
  ['coming back to the tab', returnToTab],
])('after a refund on another device, %s locks Heritage and requests nothing that would be refused', async (_, act) => {
  answer('GET /api/auth/user', people.heritage);
  answer('GET /api/stats', stats);
  answer('GET /api/gallery', []);
  renderScreen(<OpenPage />);
  await screen.findByText('Gallery');
  await screen.findByText('Another page');
  const before = recordedCalls().length;

  answer('GET /api/auth/user', people.refunded);
  answer(INFO, { tier: 'heritage', status: 'inactive', hasHeritageAccess: false });
  answer('GET /api/gallery', refusal('heritage_required'));
  act();
  await screen.findByRole('heading', { name: 'Heritage Tier Required' });
  await expect.poll(() => recordedCalls('GET /api/stats').length).toBe(2);
  const routes = recordedCalls().map(({ route }) => route);
  expect(routes.slice(before)).toEqual([INFO, 'GET /api/auth/user', 'GET /api/stats']);
});

test('while the tier is the same, opening another page refetches nothing else', async () => {
  answer('GET /api/auth/user', people.heritage);
  answer('GET /api/stats', stats);
  answer('GET /api/gallery', []);
  answer(INFO, { tier: 'heritage', status: 'active', hasHeritageAccess: true });
  renderScreen(<OpenPage />);
  await screen.findByText('Gallery');
  await screen.findByText('Another page');
  const before = recordedCalls().length;
  openAnotherPage();
  await expect.poll(() => recordedCalls(INFO).length).toBe(1);
  expect(recordedCalls().slice(before)).toHaveLength(1);
});
