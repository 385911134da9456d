import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { useCompletions } from './completion-queries.ts';

/** Where to start while nothing is completed; after that, how many modules are done. */
export function PathStatus({ total }: { total: number }) {
  const { completed, isError } = useCompletions('module');
  if (completed === null) return <Unknown isLoading={!isError} />;
  if (completed.size === 0) return <Start />;
  return (
    <p className="flex min-h-11 items-center text-soft">
      <span>
        <span className="num">{completed.size}</span> of <span className="num">{total}</span> modules completed
      </span>
    </p>
  );
}

function Start() {
  return <ButtonLink to="/vocabulary">Start Learning Path</ButtonLink>;
}

/** A learner may have started already. */
function Unknown({ isLoading }: { isLoading: boolean }) {
  return (
    <div className="grid min-h-11 items-center">
      <div data-visitor>
        <Start />
      </div>
      {isLoading ? (
        <div data-learner>
          <Skeleton label="Loading how far you are" className="h-5 w-48" />
        </div>
      ) : null}
    </div>
  );
}
