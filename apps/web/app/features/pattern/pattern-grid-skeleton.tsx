import { Skeleton } from '#app/ui/skeleton.tsx';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

export function PatternGridSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading lessons...
      </p>
      <ul
        aria-hidden="true"
        className="grid gap-3.5 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] sm:gap-6"
      >
        {CARDS.map((card) => (
          <li key={card} className="flex min-h-22 overflow-hidden rounded-lg border border-line bg-panel sm:flex-col">
            <div className="w-18 bg-sunk sm:aspect-[240/130] sm:w-auto" />
            <div className="flex-1 p-4 sm:pb-5">
              <Skeleton className="mb-2 h-5 w-2/3" />
              <Skeleton className="h-3 w-full max-sm:hidden" />
              <Skeleton className="my-4 h-3 w-4/5 max-sm:hidden" />
              <Skeleton className="h-3 w-3/4" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
