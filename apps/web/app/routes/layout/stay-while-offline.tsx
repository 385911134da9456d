import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { linkedPage } from '#app/features/site/linked-page.ts';
import { useToast } from '#app/ui/toast.tsx';

/**
 * Keeps the viewer on this page while there is no connection and a link leads to one that was not opened in this tab:
 * the browser would show an error page of its own, and this page would be gone.
 */
export function StayWhileOffline() {
  const { toast } = useToast();
  const { pathname } = useLocation();
  const opened = useRef(new Set<string>());
  useEffect(() => {
    opened.current.add(pathname);
  }, [pathname]);
  useEffect(() => {
    const stay = async (event: MouseEvent) => {
      const page = navigator.onLine ? null : linkedPage(event.target);
      if (page === null || opened.current.has(page.pathname) || opensElsewhere(event)) return;
      event.preventDefault();
      if (await isServerInReach()) location.assign(page.href);
      else toast(OFFLINE);
    };
    // Before the link itself is told: a link that finds its press prevented does not navigate.
    document.addEventListener('click', stay, { capture: true });
    return () => document.removeEventListener('click', stay, { capture: true });
  }, [toast]);
  return null;
}

const OFFLINE = {
  title: 'You’re offline',
  description: 'That page hasn’t been opened yet, so we can’t show it now. The ones you’ve opened still work.',
};

const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** A browser without a network may still reach a server on its own machine. */
async function isServerInReach(): Promise<boolean> {
  return fetch('/api/health').then(
    ({ ok }) => ok,
    () => false,
  );
}
