import type { ComponentProps } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { useCompletedModules } from './completed-modules.ts';
import { type LearningModule, type PathGroup, toPathGroups } from './learning-path.ts';
import { ModuleCard } from './module-card.tsx';
import { QuickStartGuide } from './quick-start-guide.tsx';

const NOTHING: ReadonlySet<string> = new Set();

interface LearningPathProps {
  modules: readonly LearningModule[];
  /** What is known of each module by the learner's answers, in words. */
  evidence: ReadonlyMap<string, string>;
}

/** The guided path: where to start, and the modules by category. */
export function LearningPathScreen({ modules, evidence }: LearningPathProps) {
  const { completed, isError, retry } = useCompletedModules(modules);
  const state = isError ? 'failed' : 'loading';
  return (
    <div className="grid gap-12">
      <QuickStartGuide />
      {isError && completed === null ? <LoadProblem onRetry={retry} /> : null}
      <p className="max-w-2xl text-soft">
        Starting a module marks it as completed and unlocks what builds on it. What you know so far is shown next to it,
        based on your answers. Come back to any module as often as you like.
      </p>
      {toPathGroups(modules, completed ?? NOTHING).map((group) => (
        <ModuleGroup
          key={group.label}
          group={group}
          evidence={evidence}
          completions={completed === null ? state : 'known'}
        />
      ))}
    </div>
  );
}

interface ModuleGroupProps extends Pick<ComponentProps<typeof ModuleCard>, 'completions'> {
  group: PathGroup;
  evidence: ReadonlyMap<string, string>;
}

function ModuleGroup({ group, evidence, completions }: ModuleGroupProps) {
  const id = `group-${group.label.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-5">
        {group.label}
      </h2>
      <ul className="grid gap-5 md:grid-cols-2">
        {group.modules.map((step) => (
          <ModuleCard
            key={step.module.id}
            step={step}
            evidence={evidence.get(step.module.id) ?? null}
            completions={completions}
          />
        ))}
      </ul>
    </section>
  );
}

function LoadProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="error" title="We couldn’t load which modules you’ve completed" live>
      <Button variant="quiet" className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
