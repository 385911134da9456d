import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';
import { useViewer } from '#app/features/progress/queries.ts';

const SEEN_KEY = 'hasSeenWelcome';

/** Loaded for a first visit only. Without it there is no welcome. */
const WelcomeDialog = lazy(() =>
  import('./welcome-dialog.tsx').then(
    (module) => ({ default: module.WelcomeDialog }),
    () => ({ default: Nothing }),
  ),
);

function Nothing(): ReactNode {
  return null;
}

/**
 * Welcomes the first visit to this browser's home screen, unless a lesson is complete already. It never opens over
 * something that the visitor has begun: then it waits for the next visit.
 */
export function Welcome() {
  const { viewer } = useViewer();
  const [isFirstVisit, setIsFirstVisit] = useState(false);
  useEffect(() => setIsFirstVisit(!hasSeenWelcome()), []);
  const hasBegun = useHasBegun();
  if (viewer === null || viewer.completed.size > 0 || !isFirstVisit) return null;
  const close = () => {
    rememberWelcome();
    setIsFirstVisit(false);
  };
  return (
    <Suspense>
      <WelcomeDialog hasBegun={hasBegun} onClose={close} />
    </Suspense>
  );
}

/** The page scrolls parts of itself, so that is none. */
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel'] as const;

/** Whether the visitor has done anything on this page, also before its scripts ran. */
function useHasBegun(): () => boolean {
  const isFirstPage = useNavigationType() === 'POP';
  const hasBegun = useRef(false);
  useEffect(() => {
    const begin = () => {
      hasBegun.current = true;
    };
    if (isFirstPage && (window.scrollY > 0 || performance.getEntriesByType('first-input').length > 0)) begin();
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, begin, { capture: true, passive: true });
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, begin, { capture: true });
    };
  }, [isFirstPage]);
  return () => hasBegun.current;
}

/** Without storage there is no welcome: it would come back on every page. */
function hasSeenWelcome(): boolean {
  try {
    return localStorage.getItem(SEEN_KEY) !== null;
  } catch {
    return true;
  }
}

function rememberWelcome(): void {
  try {
    localStorage.setItem(SEEN_KEY, 'true');
  } catch {
    // Full storage: it is shown again next time.
  }
}
