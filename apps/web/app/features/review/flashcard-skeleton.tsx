import { Skeleton } from '#app/ui/state/skeleton.tsx';

/** A placeholder for the card and what is next to it. */
export function FlashcardSkeleton() {
  return (
    <div className="wrap noscript:hidden flex flex-1 flex-col gap-2.5 py-2.5 lg:py-6">
      <p role="status" className="flex h-11 items-center text-muted">
        Loading patterns...
      </p>
      <div className="grid flex-1 gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,2fr)]">
        <Skeleton className="h-full min-h-64 rounded-lg" />
        <Skeleton className="h-80 rounded-lg max-lg:hidden" />
      </div>
    </div>
  );
}
