import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { countCompleted, useCompletions } from './completion-queries.ts';
import type { LearningModule } from './learning-path.ts';
import { useStartModule } from './start-module.ts';

interface PathStatusProps {
  /** In the order of the path. */
  modules: readonly LearningModule[];
}

/** The first module while none is completed; after that, how many are. */
export function PathStatus({ modules }: PathStatusProps) {
  const { completed, isError } = useCompletions('module');
  const [first] = modules;
  if (first === undefined) return null;
  if (completed === null) return <Unknown first={first} isLoading={!isError} />;
  const count = countCompleted(modules, completed);
  if (count === 0) return <Start first={first} />;
  return (
    <p className="flex min-h-11 items-center text-soft">
      <span>
        <span className="num">{count}</span> of <span className="num">{modules.length}</span> modules completed
      </span>
    </p>
  );
}

function Start({ first }: { first: LearningModule }) {
  const start = useStartModule(first);
  return (
    <ButtonLink to={first.route} onClick={start}>
      Start Learning Path
    </ButtonLink>
  );
}

/** A learner may have started already. */
function Unknown({ first, isLoading }: { first: LearningModule; isLoading: boolean }) {
  return (
    <div className="grid min-h-11 items-center">
      <div data-visitor>
        <Start first={first} />
      </div>
      {isLoading ? (
        <div data-learner>
          <Skeleton label="Loading your progress" className="h-5 w-48" />
        </div>
      ) : null}
    </div>
  );
}
