import { Link } from 'react-router';
import { usePatternName, usePatterns } from '#app/features/pattern/queries.ts';

/** The lessons of the missed patterns. Renders nothing after a perfect quiz. */
export function MissedLessons({ patternIds }: { patternIds: readonly string[] }) {
  // The names come from the list of patterns.
  usePatterns();
  const nameOf = usePatternName();
  if (patternIds.length === 0) return null;
  return (
    <section aria-labelledby="missed" className="border-line border-t pt-6">
      <h2 id="missed" className="text-xl">
        Worth another look
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {patternIds.map((id) => (
          <li key={id}>
            <Link
              to={`/learn/${id}`}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              {nameOf(id)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
