import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '@wickwise/contract/identity';
import type { LessonProgress } from '@wickwise/contract/progress';
import type { Earned, Stats } from '@wickwise/contract/reward';
import { useSyncExternalStore } from 'react';
import { makeCall } from '../../lib/api-client.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { currentUserQuery, useCurrentUser } from '../identity/queries.ts';
import { statsQuery } from '../reward/queries.ts';
import { completedIds, reopenedIds, withLessons } from './model.ts';
import { NO_VISITOR_PROGRESS, type VisitorProgress, visitorProgressStore } from './storage.ts';

export const progressQuery = queryOptions({
  queryKey: ['progress', 'list'],
  queryFn: () => makeCall('GET /api/progress'),
});

/** What this browser holds of a visitor's lessons; the same in all its tabs. */
export function useVisitorProgress(): VisitorProgress {
  return useSyncExternalStore(
    (listener) => visitorProgressStore().subscribe(listener),
    () => visitorProgressStore().read(),
    () => NO_VISITOR_PROGRESS,
  );
}

export interface Learner {
  readonly user: CurrentUser | null;
  readonly hasHeritageAccess: boolean;
  readonly completed: ReadonlySet<string>;
  /** Completed once and taken up again. */
  readonly reopened: ReadonlySet<string>;
}

/** Whoever is learning here: from the server when signed in, otherwise from this browser. */
export function useLearner() {
  const { user, isPending } = useCurrentUser();
  const visitor = useVisitorProgress();
  const { data, isError, refetch } = useQuery({ ...progressQuery, enabled: user !== null });
  const client = useQueryClient();
  // The list is also refused when the session has ended, so who is signed in is asked again first.
  const retry = async () => {
    await client.refetchQueries(currentUserQuery);
    await refetch();
  };
  const learner = isPending ? null : learnerFrom({ user, visitor, data });
  return { learner, isError: user !== null && isError, retry };
}

interface LearnerSources {
  user: CurrentUser | null;
  visitor: VisitorProgress;
  data: LessonProgress[] | undefined;
}

function learnerFrom({ user, visitor, data }: LearnerSources): Learner | null {
  if (user === null) {
    return { user, hasHeritageAccess: false, completed: new Set(visitor.completed), reopened: new Set() };
  }
  if (data === undefined) return null;
  return {
    user,
    hasHeritageAccess: hasHeritageAccess(user),
    completed: completedIds(data),
    reopened: reopenedIds(data),
  };
}

interface LessonMark {
  patternId: string;
  completed: boolean;
}

/**
 * Marks a lesson complete or as still being learned: on the server, or in this browser for a visitor.
 * Answers what was earned; null for a visitor, who earns nothing yet.
 */
export function useUpdateProgress(learner: Learner) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mark: LessonMark) => (learner.user === null ? markInBrowser(mark) : markOnServer(client, mark)),
  });
}

async function markInBrowser({ patternId, completed }: LessonMark): Promise<null> {
  if (completed) visitorProgressStore().complete(patternId);
  else visitorProgressStore().forget([patternId]);
  return null;
}

async function markOnServer(client: QueryClient, { patternId, completed }: LessonMark): Promise<Earned> {
  const { progress, earned } = await makeCall('PUT /api/progress/:patternId', {
    params: { patternId },
    body: completed ? { completed, masteryLevel: 'mastered' } : { completed, masteryLevel: 'learning' },
  });
  await takeOver(client, { lessons: [progress], stats: earned.stats });
  return earned;
}

/** Sends lessons completed as a visitor. They leave the browser's storage only once the server has answered. */
export function useMergeProgress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (patternIds: string[]) => {
      const answer = await makeCall('POST /api/progress/merge', { body: { patternIds } });
      visitorProgressStore().forget(patternIds);
      await takeOver(client, { lessons: answer.progress, stats: answer.earned.stats });
      return answer;
    },
  });
}

/** Puts an answer in the place of what was known. A list still on its way is asked for again: it may be older. */
async function takeOver(client: QueryClient, { lessons, stats }: { lessons: LessonProgress[]; stats: Stats }) {
  await Promise.all([client.cancelQueries(progressQuery), client.cancelQueries(statsQuery)]);
  client.setQueryData(statsQuery.queryKey, stats);
  client.setQueryData(progressQuery.queryKey, (list) => list && withLessons(list, lessons));
  if (client.getQueryData(progressQuery.queryKey) === undefined) await client.invalidateQueries(progressQuery);
}
