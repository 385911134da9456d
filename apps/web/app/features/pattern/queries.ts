import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Pattern } from '@wickwise/contract/lesson/pattern';
import { useMemo } from 'react';
import { makeCall } from '#app/lib/api-client.ts';
import { useEarlyViewer, useViewer, type Viewer } from '../progress/queries.ts';
import { type Lesson, lessonsFor } from './model.ts';
import { patternName } from './pattern-name.ts';

/** Every pattern, as a whole lesson or as a preview: the server decides by the caller's tier. */
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

/** The cards of the gallery; refused to anyone without heritage. */
export const galleryQuery = queryOptions({
  queryKey: ['pattern', 'gallery'],
  queryFn: () => makeCall('GET /api/gallery'),
});

/** The real charts of a pattern. The prices are of the past, so they never change. */
export function realExamplesQuery(patternId: string) {
  return queryOptions({
    queryKey: ['pattern', 'real-examples', patternId],
    queryFn: () => makeCall('GET /api/patterns/:patternId/real-examples', { params: { patternId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The vocabulary, for the search: fetched at the first search. */
export const termsQuery = queryOptions({
  queryKey: ['pattern', 'terms'],
  queryFn: async () => (await import('@wickwise/curriculum/vocabulary/vocabulary')).vocabulary,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Names patterns by their ids: from the list once it is loaded, which this doesn't fetch. */
export function usePatternName(): (patternId: string) => string {
  const client = useQueryClient();
  return (patternId) => patternName(client.getQueryData(patternsQuery.queryKey), patternId);
}

/** Names patterns by their ids, from the list, which this fetches. */
export function usePatternNames(): (patternId: string) => string {
  const { data: patterns } = usePatterns();
  return (patternId) => patternName(patterns, patternId);
}

export type LessonsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly lessons: readonly Lesson[]; readonly viewer: Viewer };

/** Every pattern as it is for this learner: ready when both the patterns and the progress are known. */
export function useLessons(): LessonsState {
  const { data: patterns, isError: isListFailed, refetch } = usePatterns();
  const { viewer, isError: isViewerFailed, retry: retryViewer } = useViewer();
  return useMemo(() => {
    if (patterns && viewer) return { status: 'ready', lessons: lessonsFor(patterns, viewer), viewer };
    if (!isListFailed && !isViewerFailed) return { status: 'loading' };
    const retry = () => {
      if (isListFailed) refetch();
      if (isViewerFailed) retryViewer();
    };
    return { status: 'failed', retry };
  }, [patterns, viewer, isListFailed, isViewerFailed, refetch, retryViewer]);
}

/** Lessons that can be read before the viewer is known: until then without a viewer. */
export interface ReadableLessons {
  readonly status: 'ready';
  readonly lessons: readonly Lesson[];
  readonly viewer: Viewer | null;
  /** Retries whatever failed to load. */
  readonly retry?: () => void;
}

export type LessonPageState = Exclude<LessonsState, { status: 'ready' }> | ReadableLessons;

/** Most people who open a lesson first have completed nothing. */
const NEWCOMER = { completed: new Set<string>(), hasHeritageAccess: false };

/**
 * The patterns for the page of one lesson. The page of a free one contains its own and its neighbors, for a newcomer.
 */
export function useLessonPage(prerendered: readonly Pattern[]): LessonPageState {
  const state = useLessons();
  const viewer = useEarlyViewer();
  return useMemo(
    () => (prerendered.length === 0 ? state : withPrerendered({ state, prerendered, viewer })),
    [state, prerendered, viewer],
  );
}

/**
 * The list of lessons. The page contains it as for a newcomer, and the server's response updates it for this learner.
 */
export function useLessonList(prerendered: readonly Pattern[]): ReadableLessons {
  const state = useLessons();
  const { viewer } = useViewer();
  return useMemo(() => withPrerendered({ state, prerendered, viewer }), [state, prerendered, viewer]);
}

interface Sources {
  readonly state: LessonsState;
  readonly prerendered: readonly Pattern[];
  readonly viewer: Viewer | null;
}

function withPrerendered({ state, prerendered, viewer }: Sources): ReadableLessons {
  if (state.status === 'ready')
    return { ...state, lessons: state.lessons.map((lesson) => keepPrerendered(lesson, prerendered)) };
  return {
    ...state,
    status: 'ready',
    lessons: lessonsFor(prerendered, viewer ?? NEWCOMER),
    viewer: state.status === 'failed' ? null : viewer,
  };
}

/**
 * What was prerendered stays as it is, because the server has the same: only what the server adds is rendered again.
 * A preview that has become a whole lesson keeps its picture.
 */
function keepPrerendered(lesson: Lesson, prerendered: readonly Pattern[]): Lesson {
  const known = prerendered.find(({ id }) => id === lesson.pattern.id);
  if (known === undefined || known.picture === null) return lesson;
  if (known.access === lesson.pattern.access) return { ...lesson, pattern: known };
  return { ...lesson, pattern: { ...lesson.pattern, picture: known.picture } };
}
