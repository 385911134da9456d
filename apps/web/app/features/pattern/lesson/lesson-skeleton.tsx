import { Skeleton } from '#app/ui/state/skeleton.tsx';

/** A placeholder for a lesson. */
export function LessonSkeleton() {
  return (
    <div>
      <Skeleton label="Loading lesson..." className="mb-6 h-4 w-48" />
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="mt-4 h-5 w-96 max-w-full" />
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Skeleton className="aspect-[640/340] h-auto w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    </div>
  );
}
