import type { PlanAction, PlanItem, TodayPlan } from '@wickwise/contract/today';
import ListChecks from 'lucide-react/icons/list-checks';
import { Link } from 'react-router';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { useOwner } from '../identity/queries.ts';
import { nextStepOf, startPath, whereInPlan } from './model.ts';
import { beginItem } from './plan-run.ts';
import { useToday } from './queries.ts';

interface PlanStandingProps {
  /** Whether an item with this action is practiced here. */
  covers: (action: PlanAction) => boolean;
}

/** Where a way to practice one thing stands in today's plan, and what comes next if it isn't part of it. */
export function PlanStanding({ covers }: PlanStandingProps) {
  const today = useToday();
  if (today.status === 'loading')
    return <Skeleton label="Loading today’s plan" className="h-11 w-64 max-w-full sm:h-6" />;
  return (
    <p className="flex min-h-11 items-start gap-2.5 text-md text-soft sm:min-h-6">
      <ListChecks size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-brass" />
      <span className="wrap-anywhere min-w-0">
        {today.status === 'failed' ? (
          'Today’s plan couldn’t be loaded.'
        ) : (
          <Standing plan={today.plan} covers={covers} />
        )}
      </span>
    </p>
  );
}

function Standing({ plan, covers }: PlanStandingProps & { plan: TodayPlan }) {
  const here = whereInPlan(plan, covers);
  if (here !== null) {
    const { item, place, total } = here;
    return (
      <>
        Part of today’s plan: {place} of {total}. <ItemLink item={item} />
      </>
    );
  }
  const step = nextStepOf(plan);
  if (step === null) return 'Not in today’s plan.';
  if (step.isMore) return 'Today’s plan is done. This is extra practice.';
  return (
    <>
      Not in today’s plan. Your next step: <ItemLink item={step.item} />
    </>
  );
}

function ItemLink({ item }: { item: PlanItem }) {
  const owner = useOwner();
  return (
    <Link
      to={startPath(item)}
      className="font-medium text-ink underline underline-offset-4"
      onClick={() => beginItem(owner, { id: item.id, isMore: false })}
    >
      {item.title}
    </Link>
  );
}
