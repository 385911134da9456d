import { publicLessons, publicPreviews } from 'virtual:public-patterns';
import type { Pattern } from '@wickwise/contract/lesson/pattern';
import { lazy, Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { LessonSkeleton } from '#app/features/pattern/lesson/lesson-skeleton.tsx';
import { patternsAround } from '#app/features/pattern/model.ts';
import { patternName } from '#app/features/pattern/pattern-name.ts';
import { useLessonPage } from '#app/features/pattern/queries.ts';
import { ModuleLinks } from '#app/features/site/module-links.tsx';
import { NotFoundMessage } from '#app/features/site/not-found-message.tsx';
import { documentTitle, pageMeta } from '#app/features/site/page-meta.ts';
import { useIsHydrated } from '#app/lib/page/is-hydrated.ts';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import type { Route } from './+types/lesson.ts';
import { KnownLesson } from './known-lesson.tsx';

/** Loaded separately: most visits are about the lesson. */
const ComparePatterns = lazy(() =>
  import('#app/features/pattern/lesson/compare-patterns.tsx').then((module) => ({ default: module.ComparePatterns })),
);

/** Runs at build time only, for the pages of the free lessons. */
export function loader({ params }: Route.LoaderArgs): Prerendered {
  const lesson = publicLessons.find(({ id }) => id === params.patternId);
  return { patterns: JSON.stringify(lesson ? patternsAround(lesson, publicPreviews) : []) };
}

/** Other pages, and other ways to this one, use the list that the server gives this learner. */
export function clientLoader(): Prerendered {
  return { patterns: NONE };
}

interface Prerendered {
  /** As text: the framework takes a phone much longer to read many objects than the browser does. */
  readonly patterns: string;
}

const NONE = '[]';

const parsePatterns = (text: string): readonly Pattern[] => JSON.parse(text);

export function meta({ params, loaderData }: Route.MetaArgs) {
  const name = patternName(parsePatterns(loaderData?.patterns ?? NONE), params.patternId);
  return pageMeta({ title: name, description: `${name}: what it is, what it isn’t, and how it can fail.` });
}

export default function LessonRoute({ params, loaderData }: Route.ComponentProps) {
  const isReading = useIsReading();
  const prerendered = useMemo(() => parsePatterns(loaderData.patterns), [loaderData.patterns]);
  return (
    <div className="wrap py-8 md:py-12">
      {/* Completing a lesson leads to the list: prefetched in case the connection is lost by then. */}
      {isReading ? <ModuleLinks page="/learn" /> : null}
      <LessonById key={params.patternId} patternId={params.patternId} prerendered={prerendered} />
    </div>
  );
}

/**
 * Whether the reader has done anything on this page: until then the next one is not prepared, so that it can't delay
 * the first click.
 */
function useIsReading(): boolean {
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    const read = () => startTransition(() => setReading(true));
    for (const act of ACTS) window.addEventListener(act, read, { once: true, passive: true });
    return () => {
      for (const act of ACTS) window.removeEventListener(act, read);
    };
  }, []);
  return isReading;
}

const ACTS = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

function LessonById({ patternId, prerendered }: { patternId: string; prerendered: readonly Pattern[] }) {
  const state = useLessonPage(prerendered);
  const compared = useCompared();
  if (state.status === 'loading') return <LessonSkeleton />;
  if (state.status === 'failed') {
    return (
      <>
        <h1 className="sr-only">Lesson</h1>
        <ErrorState title="The lesson couldn’t be loaded" onRetry={state.retry} />
      </>
    );
  }
  const lesson = state.lessons.find(({ pattern }) => pattern.id === patternId);
  const other = state.lessons.find(({ pattern }) => pattern.id === compared);
  if (lesson === undefined) return <UnknownLesson />;
  if (other === undefined || other === lesson) return <KnownLesson {...state} lesson={lesson} />;
  return (
    <Suspense fallback={<LessonSkeleton />}>
      <title>{documentTitle(`${lesson.pattern.name} or ${other.pattern.name}`)}</title>
      <ComparePatterns pair={[lesson, other]} />
    </Suspense>
  );
}

function UnknownLesson() {
  return (
    <>
      <title>{documentTitle('No such lesson')}</title>
      <NotFoundMessage
        title="No such lesson"
        text="There’s no lesson at this address. The address may be mistyped, or the lesson has moved."
      />
    </>
  );
}

/** The pattern to compare with. The page as it was built has no query, so the first render shows the lesson alone. */
function useCompared(): string | null {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  return isHydrated ? search.get('compare') : null;
}
