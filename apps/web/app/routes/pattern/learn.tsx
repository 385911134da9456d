import { useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ArticleGrid } from '../../features/article/article-grid.tsx';
import { ContinuePointer, ContinuePointerSkeleton } from '../../features/pattern/continue-pointer.tsx';
import { MasteryCount, MasteryCountSkeleton } from '../../features/pattern/mastery-count.tsx';
import {
  categoryPath,
  isPatternCategory,
  type LessonCategory,
  lessonCategories,
  parseCategory,
} from '../../features/pattern/model.ts';
import { PatternGrid } from '../../features/pattern/pattern-grid.tsx';
import { PatternGridSkeleton } from '../../features/pattern/pattern-grid-skeleton.tsx';
import { type LessonsState, useLessons } from '../../features/pattern/queries.ts';
import { VisitorNotice } from '../../features/progress/visitor-notice.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { TabPanel } from '../../ui/tab-panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';

const TABS = lessonCategories.map(({ id, label }) => ({ value: id, label }));

export function meta() {
  return pageMeta({
    title: 'Lessons',
    description:
      'Candlesticks, chart patterns and price action, one short lesson at a time: what each is, is not, and how often it fails.',
  });
}

export default function Learn() {
  const state = useLessons();
  const [category, setCategory] = useCategory();
  return (
    <Page
      title="Lessons"
      lede="A few minutes each: what a pattern is, what it is not, and how often it fails."
      actions={<Mastery state={state} />}
    >
      <VisitorNotice />
      {state.status === 'loading' ? <ContinuePointerSkeleton /> : null}
      {state.status === 'ready' ? <ContinuePointer lessons={state.lessons} category={category} /> : null}
      <Tabs label="Lesson categories" tabs={TABS} value={category} onValueChange={setCategory}>
        {lessonCategories.map(({ id, label }) => (
          <TabPanel key={id} value={id}>
            <h2 className="sr-only">{label}</h2>
            <CategoryPanel category={id} state={state} />
          </TabPanel>
        ))}
      </Tabs>
    </Page>
  );
}

function Mastery({ state }: { state: LessonsState }) {
  if (state.status === 'loading') return <MasteryCountSkeleton />;
  return state.status === 'ready' ? <MasteryCount lessons={state.lessons} /> : null;
}

function CategoryPanel({ category, state }: { category: LessonCategory; state: LessonsState }) {
  if (!isPatternCategory(category)) return <ArticleGrid category={category} />;
  if (state.status === 'loading') return <PatternGridSkeleton />;
  if (state.status === 'ready') return <PatternGrid category={category} lessons={state.lessons} />;
  return <ErrorState title="The lessons could not be loaded" onRetry={state.retry} />;
}

/** The tab named in the address. The page as it was built has no query, so the first render shows the first tab. */
function useCategory(): [LessonCategory, (category: LessonCategory) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useSyncExternalStore(keepSubscription, isInBrowser, isAtBuild);
  const choose = (category: LessonCategory) => navigate(categoryPath(category), { preventScrollReset: true });
  return [parseCategory(isHydrated ? params.get('category') : null), choose];
}

const keepSubscription = () => () => {};
const isInBrowser = () => true;
const isAtBuild = () => false;
