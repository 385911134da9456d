import { useEffect, useEffectEvent } from 'react';

/**
 * Runs `act` when the browser shows the page again as it was left, from its back/forward cache: after Back from the
 * bank's page, for one, where a button would still look pressed.
 */
export function usePageRestored(act: () => void): void {
  const onPageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) act();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => onPageShow(event);
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);
}
