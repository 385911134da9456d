import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MERGE_LIMIT } from '@wickwise/contract/constants';
import type { CurrentUser } from '@wickwise/contract/identity';
import type { LessonProgress } from '@wickwise/contract/progress';
import type { Earned } from '@wickwise/contract/reward/reward';
import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { makeCall } from '#app/lib/api-client.ts';
import type { Stored } from '#app/lib/stored-value.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { currentUserQuery, useCurrentUser, useHasNoSession, useLearnerOutage } from '../identity/queries.ts';
import { updateRewards } from '../reward/queries.ts';
import { completedIds, reopenedIds, withLessons } from './model.ts';
import { type VisitorLists, visitorProgressStore, withCompleted, withoutCompleted } from './storage.ts';
import { logForVisitor, unlogForVisitor } from './visitor-log.ts';

export const progressQuery = queryOptions({
  queryKey: ['progress', 'list'],
  queryFn: () => makeCall('GET /api/progress'),
});

export const completionsQuery = queryOptions({
  queryKey: ['progress', 'completions'],
  queryFn: () => makeCall('GET /api/completions'),
});

// Both change with everything learned, on other devices too, and with the day.
export const calendarQuery = queryOptions({
  queryKey: ['progress', 'calendar'],
  queryFn: () => makeCall('GET /api/progress/calendar'),
  staleTime: 0,
});

export const weeklyReviewQuery = queryOptions({
  queryKey: ['progress', 'week'],
  queryFn: () => makeCall('GET /api/progress/week'),
  staleTime: 0,
});

/** A visitor's progress in this browser, shared by all tabs. */
export function useVisitorProgress(): Stored<VisitorLists> {
  return useStore(visitorProgressStore());
}

export interface Viewer {
  readonly user: CurrentUser | null;
  readonly hasHeritageAccess: boolean;
  readonly completed: ReadonlySet<string>;
  /** Completed once and reopened since. */
  readonly reopened: ReadonlySet<string>;
}

/** The visitor or learner in front of the screen: from the server when signed in, otherwise from this browser. */
export function useViewer() {
  const { user, isPending } = useCurrentUser();
  const { isOut } = useLearnerOutage();
  const { value: visitor } = useVisitorProgress();
  const { data, isError, refetch } = useQuery({ ...progressQuery, enabled: user !== null });
  const client = useQueryClient();
  // The list is also refused once the session has ended, so the user is refetched first.
  const retry = useCallback(async () => {
    await client.refetchQueries(currentUserQuery);
    await refetch();
  }, [client, refetch]);
  const viewer = useMemo(
    () => (isPending ? null : viewerFrom({ user, visitor, data })),
    [isPending, user, visitor, data],
  );
  return { viewer, isError: isOut || (user !== null && isError), retry };
}

/** The viewer as early as possible: a visitor's progress is in this browser, and no response is needed to read it. */
export function useEarlyViewer(): Viewer | null {
  const { viewer } = useViewer();
  const { value: visitor } = useVisitorProgress();
  const hasNoSession = useHasNoSession();
  return useMemo(() => viewer ?? (hasNoSession ? visitorFrom(visitor) : null), [viewer, hasNoSession, visitor]);
}

interface ViewerSources {
  user: CurrentUser | null;
  visitor: VisitorLists;
  data: LessonProgress[] | undefined;
}

function viewerFrom({ user, visitor, data }: ViewerSources): Viewer | null {
  if (user === null) return visitorFrom(visitor);
  if (data === undefined) return null;
  return {
    user,
    hasHeritageAccess: hasHeritageAccess(user),
    completed: completedIds(data),
    reopened: reopenedIds(data),
  };
}

function visitorFrom({ patternIds }: VisitorLists): Viewer {
  return { user: null, hasHeritageAccess: false, completed: new Set(patternIds), reopened: new Set() };
}

interface LessonMark {
  patternId: string;
  completed: boolean;
}

/**
 * Marks a lesson complete or as still being learned: on the server, or in this browser for a visitor.
 * Returns what was earned; null for a visitor, who earns nothing yet.
 */
export function useUpdateProgress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (mark: LessonMark) => {
      const user = await client.ensureQueryData(currentUserQuery);
      return user === null ? markInBrowser(mark) : markOnServer(client, mark);
    },
  });
}

async function markInBrowser({ patternId, completed }: LessonMark): Promise<null> {
  visitorProgressStore().change(
    completed ? withCompleted('patternIds', patternId) : withoutCompleted({ patternIds: [patternId] }),
  );
  if (completed) logForVisitor({ kind: 'lesson', id: `lesson:${patternId}`, at: new Date().toISOString(), patternId });
  return null;
}

async function markOnServer(client: QueryClient, { patternId, completed }: LessonMark): Promise<Earned> {
  const { progress, earned } = await makeCall('PUT /api/progress/:patternId', {
    params: { patternId },
    body: completed ? { completed, masteryLevel: 'mastered' } : { completed, masteryLevel: 'learning' },
  });
  await updateCache(client, { lessons: [progress], earned });
  return earned;
}

/** Sends what was completed as a visitor. It leaves the browser's storage only once the server has responded. */
export function useMergeProgress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (lists: VisitorLists) => {
      const body = toBody(lists);
      const answer = await makeCall('POST /api/progress/merge', { body });
      visitorProgressStore().change(withoutCompleted(body));
      unlogForVisitor((entry) => {
        if (entry.kind === 'lesson') return body.patternIds.includes(entry.patternId);
        return entry.kind === 'article' && body.articles.includes(entry.articleId);
      });
      await updateCache(client, { lessons: answer.progress, earned: answer.earned });
      await client.invalidateQueries(completionsQuery);
      return answer;
    },
  });
}

function toBody({ patternIds, terms, sections, modules, articles }: VisitorLists) {
  const ids = (list: readonly string[]) => list.slice(0, MERGE_LIMIT);
  return {
    patternIds: ids(patternIds),
    terms: ids(terms),
    sections: ids(sections),
    modules: ids(modules),
    articles: ids(articles),
  };
}

/** Writes a response into the cache. A list still being fetched is fetched again: it may be older. */
async function updateCache(client: QueryClient, { lessons, earned }: { lessons: LessonProgress[]; earned: Earned }) {
  await Promise.all([client.cancelQueries(progressQuery), updateRewards(client, earned)]);
  client.setQueryData(progressQuery.queryKey, (list) => list && withLessons(list, lessons));
  if (client.getQueryData(progressQuery.queryKey) === undefined) await client.invalidateQueries(progressQuery);
}
