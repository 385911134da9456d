import type { Stats } from '@wickwise/contract/reward/stats';
import { useCurrentUser } from '#app/features/identity/queries.ts';
import { useStats } from '#app/features/reward/queries.ts';
import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { HomeSection } from './home-section.tsx';
import { ProgressFigures, progressTotals, sampleProgress } from './progress-figures.tsx';

/** How far the learner has come; for a visitor, a sample that says so. */
export function ProgressPanel() {
  const { user, isPending } = useCurrentUser();
  if (isPending) return <Pending />;
  return user === null ? <Sample /> : <OwnProgress />;
}

function OwnProgress() {
  const { data, isError, refetch } = useStats();
  if (isError) return <Failed onRetry={() => void refetch()} />;
  return data === undefined ? <Pending /> : <Loaded stats={data} />;
}

function Loaded({ stats }: { stats: Stats }) {
  return (
    <HomeSection title="Your progress">
      <ProgressFigures progress={progressTotals(stats)} />
    </HomeSection>
  );
}

function Sample() {
  return (
    <HomeSection title="Your progress" note={<Tag tone="brass">Sample: what yours could look like</Tag>}>
      <ProgressFigures progress={sampleProgress} />
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <ButtonAnchor href="/api/login">Sign In to track yours</ButtonAnchor>
        <p className="text-md text-muted">It’s free, and you keep the lessons you complete before signing in.</p>
      </div>
    </HomeSection>
  );
}

function Pending() {
  return (
    <HomeSection title="Your progress">
      <Skeleton label="Loading your progress" className="h-111 w-full rounded-lg md:h-41" />
    </HomeSection>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <HomeSection title="Your progress">
      <ErrorState
        title="Your progress couldn’t be loaded"
        text="It’s safe on the server. Check your connection and try again."
        onRetry={onRetry}
      />
    </HomeSection>
  );
}
