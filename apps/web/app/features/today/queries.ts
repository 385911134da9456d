import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '@wickwise/contract/identity';
import type { PlanMinutes } from '@wickwise/contract/today';
import { makeCall } from '#app/lib/api-client.ts';
import { VISITOR } from '#app/lib/owned-store.ts';
import { useIsHydrated } from '#app/lib/page/is-hydrated.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { currentUserQuery, useCurrentUser, useHasNoSession } from '../identity/queries.ts';
import type { Lesson } from '../pattern/public.ts';
import { forgetPlacement } from '../quiz/public.ts';
import { visitorMinutesStore } from './minutes.ts';
import type { OwnWork } from './own-work.ts';
import { TODAY } from './refresh-today.ts';
import type { TodayState } from './today-state.ts';
import { startOverInBrowser } from './visitor/start-over.ts';
import { useVisitorPlan } from './visitor/visitor-queries.ts';

// What is next changes with every answer, on other devices too, and with the day.
function planQuery(own: OwnWork | undefined) {
  return queryOptions({
    queryKey: [...TODAY, 'plan', own ?? null],
    queryFn: () => makeCall('GET /api/today', { query: { ...own } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** The trades and replays of a Heritage member, which only this browser knows. */
function ownWorkQuery(user: CurrentUser | null) {
  return queryOptions({
    queryKey: [...TODAY, 'own', user?.id ?? null],
    queryFn: async (): Promise<OwnWork> => {
      if (user === null || !hasHeritageAccess(user)) return {};
      const { readOwnWork } = await import('./own-work.ts');
      return readOwnWork(user);
    },
    staleTime: 0,
  });
}

/** Every skill with the evidence for how well it is known. */
const skillsQuery = queryOptions({
  queryKey: [...TODAY, 'skills'],
  queryFn: () => makeCall('GET /api/skills'),
  staleTime: 0,
});

/**
 * What to do next, the same for every screen: from the server for a learner, from this browser for a visitor.
 * `lessons`: those of a page that was built with them, until the server's arrive.
 */
export function useToday(lessons?: readonly Lesson[]): TodayState {
  const { user, isPending } = useCurrentUser();
  const isHydrated = useIsHydrated();
  const hasNoSession = useHasNoSession();
  const learner = useLearnerPlan(user);
  const visitor = useVisitorPlan({ isVisitor: user === null, lessons });
  if (user !== null) return learner;
  // A built page has the plan of a newcomer, and keeps it where no one is signed in.
  return isPending && isHydrated && !hasNoSession ? { status: 'loading' } : visitor.today;
}

function useLearnerPlan(user: CurrentUser | null): TodayState {
  const client = useQueryClient();
  const own = useQuery({ ...ownWorkQuery(user), enabled: user !== null });
  const plan = useQuery({ ...planQuery(own.data), enabled: user !== null && (own.isSuccess || own.isError) });
  const { data, isFetching, isFetchedAfterMount, isPlaceholderData } = plan;
  // A plan from an earlier screen may begin with what was done since.
  if (data !== undefined && (isFetchedAfterMount || isPlaceholderData || !isFetching)) {
    return { status: 'ready', plan: data, isStale: isFetching || own.isFetching };
  }
  if (!plan.isError || isFetching) return { status: 'loading' };
  return { status: 'failed', retry: () => void retry() };

  // The plan is also refused once the session has ended, so the user is refetched first.
  async function retry(): Promise<void> {
    await client.refetchQueries(currentUserQuery);
    await plan.refetch();
  }
}

/** What the learner knows; undefined until it is loaded. */
export function useSkills() {
  const { user } = useCurrentUser();
  const learner = useQuery({ ...skillsQuery, enabled: user !== null });
  const visitor = useVisitorPlan({ isVisitor: user === null });
  return user === null ? visitor.skills : learner.data;
}

/** Changes how many minutes a day the viewer wants to spend: on the server, or in this browser for a visitor. */
export function useChooseMinutes() {
  const { user } = useCurrentUser();
  return useMutation({
    mutationFn: async (minutes: PlanMinutes) => {
      if (user === null) visitorMinutesStore().change(() => minutes);
      else await makeCall('PATCH /api/today/settings', { body: { minutes } });
    },
  });
}

/** Starts over: what was answered until now no longer says what the viewer knows. */
export function useStartOver(onDone: () => void) {
  const client = useQueryClient();
  const { user } = useCurrentUser();
  return useMutation({
    mutationFn: async () => {
      if (user === null) startOverInBrowser();
      else await makeCall('DELETE /api/skills');
      forgetPlacement(user?.id ?? VISITOR);
    },
    onSuccess: () => {
      onDone();
      return client.invalidateQueries({ queryKey: TODAY });
    },
  });
}
