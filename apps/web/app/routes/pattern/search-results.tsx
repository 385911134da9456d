import { Link } from 'react-router';
import { RESULT_LIMIT, type SearchEntry } from '#app/features/pattern/list/search.ts';
import { EmptyState } from '#app/ui/state/empty-state.tsx';

interface SearchResultsProps {
  query: string;
  found: readonly SearchEntry[];
  /** Whether the terms were searched too. */
  isComplete: boolean;
  /** Null unless the terms couldn’t be loaded. */
  onRetry: (() => void) | null;
}

export function SearchResults({ query, found, isComplete, onRetry }: SearchResultsProps) {
  const shown = found.slice(0, RESULT_LIMIT);
  return (
    <section aria-label="Search results" className="mb-12 max-w-3xl">
      <p role="status" className="mb-3 text-md text-muted">
        {summaryOf({ count: found.length, isComplete })}
      </p>
      {onRetry ? <TermsMissing onRetry={onRetry} /> : null}
      {found.length === 0 && isComplete ? <NothingFound query={query} /> : null}
      <ul className="divide-y divide-line border-line border-y empty:hidden">
        {shown.map((entry) => (
          <li key={entry.id}>
            <Result entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function summaryOf({ count, isComplete }: { count: number; isComplete: boolean }): string {
  if (count > RESULT_LIMIT) return `The first ${RESULT_LIMIT} of ${count} results. Keep typing to narrow them down.`;
  if (count === 0) return isComplete ? 'No results' : 'Searching…';
  return count === 1 ? '1 result' : `${count} results`;
}

function Result({ entry: { title, kind, to } }: { entry: SearchEntry }) {
  return (
    <Link
      to={to}
      data-result
      className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-1 py-2 hover:bg-sunk"
    >
      <span className="font-medium first-letter:uppercase">{title}</span>
      <span className="text-muted text-sm">{kind}</span>
    </Link>
  );
}

function TermsMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="mb-3 text-md text-soft">
      The vocabulary couldn’t be loaded, so terms are missing here.{' '}
      <button type="button" onClick={onRetry} className="min-h-6 font-semibold text-ink underline underline-offset-4">
        Try again
      </button>
    </p>
  );
}

function NothingFound({ query }: { query: string }) {
  return (
    <EmptyState
      title={`Nothing found for “${query}”`}
      text="Try one word of a pattern’s name, such as “hammer”, a category, such as “price action”, or a term, such as “gap”."
    />
  );
}
