import { DRILL_LENGTH } from '@wickwise/contract/constants';
import type { PlanAction, PlanItem } from '@wickwise/contract/today';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { DrillRun, forgetDrill, useBegunDrill } from '../drill/public.ts';
import { useCurrentUser, useOwner } from '../identity/queries.ts';
import { type NextStep, nextStepOf } from './model.ts';
import { readRun } from './plan-run.ts';
import { StartLink } from './start-link.tsx';
import type { TodayState } from './today-state.ts';

interface RunDrillProps {
  today: Extract<TodayState, { status: 'ready' }>;
  item: PlanItem;
  action: Extract<PlanAction, { kind: 'drill' }>;
  /** Returns to the plan. */
  onLeave: () => void;
}

/** Three new charts of the plan, and after them its next item. */
export function RunDrill({ today, item, action: { patternId, against }, onLeave }: RunDrillProps) {
  const { user } = useCurrentUser();
  const { drill, keep, begin } = useBegunDrill({ patternId, against, owner: user?.id ?? null });
  const start = useEffectEvent(() => {
    if (drill === null || drill.index >= DRILL_LENGTH) begin();
  });
  // One that was left halfway is continued.
  useEffect(() => start(), []);
  const isOver = drill !== null && drill.index >= DRILL_LENGTH;
  // The same pattern can be next again, with other charts.
  useEffect(() => (isOver ? forgetDrill : undefined), [isOver]);
  if (drill === null) return null;
  return (
    <DrillRun
      key={drill.drillId}
      begun={drill}
      onChange={keep}
      leaveLabel="Back to today’s plan"
      onLeave={onLeave}
      after={<AfterDrill today={today} item={item} onLeave={onLeave} />}
      tutor={undefined}
    />
  );
}

/** On to the next item, or back to the plan. */
function AfterDrill({ today, item, onLeave }: Pick<RunDrillProps, 'today' | 'item' | 'onLeave'>) {
  const owner = useOwner();
  const step = nextStepOf(today.plan, [...(readRun(owner)?.practiced ?? []), item.id]);
  const next = step?.item.id === item.id ? null : step;
  return (
    <>
      <Button
        variant={next === null || next.isMore ? 'primary' : 'quiet'}
        className="max-sm:grow sm:ml-auto"
        onClick={onLeave}
      >
        {next?.isMore ? 'Done for today' : 'Back to today’s plan'}
      </Button>
      {next === null ? null : <NextItem step={next} isStale={today.isStale} />}
    </>
  );
}

/** While the plan is on its way, the button does nothing: the next item could be the one that was just done. */
function NextItem({ step: { item, isMore }, isStale }: { step: NextStep; isStale: boolean }) {
  if (isStale) {
    return (
      <Button pending pendingLabel="Planning..." className="max-sm:grow">
        Next
      </Button>
    );
  }
  if (isMore) {
    return (
      <StartLink item={item} isMore variant="quiet" label="More practice" className="max-sm:grow">
        More practice
      </StartLink>
    );
  }
  return (
    <StartLink item={item} className="max-sm:grow">
      Next: {item.title}
    </StartLink>
  );
}
