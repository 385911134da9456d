import type { ChartFact, ChartFacts } from '@wickwise/contract/assistant';
import { Link } from 'react-router';
import { groupFacts } from './model.ts';

/** All the facts behind Wick's text. */
export function FactList({ chart }: { chart: ChartFacts }) {
  return (
    <section aria-labelledby="assistant-facts" className="mt-5 border-line border-t pt-4">
      <h3 id="assistant-facts" className="font-sans font-semibold text-md">
        The facts I used
      </h3>
      <dl className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {groupFacts(chart.facts).map(({ title, facts }) => (
          <div key={title}>
            <dt className="text-muted text-sm">{title}</dt>
            {facts.map((fact) => (
              <FactRow key={fact.label + fact.value} fact={fact} />
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

function FactRow({ fact: { label, value, patternId } }: { fact: ChartFact }) {
  return (
    <dd className="text-md">
      {patternId === null ? (
        <span className="font-medium">{label}</span>
      ) : (
        <Link to={`/learn/${patternId}`} className="font-medium underline underline-offset-4">
          {label}
        </Link>
      )}
      : <span className="text-soft">{value}</span>
    </dd>
  );
}
