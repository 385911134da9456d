import type { Scenario } from '@wickwise/contract/scenario';
import Check from 'lucide-react/icons/check';
import type { RefObject } from 'react';
import { CandleTable } from '#app/ui/chart/candle-table.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { DecisionChart } from './decision-chart.tsx';
import { difficultyLabel, type ScenarioStatus } from './model.ts';

interface ScenarioStoryProps {
  scenario: Scenario;
  status: ScenarioStatus;
  heading?: RefObject<HTMLHeadingElement | null>;
}

/** It stays in place when the response arrives, so that nothing moves under the learner. */
export function ScenarioStory({ scenario, status, heading }: ScenarioStoryProps) {
  const { title, context, situation, chart, category, difficulty } = scenario;
  return (
    <div className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none md:text-2xl">
        {title}
      </h2>
      {chart === null ? null : <PriceFigure chart={chart} />}
      <div className="flex flex-wrap gap-2">
        <Tag tone="brass">{difficultyLabel(difficulty)}</Tag>
        <Tag>{category}</Tag>
        <StatusBadge status={status} />
      </div>
      <p className="text-soft">{context}</p>
      <p>{situation}</p>
    </div>
  );
}

function StatusBadge({ status }: { status: ScenarioStatus }) {
  if (status === 'unanswered') return null;
  if (status === 'missed') return <Tag>Not solved yet</Tag>;
  return (
    <Tag tone="up">
      <Check size={14} aria-hidden="true" />
      Solved
    </Tag>
  );
}

/** The price up to the decision. */
function PriceFigure({ chart }: { chart: NonNullable<Scenario['chart']> }) {
  const { title, candles } = chart;
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-panel">
      <div className="bg-sunk">
        <DecisionChart candles={candles} visible={candles.length} decidedAfter={null} />
      </div>
      <figcaption className="border-line border-t px-4 py-3 text-md text-soft">{title}</figcaption>
      <CandleTable candles={candles} mark={null} />
    </figure>
  );
}
