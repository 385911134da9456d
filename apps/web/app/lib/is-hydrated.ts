import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * False while the page is built and in the first render in the browser, which has to be like it; true from the start on a
 * page that the browser draws by itself. The second render is a transition: it leaves room for presses, and does not make
 * React bring every slice of the page to life at once, as the update of a store would.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(!useIsHydrating());
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}

/** Whether React renders for the build's page: only then does it ask for what the server would say. */
function useIsHydrating(): boolean {
  let isHydrating = false;
  useSyncExternalStore(subscribeToNothing, nothing, () => {
    isHydrating = true;
    return null;
  });
  return isHydrating;
}

const subscribeToNothing = () => () => {};
const nothing = () => null;
