import type { CurrentUser } from '@wickwise/contract/identity';
import { levelProgress } from '@wickwise/learning/experience';
import { TimeZoneQuestion } from '#app/features/identity/time-zone-question.tsx';
import { CategoryProgress } from '#app/features/pattern/list/category-progress.tsx';
import { useLessons } from '#app/features/pattern/queries.ts';
import { OwnAchievements } from '#app/features/reward/achievement-grid.tsx';
import { LevelFigure, OverallRing, StreakFigure } from '#app/features/reward/progress-figures.tsx';
import { useStats } from '#app/features/reward/queries.ts';
import { KnownSkills } from '#app/features/today/known/known-skills.tsx';
import { NextStepLine } from '#app/features/today/next-step-line.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { ProgressSection } from './progress-section.tsx';

/** How far the learner is, and what comes next. */
export function ProgressOverview({ user }: { user: CurrentUser }) {
  return (
    <>
      <div className="grid gap-6">
        <TimeZoneQuestion days={user} />
        <NextStepLine />
        <OwnFigures />
        <KnownSkills />
      </div>
      <ProgressSection title="Categories">
        <OwnCategories />
      </ProgressSection>
      <ProgressSection title="Achievements">
        <OwnAchievements days={user} />
      </ProgressSection>
    </>
  );
}

function OwnFigures() {
  const { data: stats, isError, refetch } = useStats();
  if (stats === undefined) {
    if (isError) return <ErrorState title="Your progress couldn’t be loaded" onRetry={() => void refetch()} />;
    return <Skeleton label="Loading your level and streak" className="h-112 w-full rounded-lg md:h-45" />;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-3">
      <OverallRing completed={stats.lessonsCompleted} total={stats.lessonsTotal} />
      <LevelFigure level={levelProgress(stats.experience)} />
      <StreakFigure days={stats.streakDetail.days} freezes={stats.streakDetail.freezes} />
    </div>
  );
}

function OwnCategories() {
  const state = useLessons();
  if (state.status === 'ready') return <CategoryProgress lessons={state.lessons} />;
  if (state.status === 'failed') return <ErrorState title="The lessons couldn’t be loaded" onRetry={state.retry} />;
  return <Skeleton label="Loading your categories" className="h-72 w-full rounded-lg" />;
}
