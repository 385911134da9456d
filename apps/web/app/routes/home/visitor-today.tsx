import { type ComponentType, lazy, Suspense } from 'react';
import { useHasNoSession } from '#app/features/identity/queries.ts';
import { useHasVisitorEvidence } from '#app/features/today/visitor/evidence.ts';

/** Loaded for a visitor who has begun. Without it the page is the one for newcomers. */
const TodayCard = lazy<ComponentType>(() =>
  import('#app/features/today/today-card.tsx').then(
    (module) => ({ default: module.TodayCard }),
    () => ({ default: () => null }),
  ),
);

/** The plan of a visitor who has done something in this browser. */
export function VisitorToday() {
  const hasBegun = useHasVisitorEvidence();
  const hasNoSession = useHasNoSession();
  if (!hasBegun || !hasNoSession) return null;
  return (
    <Suspense>
      <div className="pb-12">
        <TodayCard />
      </div>
    </Suspense>
  );
}
