import type { Recommendation } from '@wickwise/contract/analytics';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { actionLink } from './model.ts';

const priorities = {
  high: { label: 'High priority', tone: 'brass' },
  medium: { label: 'Medium priority', tone: 'neutral' },
  low: { label: 'Low priority', tone: 'neutral' },
} as const;

type NameOf = (patternId: string) => string;

/** What to study next and why, most urgent first, each with a link to where to do it. */
export function RecommendationList({ list, nameOf }: { list: readonly Recommendation[]; nameOf: NameOf }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {list.map((recommendation) => (
        <RecommendationCard key={recommendation.id} recommendation={recommendation} nameOf={nameOf} />
      ))}
    </ul>
  );
}

function RecommendationCard({ recommendation, nameOf }: { recommendation: Recommendation; nameOf: NameOf }) {
  const { title, description, priority, patterns, action } = recommendation;
  const { to, label } = actionLink(action, nameOf);
  return (
    <li className="flex flex-col items-start gap-3 rounded-lg border border-line bg-panel p-5 sm:p-6">
      <Tag tone={priorities[priority].tone}>{priorities[priority].label}</Tag>
      <h3 className="wrap-anywhere">{title}</h3>
      <p className="text-soft">{description}</p>
      {patterns.length > 0 ? (
        <ul className="grid w-full gap-1 text-md">
          {patterns.map(({ patternId, averageScore }) => (
            <li key={patternId} className="flex justify-between gap-4 border-line border-t pt-1.5">
              <span className="wrap-anywhere min-w-0">{nameOf(patternId)}</span>
              <span className="text-muted">
                <span className="num">{averageScore}%</span> of all answers correct
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <ButtonLink to={to} variant="quiet" className="mt-auto">
        {label}
      </ButtonLink>
    </li>
  );
}
