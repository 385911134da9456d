import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ShownCelebration } from './celebration-dialog.tsx';
import { celebrationsQuery, useViewCelebration } from './queries.ts';

/** Fetched for the first celebration. If that fails nothing is lost: unviewed ones are shown on the next visit. */
const CelebrationDialog = lazy(() =>
  import('./celebration-dialog.tsx').then(
    (module) => ({ default: module.CelebrationDialog }),
    () => ({ default: NoCelebrations }),
  ),
);

function NoCelebrations(): null {
  return null;
}

/** The celebrations a learner has not seen yet, on any screen. */
export function Celebrations() {
  const { data } = useQuery(celebrationsQuery);
  const view = useViewCelebration();
  return <CelebrationQueue celebrations={data ?? []} onViewed={view} />;
}

interface CelebrationQueueProps {
  celebrations: readonly ShownCelebration[];
  onViewed: (id: string) => void;
}

/** Shows one celebration after another. Closing the dialog saves the rest for the next visit. */
export function CelebrationQueue({ celebrations, onViewed }: CelebrationQueueProps) {
  const [putOff, setPutOff] = useState<ReadonlySet<string>>(new Set());
  const wanted = celebrations.filter(({ id }) => !putOff.has(id));
  if (wanted.length === 0) return null;
  const close = (id: string) => {
    setPutOff(new Set(celebrations.map((celebration) => celebration.id)));
    onViewed(id);
  };
  return (
    <Suspense>
      <CelebrationDialog celebrations={wanted} onNext={onViewed} onClose={close} />
    </Suspense>
  );
}
