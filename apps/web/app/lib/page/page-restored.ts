import { useEffect, useEffectEvent } from 'react';

/**
 * Runs `act` when the browser restores the page from its back/forward cache, such as after Back from the bank's page,
 * where a button would still look busy.
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
