import { Skeleton } from '#app/ui/state/skeleton.tsx';

export function ScenarioSkeleton() {
  return (
    <div className="wrap py-5">
      <Skeleton label="Loading scenarios..." className="sr-only" />
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <div className="grid content-start gap-5">
          <Skeleton className="h-6 w-48 rounded-full" />
          <Skeleton className="h-9 w-72 max-w-full" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="aspect-[680/400] h-auto w-full" />
        </div>
        <div className="grid content-start gap-3">
          <Skeleton className="mb-3 h-6 w-full" />
          <Skeleton className="h-18 w-full" />
          <Skeleton className="h-18 w-full" />
          <Skeleton className="h-18 w-full" />
          <Skeleton className="h-18 w-full" />
        </div>
      </div>
    </div>
  );
}
