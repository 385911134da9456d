import { Skeleton } from '#app/ui/skeleton.tsx';

/** A placeholder for the figures and the sections below them. */
export function ProgressSkeleton() {
  return (
    <div className="grid min-h-dvh content-start gap-8">
      <Skeleton label="Loading your progress" className="h-24 w-full rounded-lg" />
      <Skeleton className="h-48 w-full rounded-lg" />
      <Skeleton className="h-80 w-full rounded-lg" />
    </div>
  );
}
