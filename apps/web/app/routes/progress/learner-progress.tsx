import type { CurrentUser } from '@wickwise/contract/identity';
import { levelProgress } from '@wickwise/learning/experience';
import { Link } from 'react-router';
import { TimeZoneQuestion } from '#app/features/identity/time-zone-question.tsx';
import { CategoryProgress } from '#app/features/pattern/list/category-progress.tsx';
import { patternName } from '#app/features/pattern/pattern-name.ts';
import { useLessons, usePatterns } from '#app/features/pattern/queries.ts';
import { OwnStudyCalendar } from '#app/features/progress/study-calendar.tsx';
import { OwnWeeklyReview } from '#app/features/progress/weekly-review.tsx';
import { useReviewDeck } from '#app/features/review/deck/review-deck.ts';
import { ReviewFigures } from '#app/features/review/deck/review-figures.tsx';
import { OwnAchievements } from '#app/features/reward/achievement-grid.tsx';
import { BadgePanel } from '#app/features/reward/badge-panel.tsx';
import { LedgerList } from '#app/features/reward/ledger-list.tsx';
import { LevelFigure, OverallRing, StreakFigure } from '#app/features/reward/progress-figures.tsx';
import { useStats } from '#app/features/reward/queries.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { NextStepOf } from './next-step-of.tsx';
import { ProgressSection } from './progress-section.tsx';

/** A learner's progress, from the server. Each part loads and fails independently. */
export function LearnerProgress({ user }: { user: CurrentUser }) {
  const { data: patterns } = usePatterns();
  const nameOf = (id: string) => patternName(patterns, id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
      <div className="grid gap-6">
        <TimeZoneQuestion days={user} />
        <OwnNextStep />
        <OwnFigures />
      </div>
      <div className="grid gap-x-8 gap-y-14 lg:grid-cols-2">
        <ProgressSection title="Your last seven days">
          <OwnWeeklyReview nameOf={nameOf} />
          <WeeklyEmailLink />
        </ProgressSection>
        <ProgressSection title="Study days">
          <OwnStudyCalendar />
        </ProgressSection>
      </div>
      <ProgressSection title="Categories">
        <OwnCategories />
      </ProgressSection>
      <ProgressSection title="Reviews due">
        <OwnReviews />
      </ProgressSection>
      <ProgressSection title="Achievements">
        <OwnAchievements days={user} />
      </ProgressSection>
      <ProgressSection title="Badges">
        <BadgePanel days={user} />
      </ProgressSection>
      <ProgressSection title="Why did I get this?" text="Every point you’ve earned, and the rule behind it.">
        <LedgerList nameOf={nameOf} days={user} />
      </ProgressSection>
    </div>
  );
}

function OwnNextStep() {
  const { data: stats } = useStats();
  return <NextStepOf streakDays={stats?.streak ?? 0} studiedToday={stats?.streakDetail.studiedToday ?? false} />;
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

function OwnReviews() {
  const state = useReviewDeck();
  if (state.status === 'failed') return <ErrorState title="Your reviews couldn’t be loaded" onRetry={state.retry} />;
  if (state.status === 'loading') return <Skeleton label="Loading your reviews" className="h-80 w-full rounded-lg" />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_auto]">
      <ReviewFigures deck={state.deck} />
      <ButtonLink to="/flashcards">Open the flashcards</ButtonLink>
    </div>
  );
}

/** A link to the account settings, where the weekly email is turned on. */
function WeeklyEmailLink() {
  return (
    <p className="mt-3 text-md text-soft">
      You can get this by email once a week.{' '}
      <Link to="/account#weekly-email" className="font-semibold text-ink underline underline-offset-4">
        Turn it on or off
      </Link>
    </p>
  );
}
