import { queryOptions, useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { makeCall } from '#app/lib/api-client.ts';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { people, stats } from '#tests/component/people.ts';
import { act, renderScreen, screen } from '#tests/component/render-screen.tsx';
import { useRefreshOnTierRefusal } from './tier-changes.ts';
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
