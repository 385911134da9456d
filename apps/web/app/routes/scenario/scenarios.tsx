import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { useScenarios } from '#app/features/scenario/queries.ts';
import { ScenarioRun } from '#app/features/scenario/scenario-run.tsx';
import { ScenarioSkeleton } from '#app/features/scenario/scenario-skeleton.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { ToolPage } from '#app/ui/tool-page.tsx';
import type { HeritageHandle } from '../access/guarded-feature.tsx';

export const handle: HeritageHandle = {
  feature: 'Trading scenarios',
  purpose: 'Twenty-four situations: make a decision, then see how it would have turned out.',
  sample: lazy(() =>
    import('#app/features/scenario/sample/scenario-sample.tsx').then(({ ScenarioSample }) => ({
      default: ScenarioSample,
    })),
  ),
};

const TITLE = 'Trading Scenarios';

export function meta() {
  return pageMeta({ title: TITLE, description: handle.purpose });
}

export default function Scenarios() {
  const state = useScenarios();
  const [params] = useSearchParams();
  if (state.status === 'ready') {
    const { scenarios, answered } = state;
    const asked = params.get('scenario');
    return <ScenarioRun key={asked} title={TITLE} scenarios={scenarios} answered={answered} askedId={asked} />;
  }
  return (
    <ToolPage title={TITLE}>
      {state.status === 'loading' ? (
        <ScenarioSkeleton />
      ) : (
        <div className="wrap py-6">
          <ErrorState title="The scenarios couldn’t be loaded" onRetry={state.retry} />
        </div>
      )}
    </ToolPage>
  );
}
