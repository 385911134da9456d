import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

export function PatternGridSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading lessons...
      </p>
      <ul aria-hidden="true" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-6">
        {CARDS.map((card) => (
          <Card as="li" key={card} picture={<div className="aspect-[240/130]" />}>
            <Skeleton className="mb-2 h-5 w-2/3" />
            <Skeleton className="h-3 w-full" />
            <Skeleton className="mb-4 h-3 w-4/5" />
            <Skeleton className="h-3 w-3/4" />
          </Card>
        ))}
      </ul>
    </>
  );
}
