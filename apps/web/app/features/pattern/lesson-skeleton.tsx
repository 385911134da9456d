import { Skeleton } from '../../ui/skeleton.tsx';

export function LessonSkeleton() {
  return (
    <>
      <Skeleton label="Loading lesson..." className="mb-6 h-4 w-48" />
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="mt-4 h-5 w-96 max-w-full" />
      <div className="mt-10 grid gap-10 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Skeleton className="aspect-[640/300] h-auto w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    </>
  );
}
