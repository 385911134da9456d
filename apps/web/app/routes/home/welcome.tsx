import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
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

/** Welcomes the first visit to this browser's home screen, unless a lesson is complete already. */
export function Welcome() {
  const { viewer } = useViewer();
  const [isFirstVisit, setIsFirstVisit] = useState(false);
  useEffect(() => setIsFirstVisit(!hasSeenWelcome()), []);
  if (viewer === null || viewer.completed.size > 0 || !isFirstVisit) return null;
  const close = () => {
    rememberWelcome();
    setIsFirstVisit(false);
  };
  return (
    <Suspense>
      <WelcomeDialog onClose={close} />
    </Suspense>
  );
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
