import { useSyncExternalStore } from 'react';

/** False while the page is built and in the first render in the browser, which has to be like it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, isInBrowser, isAtBuild);
}

const subscribeToNothing = () => () => {};
const isInBrowser = () => true;
const isAtBuild = () => false;
