import ArrowLeft from 'lucide-react/icons/arrow-left';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { findItem, nextStepOf } from './model.ts';
import type { PlanRun } from './plan-run.ts';
import { useToday } from './queries.ts';
import { StartLink } from './start-link.tsx';

interface BackToPlanProps {
  run: PlanRun;
  onClose: () => void;
}

/** Above a page that the plan led to: back to the plan, and on to its next item as soon as this one is done. */
export function BackToPlan({ run, onClose }: BackToPlanProps) {
  const today = useToday();
  const step = today.status === 'ready' ? nextStepOf(today.plan, run.practiced) : null;
  const isDone = today.status === 'ready' && findItem({ ...today.plan, more: [] }, run.itemId) === null;
  const next = isDone && step !== null && !step.isMore && step.item.id !== run.itemId ? step.item : null;
  return (
    <nav aria-label="Today’s plan" className="site-chrome border-line border-b bg-sunk print:hidden">
      <div className="wrap flex min-h-12 flex-wrap items-center gap-x-4 py-0.5">
        <Link
          to="/today"
          className="inline-flex min-h-11 items-center gap-2 text-md text-soft underline underline-offset-4 hover:text-ink"
        >
          <ArrowLeft size={16} aria-hidden="true" />
          Back to today’s plan
        </Link>
        <p role="status" className="ml-auto empty:hidden">
          {next === null ? null : (
            <StartLink item={next} className="px-4">
              Next: {next.title}
            </StartLink>
          )}
        </p>
        <button
          type="button"
          aria-label="Close"
          className={`grid size-11 shrink-0 place-items-center text-muted hover:text-ink ${next === null ? 'ml-auto' : ''}`}
          onClick={onClose}
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
    </nav>
  );
}
