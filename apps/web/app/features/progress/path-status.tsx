import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { useCompletedModules } from './completed-modules.ts';
import { countCompleted } from './completion-queries.ts';
import { type LearningModule, nextModule } from './learning-path.ts';
import { useStartModule } from './start-module.ts';

interface PathStatusProps {
  /** In the order of the path. */
  modules: readonly LearningModule[];
  /** The ids of modules that the learner's answers show to be known. */
  known: ReadonlySet<string>;
}

/** The next open module that is not known, and how many are completed. */
export function PathStatus({ modules, known }: PathStatusProps) {
  const { completed, isError } = useCompletedModules(modules);
  const next = nextModule(modules, { completed: completed ?? NOTHING, known });
  if (completed === null) return next ? <Unknown first={next} isLoading={!isError} /> : null;
  const count = countCompleted(modules, completed);
  return (
    <>
      {count === 0 ? null : (
        <p className="flex min-h-11 items-center text-soft">
          <span>
            <span className="num">{count}</span> of <span className="num">{modules.length}</span> modules completed
          </span>
        </p>
      )}
      {next && count === 0 ? <Go module={next}>Start Learning Path</Go> : null}
      {next && count > 0 ? (
        <Go module={next} variant="quiet">
          Continue Learning Path
        </Go>
      ) : null}
    </>
  );
}

const NOTHING: ReadonlySet<string> = new Set();

interface GoProps {
  module: LearningModule;
  variant?: 'primary' | 'quiet';
  children: string;
}

function Go({ module, variant = 'primary', children }: GoProps) {
  const start = useStartModule(module);
  return (
    <ButtonLink to={module.route} variant={variant} onClick={start}>
      {children}
    </ButtonLink>
  );
}

/** A learner may have started already. */
function Unknown({ first, isLoading }: { first: LearningModule; isLoading: boolean }) {
  return (
    <div className="grid min-h-11 items-center">
      <div data-visitor>
        <Go module={first}>Start Learning Path</Go>
      </div>
      {isLoading ? (
        <div data-learner>
          <Skeleton label="Loading your progress" className="h-5 w-48" />
        </div>
      ) : null}
    </div>
  );
}
