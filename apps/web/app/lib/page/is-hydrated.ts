import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * False at build time and during hydration, which must render the same; true from the start on a page rendered in the
 * browser. The second render is a transition: it leaves room for clicks, and does not make React hydrate every slice of
 * the page at once, as an update of a store would.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(!useIsHydrating());
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}

/** Whether React is rendering the built page's markup: only then does it call the server snapshot. */
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
