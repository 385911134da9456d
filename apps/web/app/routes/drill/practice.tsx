import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { ChartsNeedScripts } from '#app/features/drill/charts-need-scripts.tsx';
import { practicePatterns, usePracticeRound } from '#app/features/drill/practice-round.ts';
import { PracticeRun } from '#app/features/drill/practice-run.tsx';
import { useCurrentUser } from '#app/features/identity/queries.ts';
import { useLessons, usePatternName } from '#app/features/pattern/queries.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { PlanStanding } from '#app/features/today/plan-standing.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { ToolLink } from '#app/ui/tool-button.tsx';
import { ToolPage } from '#app/ui/tool-page.tsx';

export function meta() {
  return pageMeta({
    title: 'Practice',
    description:
      'New charts of the patterns you know, mixed with charts that only look like them. As many as you like.',
  });
}

/** Charts without end, on the patterns that the address names or else on what the learner has completed. */
export default function Practice() {
  const state = useLessons();
  const [params] = useSearchParams();
  if (state.status === 'ready') {
    const named = params.get('patterns')?.split(' ') ?? [];
    return <PracticeOn patternIds={practicePatterns(state.lessons, named)} />;
  }
  return (
    <ToolPage title="Practice">
      <div className="wrap grid flex-1 content-start py-4">
        <ChartsNeedScripts />
        {state.status === 'failed' ? (
          <ErrorState title="The lessons couldn’t be loaded" onRetry={state.retry} />
        ) : (
          <Skeleton label="Loading your charts" className="h-96 w-full rounded-lg noscript:hidden" />
        )}
      </div>
    </ToolPage>
  );
}

function PracticeOn({ patternIds }: { patternIds: readonly string[] }) {
  const { user } = useCurrentUser();
  const { round, keep, begin } = usePracticeRound(user?.id ?? null);
  const nameOf = usePatternName();
  const back = useWayBack();
  const isOfThese = round?.every(({ patternId }) => patternIds.includes(patternId)) === true;
  useEffect(() => {
    if (!isOfThese) begin(patternIds);
  });
  if (round === null || !isOfThese) return null;
  return (
    <PracticeRun
      round={round}
      onChange={keep}
      onAgain={() => begin(patternIds)}
      standing={<PlanStanding covers={(action) => action.kind === 'drill' && patternIds.includes(action.patternId)} />}
      exit={<ToolLink icon={X} label="Stop practicing" to={back} />}
      done={
        <ButtonLink to={back} className="max-sm:grow" onClick={() => keep(null)}>
          Done
        </ButtonLink>
      }
      nameOf={nameOf}
    />
  );
}

/** The page that the practice was opened from. */
function useWayBack(): string {
  const { state } = useLocation();
  return typeof state?.from === 'string' ? state.from : '/';
}
