import type { Term } from '@wickwise/curriculum/vocabulary/term';
import { useOpenedItems } from '#app/lib/opening.ts';
import { sliceOf } from '#app/ui/slice.tsx';
import { TermCard } from './term-card.tsx';

const TermSlice = sliceOf(TermCard);

/** As many as fit on the first screen. */
const FIRST_CARDS = 8;

interface TermGridProps {
  terms: readonly Term[];
  studied: ReadonlySet<string>;
}

export function TermGrid({ terms, studied }: TermGridProps) {
  const drawn = useOpenedItems(terms, FIRST_CARDS);
  return (
    <ul aria-label="Terms" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-5">
      {drawn.map((term) => (
        <TermSlice key={term.id} term={term} isStudied={studied.has(term.id)} />
      ))}
    </ul>
  );
}
