import { Skeleton } from '#app/ui/state/skeleton.tsx';

/** A placeholder for the tabs, the card and what is next to it. */
export function FlashcardSkeleton() {
  return (
    <>
      <p role="status" className="mb-6 flex h-11 items-center text-muted noscript:hidden">
        Loading patterns...
      </p>
      <div className="noscript:hidden grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,2fr)]">
        <Skeleton className="h-36 rounded-lg lg:order-2 lg:h-64" />
        <div className="grid gap-4">
          <Skeleton className="h-9" />
          <Skeleton className="h-[26rem] sm:h-[34rem] rounded-lg" />
        </div>
      </div>
    </>
  );
}
