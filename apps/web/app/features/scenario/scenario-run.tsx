import type { AnsweredScenario, Scenario } from '@wickwise/contract/scenario';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/state/empty-state.tsx';
import { ProgressBar } from '#app/ui/state/progress-bar.tsx';
import { arrangeScenarios, type ScenarioFilter, scenarioStatus } from './model.ts';
import { ScenarioFilters } from './scenario-filters.tsx';
import { ScenarioQuestion } from './scenario-question.tsx';
import { readPlace, savePlace } from './storage.ts';

interface ScenarioRunProps {
  scenarios: readonly Scenario[];
  answered: readonly AnsweredScenario[];
}

/** The scenarios one at a time, from where the learner left off. */
export function ScenarioRun({ scenarios, answered }: ScenarioRunProps) {
  const { list, index, round, filter, go, arrange } = usePlace({ scenarios, answered });
  const heading = useFocusOnChange(round);
  const [answeredRound, setAnsweredRound] = useState<number | null>(null);
  const scenario = list[index];
  return (
    <div className="grid gap-8">
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-[1fr_auto] md:items-end">
        <Position index={index} total={list.length} />
        <ScenarioFilters value={filter} onChange={arrange} />
      </div>
      {scenario === undefined ? (
        <EmptyState title="No scenarios here" text="There are no scenarios at this level. Choose another one above." />
      ) : (
        <>
          <ScenarioQuestion
            key={`${scenario.id} ${round}`}
            scenario={scenario}
            status={scenarioStatus(scenario.id, answered)}
            heading={heading}
            onAnswered={() => setAnsweredRound(round)}
          />
          <Steps
            isLast={index === list.length - 1}
            isAnswered={answeredRound === round}
            onStartOver={() => go(0)}
            onNext={() => go(index + 1)}
          />
        </>
      )}
    </div>
  );
}

function Position({ index, total }: { index: number; total: number }) {
  const text = `${Math.min(index + 1, total)} of ${total}`;
  return (
    <div className="grid gap-2">
      <p className="text-muted text-sm">{text}</p>
      <ProgressBar value={index + 1} max={Math.max(total, 1)} label="Scenarios" valueText={text} />
    </div>
  );
}

interface StepsProps {
  isLast: boolean;
  /** Until then the learner should choose, and moving on means skipping. */
  isAnswered: boolean;
  onStartOver: () => void;
  onNext: () => void;
}

function Steps({ isLast, isAnswered, onStartOver, onNext }: StepsProps) {
  return (
    <div className="flex flex-wrap justify-between gap-3 border-line border-t pt-6">
      <Button variant="quiet" onClick={onStartOver}>
        Start Over
      </Button>
      <Button variant={isAnswered ? 'primary' : 'quiet'} disabled={isLast} onClick={onNext}>
        {isLast ? 'Complete' : 'Next Scenario'}
      </Button>
    </div>
  );
}

/** The place in the list. It is arranged once: solving a scenario does not move the others under the learner. */
function usePlace({ scenarios, answered }: ScenarioRunProps) {
  const [filter, setFilter] = useState<ScenarioFilter>(readPlace);
  const [list, setList] = useState(() => arrangeScenarios(scenarios, { filter, answered }));
  const [scenarioId, setScenarioId] = useState(() => readPlace().scenarioId);
  const [round, setRound] = useState(0);
  const found = list.findIndex(({ id }) => id === scenarioId);
  const index = Math.max(0, found);

  const go = (to: number) => {
    const next = list[to]?.id ?? null;
    setScenarioId(next);
    setRound(round + 1);
    savePlace({ ...filter, scenarioId: next });
  };
  const arrange = ({ order, difficulty }: ScenarioFilter) => {
    const chosen = { order, difficulty };
    setFilter(chosen);
    setList(arrangeScenarios(scenarios, { filter: chosen, answered }));
    setScenarioId(null);
    savePlace({ ...chosen, scenarioId: null });
  };
  return { list, index, round, filter, go, arrange };
}

/** Moves the focus to the heading of the next scenario, but not when the page opens. */
function useFocusOnChange(round: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (round === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [round]);
  return heading;
}
