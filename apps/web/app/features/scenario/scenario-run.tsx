import type { AnsweredScenario, Scenario } from '@wickwise/contract/scenario';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '#app/ui/state/empty-state.tsx';
import { ToolButton } from '#app/ui/tool-button.tsx';
import { ToolPage } from '#app/ui/tool-page.tsx';
import { ToolSettings } from '#app/ui/tool-settings.tsx';
import { arrangeScenarios, type ScenarioFilter, scenarioStatus } from './model.ts';
import { ScenarioFilters } from './scenario-filters.tsx';
import { ScenarioQuestion } from './scenario-question.tsx';
import { readPlace, savePlace } from './storage.ts';

interface ScenarioRunProps {
  title: string;
  scenarios: readonly Scenario[];
  answered: readonly AnsweredScenario[];
  /** The one that the address names, in place of where the learner left off. */
  askedId: string | null;
}

/** The scenarios one at a time, from where the learner left off. */
export function ScenarioRun({ title, scenarios, answered, askedId }: ScenarioRunProps) {
  const { list, index, round, filter, go, arrange } = usePlace({ scenarios, answered, askedId });
  const heading = useFocusOnChange(round);
  const scenario = list[index];
  return (
    <ToolPage
      title={title}
      progress={progressOf(index, list.length)}
      toolbar={
        <>
          <ToolButton icon={RotateCcw} label="Start Over" onClick={() => go(0)} />
          <ToolSettings title="Order and level">
            <ScenarioFilters value={filter} onChange={arrange} />
          </ToolSettings>
        </>
      }
    >
      {scenario === undefined ? (
        <div className="wrap py-6">
          <EmptyState
            title="No scenarios here"
            text="There are no scenarios at this level. Choose another one above."
          />
        </div>
      ) : (
        <ScenarioQuestion
          key={`${scenario.id} ${round}`}
          scenario={scenario}
          status={scenarioStatus(scenario.id, answered)}
          heading={heading}
          isLast={index === list.length - 1}
          onNext={() => go(index + 1)}
        />
      )}
    </ToolPage>
  );
}

const ALL: ScenarioFilter = { order: 'all', difficulty: 'all' };

function progressOf(index: number, total: number) {
  const place = Math.min(index + 1, total);
  return { value: place, max: Math.max(total, 1), label: 'Scenarios', text: `${place} of ${total}` };
}

/** The place in the list. It is arranged once: solving a scenario does not move the others under the learner. */
function usePlace({ scenarios, answered, askedId }: Omit<ScenarioRunProps, 'title'>) {
  // A filter must not hide the scenario that a link asks for.
  const [filter, setFilter] = useState<ScenarioFilter>(askedId === null ? readPlace : ALL);
  const [list, setList] = useState(() => arrangeScenarios(scenarios, { filter, answered }));
  const [scenarioId, setScenarioId] = useState(() => askedId ?? readPlace().scenarioId);
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

/** Moves the focus to the heading of the next scenario, at the top of the tool, but not when the page opens. */
function useFocusOnChange(round: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (round === 0) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [round]);
  return heading;
}
