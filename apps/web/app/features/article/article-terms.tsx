import type { Term } from '@wickwise/curriculum/vocabulary/term';

/** The trading terms that a text uses, each with its meaning. */
export function ArticleTerms({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-5 text-md sm:grid-cols-2">
      {terms.map(({ id, term, definition }) => (
        <div key={id}>
          <dt className="font-semibold first-letter:uppercase">{term}</dt>
          <dd className="mt-1 text-soft">{definition}</dd>
        </div>
      ))}
    </dl>
  );
}
