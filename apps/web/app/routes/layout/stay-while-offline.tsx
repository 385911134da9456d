import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { linkedPage } from '#app/features/site/linked-page.ts';
import { useToast } from '#app/ui/overlay/toast.tsx';

/**
 * Keeps the viewer on this page when there is no connection and a link leads to a page not opened in this tab before:
 * the browser would show its own error page instead of this one.
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
      if (await isServerReachable()) location.assign(page.href);
      else toast(OFFLINE);
    };
    // Before the link's own listener: a link whose click was prevented does not navigate.
    document.addEventListener('click', stay, { capture: true });
    return () => document.removeEventListener('click', stay, { capture: true });
  }, [toast]);
  return null;
}

const OFFLINE = {
  title: 'You’re offline',
  description: 'We can’t show that page without a connection. Pages opened since this tab was last loaded still work.',
};

const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** A browser without a network may still reach a server on the same machine. */
async function isServerReachable(): Promise<boolean> {
  return fetch('/api/health').then(
    ({ ok }) => ok,
    () => false,
  );
}
