import { useMatches } from 'react-router';
import { useLearnerOutage } from '#app/features/identity/queries.ts';
import { Button } from '#app/ui/button/button.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { Notice } from '#app/ui/state/notice.tsx';

/** Says so itself, in place of its screens. */
const GUARD = 'routes/layout/signed-in';

/** Above every open page in a learner's browser, while the server can't say who they are. */
export function OutageNotice() {
  const { isOut, isAsking, retry } = useLearnerOutage();
  const isGuarded = useMatches().some(({ id }) => id === GUARD);
  const isShown = isOut && !isGuarded;
  return (
    <KeepFocus state={isShown}>
      {isShown ? (
        <section aria-label="Connection" className="wrap pt-5 print:hidden">
          <Notice tone="warning" title="We can’t reach Wickwise right now" live>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <p>If you were signed in, you still are, and your progress is safe.</p>
              <Button variant="quiet" pending={isAsking} pendingLabel="Trying again…" onClick={retry}>
                Try again
              </Button>
            </div>
          </Notice>
        </section>
      ) : null}
    </KeepFocus>
  );
}
