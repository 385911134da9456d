import { listedPatterns } from 'virtual:listed-patterns';
import { memo, startTransition, useDeferredValue, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ArticleGrid } from '#app/features/article/article-grid.tsx';
import { StartHere } from '#app/features/article/fundamentals/start-here.tsx';
import { useLearnerOutage } from '#app/features/identity/queries.ts';
import { useCompletedLesson } from '#app/features/pattern/lesson-completion.ts';
import { PatternGrid } from '#app/features/pattern/list/pattern-grid.tsx';
import {
  categoryLabel,
  categoryPath,
  isPatternCategory,
  type Lesson,
  type LessonCategory,
  lessonCategories,
  parseCategory,
} from '#app/features/pattern/model.ts';
import { useLessonList } from '#app/features/pattern/queries.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { TodayCard } from '#app/features/today/today-card.tsx';
import { useIsHydrated } from '#app/lib/page/is-hydrated.ts';
import { Page } from '#app/ui/page.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { TabPanel } from '#app/ui/tab-panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { LearnActions } from './learn-actions.tsx';
import { LearnNotices } from './learn-notices.tsx';
import { LessonSearch } from './lesson-search.tsx';
import { PlainLessons } from './plain-lessons.tsx';

const TABS = lessonCategories.map(({ id, label }) => ({ value: id, label }));

const LEDE = 'A few minutes each: what a pattern is, what it isn’t, and how it can fail.';

export function meta() {
  return pageMeta({
    title: 'Lessons',
    description:
      'Candlesticks, chart patterns and price action, one short lesson at a time: what each one is, what it isn’t, and how it can fail.',
  });
}

export default function Learn() {
  // Deferred: what the server adds must not hold up a click.
  const { lessons: found, viewer, retry } = useDeferredValue(useLessonList(listedPatterns));
  // A line above the page says so.
  const { isOut } = useLearnerOutage();
  const lessons = useMemo(() => (retry ? found.map(withoutLock) : found), [retry, found]);
  const [category, setCategory] = useCategory();
  // A clicked tab is marked at once, and its cards follow.
  const shown = useDeferredValue(category);
  const completed = useCompletedLesson(lessons);
  return (
    <div data-viewer-unknown={(viewer === null && !retry) || undefined}>
      <Page
        title="Lessons"
        lede={completed === null ? LEDE : null}
        actions={
          <LearnActions
            lessons={lessons}
            isKnown={viewer !== null}
            isFailed={retry !== undefined}
            category={category}
          />
        }
      >
        <LearnNotices lessons={lessons} completed={completed} isKnown={viewer !== null} />
        {retry && !isOut ? (
          <div className="mb-8">
            <ErrorState title="Your progress couldn’t be loaded" onRetry={retry} />
          </div>
        ) : null}
        {completed === null ? (
          <div className="mb-8 sm:mb-10">
            <TodayCard lessons={lessons} />
          </div>
        ) : null}
        <LessonSearch lessons={lessons}>
          <Tabs label="Lesson categories" tabs={TABS} value={category} onValueChange={setCategory}>
            <TabPanel value={category}>
              <CategoryCards key={shown} category={shown} lessons={lessons} isFailed={retry !== undefined} />
            </TabPanel>
          </Tabs>
          <PlainLessons />
        </LessonSearch>
      </Page>
    </div>
  );
}

interface CategoryCardsProps {
  category: LessonCategory;
  lessons: readonly Lesson[];
  isFailed: boolean;
}

const CategoryCards = memo(function CategoryCards({ category, lessons, isFailed }: CategoryCardsProps) {
  return (
    <>
      <h2 className="sr-only">{categoryLabel(category)}</h2>
      {category === 'candlesticks' ? <StartHere /> : null}
      {isPatternCategory(category) ? (
        <PatternGrid category={category} lessons={lessons} isFailed={isFailed} />
      ) : (
        <ArticleGrid category={category} />
      )}
    </>
  );
});

/** Where a learner's progress is unknown nothing is locked: the lesson itself says whether it is open. */
function withoutLock(lesson: Lesson): Lesson {
  return lesson.state === 'locked' ? { ...lesson, state: 'playable', missing: [] } : lesson;
}

/**
 * The tab named in the address; a clicked one at once, before the router has changed the address. The page as it was
 * built has no query, so the first render shows the first tab.
 */
function useCategory(): [LessonCategory, (category: LessonCategory) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [category, showCategory] = useOptimistic(parseCategory(isHydrated ? params.get('category') : null));
  const choose = (chosen: LessonCategory) =>
    startTransition(async () => {
      showCategory(chosen);
      await navigate(categoryPath(chosen), { preventScrollReset: true });
    });
  return [category, choose];
}
