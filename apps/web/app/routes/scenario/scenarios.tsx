import { useScenarios } from '#app/features/scenario/queries.ts';
import { ScenarioRun } from '#app/features/scenario/scenario-run.tsx';
import { ScenarioSkeleton } from '#app/features/scenario/scenario-skeleton.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { Page } from '#app/ui/page.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import type { HeritageHandle } from '../access/guarded-feature.tsx';

export const handle: HeritageHandle = {
  feature: 'Trading scenarios',
  purpose: 'Twenty-four situations: make a decision and see what it would have meant.',
};

export function meta() {
  return pageMeta({ title: 'Trading Scenarios', description: handle.purpose });
}

export default function Scenarios() {
  return (
    <Page
      title="Trading Scenarios"
      lede="Decide, then see what happened next. You earn XP for the right choice on the first try."
    >
      <Run />
    </Page>
  );
}

function Run() {
  const state = useScenarios();
  if (state.status === 'loading') return <ScenarioSkeleton />;
  if (state.status === 'failed') {
    return <ErrorState title="The scenarios couldn’t be loaded" onRetry={state.retry} />;
  }
  return <ScenarioRun scenarios={state.scenarios} answered={state.answered} />;
}
