import type { CurrentUser } from '@wickwise/contract/identity';
import { ContinuePointer, ContinuePointerSkeleton } from '#app/features/pattern/list/continue-pointer.tsx';
import { useLessons } from '#app/features/pattern/queries.ts';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { RewardPanel } from './reward-panel.tsx';

/** How a signed-in learner's home begins: what to study now, level and streak, and what comes next. */
export function Today({ user }: { user: CurrentUser }) {
  const { name } = user;
  return (
    <div className="pt-10 md:pt-14">
      <h1>{name === '' ? 'Good to see you' : `Good to see you, ${name}`}</h1>
      <p className="mt-3 mb-8 text-lg text-soft">A few minutes is enough for today.</p>
      <NextLesson />
      <ProgressPanel />
      <RewardPanel user={user} />
    </div>
  );
}

function NextLesson() {
  const state = useLessons();
  if (state.status === 'loading') return <ContinuePointerSkeleton />;
  if (state.status === 'ready') return <ContinuePointer lessons={state.lessons} category="candlesticks" />;
  return (
    <div className="mb-10">
      <ErrorState title="Your next lesson couldn’t be loaded" onRetry={state.retry} />
    </div>
  );
}
