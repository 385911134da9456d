import { ButtonLink } from '#app/ui/button-link.tsx';
import { useCompletions } from './completion-queries.ts';

/** Where to start while nothing is completed; after that, how many modules are done. */
export function PathStatus({ total }: { total: number }) {
  const { completed } = useCompletions('module');
  if (completed === null || completed.size === 0) {
    return (
      <div className="min-h-11">
        <div data-visitor={completed === null || undefined}>
          <ButtonLink to="/vocabulary">Start Learning Path</ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <p className="flex min-h-11 items-center text-soft">
      <span>
        <span className="num">{completed.size}</span> of <span className="num">{total}</span> modules completed
      </span>
    </p>
  );
}
