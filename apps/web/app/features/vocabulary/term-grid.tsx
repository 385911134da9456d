import type { Term } from '@wickwise/curriculum/vocabulary/term';
import { sliceOf } from '#app/ui/slice.tsx';
import { TermCard } from './term-card.tsx';

const TermSlice = sliceOf(TermCard);

interface TermGridProps {
  terms: readonly Term[];
  studied: ReadonlySet<string>;
}

export function TermGrid({ terms, studied }: TermGridProps) {
  return (
    <ul aria-label="Terms" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-5">
      {terms.map((term) => (
        <TermSlice key={term.id} term={term} isStudied={studied.has(term.id)} />
      ))}
    </ul>
  );
}
