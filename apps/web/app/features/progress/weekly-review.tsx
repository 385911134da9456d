import { useQuery } from '@tanstack/react-query';
import type { WeeklyReview } from '@wickwise/contract/progress';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { weeklyReviewQuery } from './queries.ts';
import { dueText, learnedLines, weekChange, weekRange } from './week.ts';

type NameOf = (patternId: string) => string;

/** How many patterns to name before counting the rest. */
const NAMED = 4;

/** What was learned in the last seven days, what slipped, and what is due. */
export function OwnWeeklyReview({ nameOf }: { nameOf: NameOf }) {
  const { data, isError, refetch } = useQuery(weeklyReviewQuery);
  if (isError) return <ErrorState title="Your week couldn’t be loaded" onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton label="Loading your week" className="h-80 w-full rounded-lg" />;
  return <WeeklyReviewCard review={data} nameOf={nameOf} />;
}

export function WeeklyReviewCard({ review, nameOf }: { review: WeeklyReview; nameOf: NameOf }) {
  const { learned, slipped, due } = review;
  const lines = learnedLines(learned);
  const hasLearned = lines.length > 0 || learned.patternIds.length > 0;
  const hasAnswered = learned.quizzes + learned.chartsAnswered + learned.cardsReviewed > 0;
  const slips = [...new Set([...slipped.forgottenCards, ...slipped.missedPatterns])];
  return (
    <div className="grid content-start gap-5 rounded-lg border border-line bg-panel p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="text-muted text-sm">{weekRange(review)}</p>
        <p className="text-md text-soft">{weekChange(review)}</p>
      </div>
      <Part title="What you learned">
        {hasLearned ? (
          <>
            {learned.patternIds.length > 0 ? (
              <p>
                <PatternLinks ids={learned.patternIds} nameOf={nameOf} />
              </p>
            ) : null}
            {lines.length > 0 ? <p className="text-soft">{lines.join(', ')}</p> : null}
          </>
        ) : (
          <p className="text-soft">Nothing yet this week. One short lesson gets you started.</p>
        )}
      </Part>
      <Part title="What slipped">
        {slips.length > 0 ? (
          <p>
            <PatternLinks ids={slips} nameOf={nameOf} />
          </p>
        ) : (
          <p className="text-soft">
            {hasAnswered
              ? 'No flashcard forgotten, and no pattern whose last answer was wrong, in quizzes or on charts.'
              : 'Nothing to report: you haven’t answered any questions this week.'}
          </p>
        )}
      </Part>
      <Part title="Flashcards due">
        <p className="text-soft">{dueText(due)}</p>
        {due.cardsNow > 0 ? (
          <Link
            to="/flashcards"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Review them now
          </Link>
        ) : null}
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t pt-4">
      <h3 className="mb-1.5 text-lg">{title}</h3>
      {children}
    </section>
  );
}

/** The patterns by name, each a link to its lesson. */
function PatternLinks({ ids, nameOf }: { ids: readonly string[]; nameOf: NameOf }) {
  const more = ids.length - NAMED;
  return (
    <>
      {ids.slice(0, NAMED).map((id, index) => (
        <span key={id}>
          {index > 0 ? ', ' : ''}
          <Link to={`/learn/${id}`} className="inline-block min-h-6 font-medium underline underline-offset-4">
            {nameOf(id)}
          </Link>
        </span>
      ))}
      {more > 0 ? <span className="text-soft"> and {more} more</span> : null}
    </>
  );
}
