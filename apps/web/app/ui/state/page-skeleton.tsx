import { Skeleton } from './skeleton.tsx';

/** A placeholder for a whole screen. */
export function PageSkeleton() {
  return (
    <div className="wrap py-10 md:py-16">
      <h1 className="sr-only">Loading</h1>
      <Skeleton label="Loading this page" className="h-11 w-72 max-w-full" />
      <Skeleton className="mt-5 h-5 w-full max-w-xl" />
      <Skeleton className="mt-2.5 h-5 w-2/3 max-w-md" />
      <Skeleton className="mt-10 h-64 w-full rounded-lg" />
    </div>
  );
}
