import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useOwner } from '#app/features/identity/queries.ts';
import { endRun, readRun } from '#app/features/today/plan-run.ts';
import { useIsHydrated } from '#app/lib/page/is-hydrated.ts';

/** Loaded once the plan has led somewhere. */
const BackToPlan = lazy(() =>
  import('#app/features/today/back-to-plan.tsx').then((module) => ({ default: module.BackToPlan })),
);

/** The plan's own page, and the homes that begin with it. */
const WITH_PLAN = ['/', '/home', '/today'];

/** On every page that the plan of the day led to, the way back to it. */
export function PlanBar() {
  const { pathname } = useLocation();
  const owner = useOwner();
  const isHydrated = useIsHydrated();
  const [closed, setClosed] = useState<string | null>(null);
  const run = isHydrated ? readRun(owner) : null;
  if (run === null || run.itemId === closed || WITH_PLAN.includes(pathname)) return null;
  const close = () => {
    endRun();
    setClosed(run.itemId);
  };
  return (
    <Suspense>
      <BackToPlan run={run} onClose={close} />
    </Suspense>
  );
}
