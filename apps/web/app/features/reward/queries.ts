import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallRequest } from '@wickwise/contract/call';
import type { CallsByRoute } from '@wickwise/contract/contract';
import type { Celebration } from '@wickwise/contract/reward/celebration';
import type { Earned } from '@wickwise/contract/reward/reward';
import { makeCall } from '#app/lib/api-client.ts';
import { useCurrentUser } from '../identity/queries.ts';

export const statsQuery = queryOptions({
  queryKey: ['reward', 'stats'],
  queryFn: () => makeCall('GET /api/stats'),
});

/** Experience, level and streak. Fetched only for a signed-in learner: a visitor has none. */
export function useStats() {
  const { user } = useCurrentUser();
  return useQuery({ ...statsQuery, enabled: user !== null });
}

/** Unviewed celebrations, oldest first. */
export const celebrationsQuery = queryOptions({
  queryKey: ['reward', 'celebrations'],
  queryFn: () => makeCall('GET /api/celebrations', { query: { unviewedOnly: 'true' } }),
});

/** All badges, the same for everyone. */
export const badgesQuery = queryOptions({
  queryKey: ['reward', 'badges'],
  queryFn: () => makeCall('GET /api/badges'),
});

// A learner's badges change with everything they do, on other devices too, so they are refetched on every visit.
export const userBadgesQuery = queryOptions({
  queryKey: ['reward', 'user-badges'],
  queryFn: () => makeCall('GET /api/badges/user'),
  staleTime: 0,
});

export const badgeStatsQuery = queryOptions({
  queryKey: ['reward', 'badge-stats'],
  queryFn: () => makeCall('GET /api/badges/stats'),
  staleTime: 0,
});

export const badgeProgressQuery = queryOptions({
  queryKey: ['reward', 'badge-progress'],
  queryFn: () => makeCall('GET /api/badges/progress'),
  staleTime: 0,
});

export const achievementsQuery = queryOptions({
  queryKey: ['reward', 'achievements'],
  queryFn: () => makeCall('GET /api/achievements'),
  staleTime: 0,
});

/** A page of the ledger, newest first. `before` is the `next` of the previous page, or null for the first page. */
export function ledgerQuery(before: string | null) {
  return queryOptions({
    queryKey: ['reward', 'ledger', before],
    queryFn: () => makeCall('GET /api/rewards/ledger', { query: before === null ? {} : { before } }),
    staleTime: 0,
  });
}

const JUST_EARNED = ['reward', 'just-earned'];

/** What came with the celebrations that wait to be seen. It lives in this tab only: fetching it again keeps it. */
const justEarnedQuery = queryOptions({
  queryKey: JUST_EARNED,
  queryFn: ({ client }): readonly Earned[] => client.getQueryData(JUST_EARNED) ?? [],
  initialData: [],
  staleTime: Number.POSITIVE_INFINITY,
});

export function useJustEarned(): readonly Earned[] {
  return useQuery(justEarnedQuery).data;
}

/** Writes what a learning event earned to the cache. Cancels fetches in flight, which may return older data. */
export async function updateRewards(client: QueryClient, earned: Earned): Promise<void> {
  const { stats, celebrations } = earned;
  await client.cancelQueries(statsQuery);
  client.setQueryData(statsQuery.queryKey, stats);
  if (celebrations.length === 0) return;
  client.setQueryData(justEarnedQuery.queryKey, (list = []) => [...list, earned]);
  await client.cancelQueries(celebrationsQuery);
  if (client.getQueryData(celebrationsQuery.queryKey) === undefined) void client.invalidateQueries(celebrationsQuery);
  else client.setQueryData(celebrationsQuery.queryKey, (list = []) => [...list, ...unseenBy(list, celebrations)]);
}

function unseenBy(list: readonly Celebration[], celebrations: readonly Celebration[]): Celebration[] {
  return celebrations.filter(({ id, isViewed }) => !isViewed && !list.some((known) => known.id === id));
}

/** Marks celebrations as viewed. If a request fails, its celebration is shown again on another visit. */
export function useViewCelebrations() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string) => makeCall('PATCH /api/celebrations/:id/viewed', { params: { id } }),
  });
  return (ids: readonly string[]) => {
    client.setQueryData(celebrationsQuery.queryKey, (list) => list?.filter(({ id }) => !ids.includes(id)));
    client.setQueryData(justEarnedQuery.queryKey, []);
    for (const id of ids) mutate(id);
  };
}

type BadgeTrigger = CallRequest<CallsByRoute['POST /api/badges/trigger']>['body']['trigger'];

/** Has the server check for earned badges. It already did when it recorded the event, so this is a second look. */
export function useTriggerBadges() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    scope: { id: 'badge-trigger' },
    mutationFn: (trigger: BadgeTrigger) => makeCall('POST /api/badges/trigger', { body: { trigger } }),
    onSuccess: ({ earned }) => updateRewards(client, earned),
  });
  return mutate;
}
