import type { Term } from '@wickwise/curriculum/vocabulary/term';
import { Suspense } from 'react';
import { TermCard } from './term-card.tsx';

interface TermGridProps {
  terms: readonly Term[];
  studied: ReadonlySet<string>;
}

export function TermGrid({ terms, studied }: TermGridProps) {
  return (
    <ul aria-label="Terms" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-5">
      {terms.map((term) => (
        <Suspense key={term.id}>
          <TermCard term={term} isStudied={studied.has(term.id)} />
        </Suspense>
      ))}
    </ul>
  );
}
