import type { PlacementResult } from '@wickwise/contract/practice/placement';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useOwner } from '#app/features/identity/queries.ts';
import { VISITOR } from '#app/lib/owned-store.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { placementReasons } from './placement-text.ts';

interface PlacementSummaryProps {
  placement: PlacementResult;
  nameOf: (patternId: string) => string;
  onRetake: () => void;
}

/** What plans skip and what they don’t, and why. */
export function PlacementSummary({ placement, nameOf, onRetake }: PlacementSummaryProps) {
  const isVisitor = useOwner() === VISITOR;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="wrap py-10 md:py-16">
      <div className="mx-auto max-w-2xl">
        <h1 ref={title} tabIndex={-1} className="outline-none">
          Your starting point
        </h1>
        {placementReasons(placement, nameOf).map((reason) => (
          <p key={reason} className="mt-4 text-lg text-soft">
            {reason}
          </p>
        ))}
        <p className="mt-4 text-muted">
          The check doesn’t mark any lesson as completed, so you can still earn XP for the ones you skip.
          {placement.known.length > 0 ? ' If another lesson requires one that you skipped, your plan will say so.' : ''}
          {isVisitor ? ' Until you sign in, this is kept in your browser.' : ''}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/today">Start</ButtonLink>
          <Button variant="quiet" onClick={onRetake}>
            Check again with new charts
          </Button>
        </div>
        <KnownLessons known={placement.known} nameOf={nameOf} />
      </div>
    </div>
  );
}

function KnownLessons({ known, nameOf }: { known: readonly string[]; nameOf: (patternId: string) => string }) {
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="known" className="mt-10 border-line border-t pt-6">
      <h2 id="known" className="text-xl">
        Skipped lessons
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {known.map((id) => (
          <li key={id}>
            <Link to={`/learn/${id}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {nameOf(id)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
