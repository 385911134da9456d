import { Card } from '#app/ui/card.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { galleryGridStyle } from './gallery-grid.tsx';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function GallerySkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading the gallery...
      </p>
      <ul aria-hidden="true" className={galleryGridStyle}>
        {CARDS.map((card) => (
          <Card as="li" key={card} picture={<div className="aspect-[240/130]" />}>
            <Skeleton className="mb-2 h-5 w-1/2" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="my-2 h-6 w-2/3 rounded-full" />
            <Skeleton className="h-20 w-full" />
            <Skeleton className="mt-3 h-10 w-3/4" />
          </Card>
        ))}
      </ul>
    </>
  );
}
