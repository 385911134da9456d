import { Link } from 'react-router';
import { usePatternNames } from '#app/features/pattern/queries.ts';
import { OwnStudyCalendar } from '#app/features/progress/study-calendar.tsx';
import { OwnWeeklyReview } from '#app/features/progress/weekly-review.tsx';
import { useReviewDeck } from '#app/features/review/deck/review-deck.ts';
import { ReviewFigures } from '#app/features/review/deck/review-figures.tsx';
import { useDayPlan } from '#app/features/today/day-plan.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { ProgressSection } from './progress-section.tsx';

/** What the learner studied lately, and what is due. */
export function ProgressActivity() {
  const nameOf = usePatternNames();
  return (
    <>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-2">
        <ProgressSection title="Your last seven days">
          <OwnWeeklyReview nameOf={nameOf} />
          <WeeklyEmailLink />
        </ProgressSection>
        <ProgressSection title="Study days">
          <OwnStudyCalendar />
        </ProgressSection>
      </div>
      <ProgressSection title="Reviews due">
        <OwnReviews />
      </ProgressSection>
    </>
  );
}

function OwnReviews() {
  const state = useReviewDeck();
  const dayPlan = useDayPlan();
  if (state.status === 'failed') return <ErrorState title="Your reviews couldn’t be loaded" onRetry={state.retry} />;
  if (state.status === 'loading') return <Skeleton label="Loading your reviews" className="h-80 w-full rounded-lg" />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_auto]">
      <ReviewFigures deck={state.deck} dayPlan={dayPlan} />
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
