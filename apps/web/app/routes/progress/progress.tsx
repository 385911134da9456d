import { lazy, Suspense } from 'react';
import { useCurrentUser, useLearnerOutage } from '#app/features/identity/queries.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { Page } from '#app/ui/page.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { VisitorProgressOverview } from './visitor-progress.tsx';

/** Loaded separately, because visitors open the page too. */
const LearnerProgress = lazy(() =>
  import('./learner-progress.tsx').then((module) => ({ default: module.LearnerProgress })),
);

export function meta() {
  return pageMeta({
    title: 'Your progress',
    description: 'Your level, your streak, your badges, and how far you’ve come in each category.',
  });
}

export default function ProgressPage() {
  const { user, isPending } = useCurrentUser();
  // A line above the page says so.
  const { isOut } = useLearnerOutage();
  return (
    <Page title="Your progress" lede="What you’ve learned, what it’s earned you, and what comes next.">
      <KeepFocus state={isPending}>{isOut ? null : <ViewersProgress user={user} isPending={isPending} />}</KeepFocus>
    </Page>
  );
}

function ViewersProgress({ user, isPending }: ReturnType<typeof useCurrentUser>) {
  if (user !== null) {
    return (
      <Suspense fallback={<ProgressSkeleton />}>
        <LearnerProgress user={user} />
      </Suspense>
    );
  }
  return (
    <>
      {isPending ? (
        <div data-learner>
          <ProgressSkeleton />
        </div>
      ) : null}
      {/* Until the server has said who the viewer is, for a browser that remembers no learner. */}
      <div data-visitor={isPending || undefined}>
        <VisitorProgressOverview />
      </div>
    </>
  );
}

/** As tall as the next step and the figures it replaces, so that nothing below moves when they arrive. */
function ProgressSkeleton() {
  return (
    <div className="grid gap-14">
      <div className="grid gap-6">
        <Skeleton label="Loading your progress" className="h-36 w-full rounded-lg sm:h-20" />
        <Skeleton className="h-112 w-full rounded-lg md:h-45" />
      </div>
      <Skeleton className="h-80 w-full rounded-lg" />
    </div>
  );
}
