import type { Term } from '@wickwise/curriculum/vocabulary/term';
import { categoryName, levelName } from './model.ts';

/** A term's category and difficulty, in one line. */
export function TermFacts({ term }: { term: Pick<Term, 'category' | 'difficulty'> }) {
  return (
    <ul aria-label="Category and difficulty" className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
      <li>{categoryName(term.category)}</li>
      <li aria-hidden="true">·</li>
      <li>{levelName(term.difficulty)}</li>
    </ul>
  );
}
