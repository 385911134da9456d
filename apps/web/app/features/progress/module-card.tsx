import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Card } from '#app/ui/card.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import type { PathModule } from './learning-path.ts';
import { useStartModule } from './start-module.ts';

interface ModuleCardProps {
  step: PathModule;
  /** What is known of it by the learner's answers; null where it asks nothing. */
  evidence: string | null;
  /** Whether the completed items are loaded. They stay unknown if loading failed. */
  completions: 'known' | 'loading' | 'failed';
}

/** One module of the learning path: starting it marks it completed and leads to its screen. */
export function ModuleCard({ step, evidence, completions }: ModuleCardProps) {
  const { module, state } = step;
  const isKnown = completions === 'known';
  const isLocked = isKnown && state === 'locked';
  return (
    <Card as="li" className={isLocked ? 'bg-transparent' : ''}>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className={isLocked ? 'text-muted' : undefined}>{module.title}</h3>
        {isKnown ? <ModuleMark state={state} /> : null}
      </div>
      <p className={isLocked ? 'text-md text-muted' : 'text-md text-soft'}>{module.description}</p>
      <p className="mb-3 text-muted text-sm">
        <span className="num">{module.estimatedTime}</span> min{module.isOpenEnded ? ' to start' : ''}
        <span aria-hidden="true"> · </span>
        <span className="capitalize">{module.difficulty}</span>
      </p>
      {evidence === null ? null : <p className="mb-3 text-sm text-soft">{evidence}</p>}
      <div className="mt-auto flex min-h-11 items-center">
        {isKnown ? <ModuleAction step={step} /> : null}
        {completions === 'loading' ? <Skeleton className="h-11 w-24" /> : null}
        {completions === 'failed' ? <OpenModule module={module}>Open</OpenModule> : null}
      </div>
    </Card>
  );
}

function ModuleMark({ state }: Pick<PathModule, 'state'>) {
  if (state === 'open') return null;
  const [Icon, word, color] =
    state === 'completed' ? ([Check, 'Completed', 'text-up'] as const) : ([Lock, 'Locked', 'text-muted'] as const);
  return (
    <span className={`flex shrink-0 items-center gap-1 font-medium text-sm ${color}`}>
      <Icon size={15} aria-hidden="true" />
      {word}
    </span>
  );
}

function ModuleAction({ step: { module, state, missing } }: { step: PathModule }) {
  const start = useStartModule(module);
  if (state === 'locked') {
    return <p className="text-muted text-sm">Complete first: {new Intl.ListFormat('en').format(missing)}</p>;
  }
  if (state === 'completed') {
    return <OpenModule module={module}>Open again</OpenModule>;
  }
  return (
    <ButtonLink to={module.route} aria-label={`Start ${module.title}`} onClick={start}>
      Start
    </ButtonLink>
  );
}

/** Leads to the module's screen and marks nothing. */
function OpenModule({ module, children }: { module: PathModule['module']; children: string }) {
  return (
    <ButtonLink to={module.route} variant="quiet" aria-label={`${children}: ${module.title}`}>
      {children}
    </ButtonLink>
  );
}
