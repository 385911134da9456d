import { Skeleton } from '#app/ui/state/skeleton.tsx';

/** As tall as the next step and the figures it replaces, so that nothing below moves when they arrive. */
export function ProgressSkeleton() {
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
