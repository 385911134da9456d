import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { MinutesField } from './minutes-field.tsx';
import { useToday } from './queries.ts';

/** The minutes that a learner wants to practice a day, on the account page. */
export function DailyGoal() {
  const today = useToday();
  switch (today.status) {
    case 'ready':
      return (
        <div className="max-w-md">
          <MinutesField value={today.plan.minutes} />
        </div>
      );
    case 'failed':
      return <ErrorState title="Your daily goal couldn’t be loaded" onRetry={today.retry} />;
    case 'loading':
      return <Skeleton className="h-16" label="Loading your daily goal" />;
  }
}
