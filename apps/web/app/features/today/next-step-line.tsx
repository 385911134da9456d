import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { doneText, nextStepOf } from './model.ts';
import { useToday } from './queries.ts';
import { StartLink } from './start-link.tsx';

const FRAME =
  'flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-brass bg-panel px-5 py-4 sm:px-6';

/** What to do next and why, in a line: the same step that the plan of the day begins with. */
export function NextStepLine() {
  const today = useToday();
  if (today.status === 'loading') {
    return <Skeleton label="Loading what to do next" className="h-36 w-full rounded-lg sm:h-20" />;
  }
  if (today.status === 'failed') return <ErrorState title="Your next step couldn’t be loaded" onRetry={today.retry} />;
  const step = nextStepOf(today.plan);
  if (step === null) return <NothingPlanned />;
  const { item, isMore } = step;
  return (
    <section aria-label="What to do next" className={FRAME}>
      <div className="min-w-0 max-w-3xl">
        <p className="font-semibold">
          {isMore ? 'Done for today. For more' : 'Next'}: {item.title}
        </p>
        <p className="text-soft">{(isMore ? doneText(today.plan.done) : null) ?? item.reason}</p>
      </div>
      <StartLink item={item} isMore={isMore} variant={isMore ? 'quiet' : 'primary'} className="max-sm:w-full">
        {isMore ? 'More practice' : 'Start'}
      </StartLink>
    </section>
  );
}

/** The plan knows of nothing: charts without end are left. */
function NothingPlanned() {
  return (
    <section aria-label="What to do next" className={FRAME}>
      <p className="font-semibold">Done for today.</p>
      <ButtonLink to="/practice" state={{ from: '/today' }} variant="quiet" className="max-sm:w-full">
        More practice
      </ButtonLink>
    </section>
  );
}
