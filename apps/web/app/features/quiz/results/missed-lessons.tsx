import { Link } from 'react-router';
import { usePatternName, usePatterns } from '#app/features/pattern/queries.ts';
import { missedPatterns, type Quiz, type QuizRun } from '../model.ts';

/** The lessons of the missed patterns. Renders nothing after a perfect quiz. */
export function MissedLessons({ quiz, run }: { quiz: Quiz; run: QuizRun }) {
  // The names come from the list of patterns.
  usePatterns();
  const nameOf = usePatternName();
  const missed = missedPatterns(quiz, run);
  if (missed.length === 0) return null;
  return (
    <section aria-labelledby="missed" className="border-line border-t pt-6">
      <h2 id="missed" className="text-xl">
        Worth another look
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {missed.map((id) => (
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
