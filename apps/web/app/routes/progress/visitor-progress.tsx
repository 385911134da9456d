import { CategoryProgress } from '#app/features/pattern/list/category-progress.tsx';
import { countMastery, type Lesson } from '#app/features/pattern/model.ts';
import { useLessons } from '#app/features/pattern/queries.ts';
import { SignInLink } from '#app/features/progress/sign-in-link.tsx';
import { VisitorNotice } from '#app/features/progress/visitor-notice.tsx';
import { useReviewDeck } from '#app/features/review/deck/review-deck.ts';
import { ReviewFigures } from '#app/features/review/deck/review-figures.tsx';
import { AchievementGrid } from '#app/features/reward/achievement-grid.tsx';
import { OverallRing } from '#app/features/reward/progress-figures.tsx';
import { useDayPlan } from '#app/features/today/day-plan.tsx';
import { KnownSkills } from '#app/features/today/known/known-skills.tsx';
import { NextStepLine } from '#app/features/today/next-step-line.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { ProgressSection } from './progress-section.tsx';

const NONE_EARNED: ReadonlyMap<string, string> = new Map();

/** A visitor's progress, from this browser, and what an account would add. */
export function VisitorProgressOverview() {
  const state = useLessons();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
      <div className="grid gap-6">
        <VisitorNotice />
        <NextStepLine />
        {state.status === 'failed' ? null : <Figures lessons={state.status === 'ready' ? state.lessons : null} />}
        <KnownSkills />
      </div>
      <ProgressSection title="Categories">
        {state.status === 'ready' ? <CategoryProgress lessons={state.lessons} /> : null}
        {state.status === 'loading' ? (
          <Skeleton label="Loading your categories" className="h-72 w-full rounded-lg" />
        ) : null}
        {state.status === 'failed' ? <ErrorState title="The lessons couldn’t be loaded" onRetry={state.retry} /> : null}
      </ProgressSection>
      <Reviews />
      <ProgressSection
        title="Achievements"
        text="You earn these with an account, and what you complete before signing in counts too."
      >
        <AchievementGrid earnedOn={NONE_EARNED} />
      </ProgressSection>
    </div>
  );
}

/** The ring's place is held until the lessons are there. */
function Figures({ lessons }: { lessons: readonly Lesson[] | null }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      {lessons === null ? (
        <div className="bg-panel p-6">
          <Skeleton className="h-32 w-full rounded-lg" />
        </div>
      ) : (
        <LessonsRing lessons={lessons} />
      )}
      <div className="flex flex-col justify-center gap-2 bg-panel p-6">
        <h2 className="text-xl">Levels, streaks and badges</h2>
        <p className="text-soft">
          With a free account, every lesson earns XP, every day of study adds to your streak, and what you’ve completed
          here comes with you. <SignInLink>Sign in to keep your progress and earn XP</SignInLink>
        </p>
      </div>
    </div>
  );
}

function LessonsRing({ lessons }: { lessons: readonly Lesson[] }) {
  const { mastered, included } = countMastery(lessons);
  return <OverallRing completed={mastered} total={included} />;
}

/** Empty before the first review, when there is nothing to forecast. */
function Reviews() {
  const state = useReviewDeck();
  const dayPlan = useDayPlan();
  if (state.status !== 'ready' || state.deck.schedules.size + dayPlan.due.size === 0) return null;
  return (
    <ProgressSection title="Reviews due">
      <ReviewFigures deck={state.deck} dayPlan={dayPlan} />
    </ProgressSection>
  );
}
