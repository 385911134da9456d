import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { makeCall } from '../../lib/api-client.ts';
import { type Learner, useLearner } from '../progress/queries.ts';
import { type Lesson, lessonsFor, patternName } from './model.ts';

/** Every pattern, as a whole lesson or as a preview: the server decides by the tier of who asks. */
export const patternsQuery = queryOptions({
  queryKey: ['pattern', 'list'],
  queryFn: () => makeCall('GET /api/patterns'),
});

export function usePatterns() {
  return useQuery(patternsQuery);
}

/** All patterns with their tiers and nothing premium, the same for everyone. */
export const patternOverviewQuery = queryOptions({
  queryKey: ['pattern', 'overview'],
  queryFn: () => makeCall('GET /api/patterns/all'),
});

/** Names patterns by their ids, by the list when it is there: naming one is no reason to ask for it. */
export function usePatternName(): (patternId: string) => string {
  const client = useQueryClient();
  return (patternId) => patternName(client.getQueryData(patternsQuery.queryKey), patternId);
}

export type LessonsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly lessons: readonly Lesson[]; readonly learner: Learner };

/** Every pattern as this learner finds it: ready when both the patterns and the progress are known. */
export function useLessons(): LessonsState {
  const patterns = usePatterns();
  const { learner, isError, retry: retryLearner } = useLearner();
  if (patterns.data && learner) return { status: 'ready', lessons: lessonsFor(patterns.data, learner), learner };
  if (!patterns.isError && !isError) return { status: 'loading' };
  const retry = () => {
    if (patterns.isError) patterns.refetch();
    if (isError) retryLearner();
  };
  return { status: 'failed', retry };
}
