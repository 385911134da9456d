import type { PlanItem } from '@wickwise/contract/today';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { ItemIcon } from './item-icon.tsx';
import { minutesText } from './model.ts';
import { StartLink } from './start-link.tsx';

interface PlanListProps {
  items: readonly PlanItem[];
  /** Whether they are beyond the plan. */
  isMore?: boolean;
}

/** Items of a plan in their order. Each unfolds its reason, and can be begun out of turn. */
export function PlanList({ items, isMore = false }: PlanListProps) {
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-panel">
      {items.map((item) => (
        <li key={item.id}>
          <details className="group">
            <summary className="flex min-h-14 list-none items-center gap-3.5 px-4 py-2.5 hover:bg-sunk focus-visible:outline-offset-[-3px] sm:px-5 [&::-webkit-details-marker]:hidden">
              <ItemIcon kind={item.kind} />
              <span className="wrap-anywhere min-w-0 flex-1 font-medium">{item.title}</span>
              <span className="shrink-0 text-muted text-sm">
                <span aria-hidden="true">{item.minutes} min</span>
                <span className="sr-only">{minutesText(item.minutes)}</span>
              </span>
              <ChevronDown
                size={18}
                aria-hidden="true"
                className="shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
              />
            </summary>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 pt-2 pb-4 sm:pr-5 sm:pl-13.5">
              <p className="min-w-0 flex-1 basis-64 text-soft">{item.reason}</p>
              <StartLink item={item} isMore={isMore} variant="quiet" label="Start">
                Start
              </StartLink>
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}
