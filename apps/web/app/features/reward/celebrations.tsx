import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { celebrationTitle, type ShownCelebration } from './celebration.ts';
import type { CelebrationCardProps } from './celebration-card.tsx';
import { earnedPhrases, sumOf, withoutCelebrated } from './model.ts';
import { celebrationsQuery, useJustEarned, useViewCelebrations } from './queries.ts';

/** Fetched for the first celebration. If that fails nothing is lost: unviewed ones are shown on the next visit. */
const CelebrationCard = lazy(
  (): Promise<{ default: ComponentType<CelebrationCardProps> }> =>
    import('./celebration-card.tsx').then(
      (module) => ({ default: module.CelebrationCard }),
      () => ({ default: NoCelebrations }),
    ),
);

function NoCelebrations(_: CelebrationCardProps): ReactNode {
  return null;
}

/** What a learner has earned and not seen yet, on any screen. */
export function Celebrations({ nameOf }: { nameOf: (patternId: string) => string }) {
  const { data } = useQuery(celebrationsQuery);
  const view = useViewCelebrations();
  const others = useJustEarned().map(withoutCelebrated);
  return (
    <CelebrationStack
      celebrations={data ?? []}
      otherPoints={sumOf(others.flatMap(({ entries }) => entries))}
      otherPhrases={others.flatMap((earned) => earnedPhrases({ earned, nameOf }))}
      onViewed={view}
    />
  );
}

interface CelebrationStackProps {
  celebrations: readonly ShownCelebration[];
  otherPoints?: number;
  otherPhrases?: readonly string[];
  onViewed: (ids: readonly string[]) => void;
}

/** One card for all of them. */
export function CelebrationStack({
  celebrations,
  otherPoints = 0,
  otherPhrases = [],
  onViewed,
}: CelebrationStackProps) {
  const ids = celebrations.map(({ id }) => id);
  const view = () => onViewed(ids);
  const title = celebrationTitle(celebrations, otherPoints);
  useViewedByMovingOn(ids.join(' '), view);
  return (
    <>
      {/* In the page before there is something to announce. */}
      <p role="status" className="sr-only">
        {celebrations.length === 0 ? '' : title}
      </p>
      {celebrations.length === 0 ? null : (
        <Suspense>
          <CelebrationCard
            key={ids[0]}
            title={title}
            celebrations={celebrations}
            otherPhrases={otherPhrases}
            onClose={view}
          />
        </Suspense>
      )}
    </>
  );
}

/** What has been on the screen for so long was seen. */
const SEEN_AFTER_MS = 2000;

/** Leaving the page counts as having seen the card, unless it appeared while the learner was already leaving. */
function useViewedByMovingOn(shown: string, view: () => void): void {
  const { pathname } = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  const since = useRef<Since>({ shown: null, pathname, at: 0, leftAt: null });
  useEffect(() => {
    const before = since.current;
    const now = Date.now();
    const leftAt = before.leftAt ?? (isLeaving || before.pathname !== pathname ? now : null);
    const at = before.shown === shown ? before.at : now;
    const hasMoved = before.pathname !== pathname;
    since.current = { shown, pathname, at, leftAt: hasMoved || !isLeaving ? null : leftAt };
    if (hasMoved && shown !== '' && leftAt !== null && leftAt - at >= SEEN_AFTER_MS) view();
  });
}

interface Since {
  /** The ids of what the card tells; null before the first look. */
  shown: string | null;
  pathname: string;
  /** When it appeared. */
  at: number;
  /** When the learner left for another page that has not arrived yet. */
  leftAt: number | null;
}
