import type { ChartFact } from '@wickwise/contract/assistant';
import { Link } from 'react-router';
import { groupFacts } from './model.ts';

/** All the facts behind Wick's text, collapsed at first. */
export function FactList({ facts }: { facts: readonly ChartFact[] }) {
  if (facts.length === 0) return null;
  return (
    <details className="mt-2 border-line border-t">
      <summary className="min-h-11 content-center font-medium text-md text-soft hover:text-ink">
        The facts I used
      </summary>
      <dl className="grid gap-3 pb-3">
        {groupFacts(facts).map(({ title, facts: members }) => (
          <div key={title}>
            <dt className="text-muted text-sm">{title}</dt>
            {members.map((fact) => (
              <FactRow key={fact.label + fact.value} fact={fact} />
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}

function FactRow({ fact: { label, value, patternId } }: { fact: ChartFact }) {
  return (
    <dd className="wrap-anywhere text-md">
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
