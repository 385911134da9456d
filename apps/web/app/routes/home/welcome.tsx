import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useCurrentUser } from '../../features/identity/queries.ts';

const SEEN_KEY = 'hasSeenWelcome';

/** Fetched for a first visit only. Without it the visit goes on without a welcome. */
const WelcomeDialog = lazy(() =>
  import('./welcome-dialog.tsx').then(
    (module) => ({ default: module.WelcomeDialog }),
    () => ({ default: Nothing }),
  ),
);

function Nothing(): ReactNode {
  return null;
}

/** Welcomes whoever opens this browser's home screen for the first time. */
export function Welcome() {
  const { isPending } = useCurrentUser();
  const [isFirstVisit, setIsFirstVisit] = useState(false);
  useEffect(() => setIsFirstVisit(!hasSeenWelcome()), []);
  if (isPending || !isFirstVisit) return null;
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

/** Where nothing can be remembered there is no welcome: it would come back with every page. */
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
    // A full storage: it is asked again next time.
  }
}
