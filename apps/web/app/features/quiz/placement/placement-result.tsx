import type { PlacementResult } from '@wickwise/contract/quiz';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { joinNames } from './placement.ts';

interface PlacementSummaryProps {
  placement: PlacementResult;
  nameOf: (patternId: string) => string;
  onRetake: () => void;
}

/** What can be skipped, and where to start. */
export function PlacementSummary({ placement, nameOf, onRetake }: PlacementSummaryProps) {
  const { known, startWith } = placement;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="wrap py-10 md:py-16">
      <div className="mx-auto max-w-2xl">
        <h1 ref={title} tabIndex={-1} className="outline-none">
          Your starting point
        </h1>
        <p className="mt-4 text-lg text-soft">{recommendationText(placement, nameOf)}</p>
        <p className="mt-3 text-muted">
          This is a recommendation, kept in this browser. A lesson earns XP when you complete it, whenever you like.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={startWith === null ? '/quiz' : `/learn/${startWith}`}>
            {startWith === null ? 'Take the Level 1 quiz' : `Start with ${nameOf(startWith)}`}
          </ButtonLink>
          <Button variant="quiet" onClick={onRetake}>
            Check again
          </Button>
        </div>
        {known.length === 0 ? null : (
          <section aria-labelledby="known" className="mt-10 border-line border-t pt-6">
            <h2 id="known" className="text-xl">
              You know these already
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
        )}
      </div>
    </div>
  );
}

export function recommendationText(
  { known, startWith }: PlacementResult,
  nameOf: (patternId: string) => string,
): string {
  const skip = known.length === 0 ? '' : `You can skip ${joinNames(known.map(nameOf))}. `;
  if (startWith === null) return `${skip}You already know every free lesson.`;
  return `${skip}Start with ${nameOf(startWith)}.`;
}
