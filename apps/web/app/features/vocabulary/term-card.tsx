import type { Term } from '@wickwise/curriculum/vocabulary/term';
import { termTitle } from '@wickwise/curriculum/vocabulary/term-names';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router';
import { Card } from '#app/ui/card.tsx';
import { termPath } from './model.ts';
import { TermFacts } from './term-facts.tsx';

/** One term of the grid. The whole card opens its details; its heading is the link that is read out. */
export function TermCard({ term, isStudied }: { term: Term; isStudied: boolean }) {
  return (
    <Card
      as="li"
      className="relative transition-colors hover:border-control has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-focus has-[h3_a:focus-visible]:outline-offset-3"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h3>
          <Link
            to={termPath(term.id)}
            preventScrollReset
            className="after:absolute after:inset-0 focus-visible:outline-none"
          >
            {termTitle(term)}
          </Link>
        </h3>
        {isStudied ? <StudiedMark /> : null}
      </div>
      <p className="mb-3 line-clamp-4 text-md text-soft">{term.definition}</p>
      <div className="mt-auto">
        <TermFacts term={term} />
      </div>
    </Card>
  );
}

export function StudiedMark() {
  return (
    <span className="flex shrink-0 items-center gap-1 font-medium text-sm text-up">
      <Check size={15} aria-hidden="true" />
      Studied
    </span>
  );
}
