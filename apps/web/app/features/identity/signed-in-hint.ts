import { SIGNED_IN_COOKIE } from '@wickwise/contract/constants';
import { useEffect, useRef } from 'react';
import { usePageRestored } from '#app/lib/page/page-restored.ts';

/**
 * Runs in the document's head. Pages are built for visitors: in a browser with a session, what its learner may not see
 * stays hidden until the server has said who they are (`components.css`). Static text: the server allows it by its hash.
 */
export const signedInScript = `if(document.cookie.includes("${SIGNED_IN_COOKIE}="))document.documentElement.dataset.signedIn=""`;

/**
 * The browser may restore a page of a learner who has signed out since, with all that it showed. Such a page is hidden
 * before it can be seen, and loaded again.
 */
export function useReloadAfterSignOut(): void {
  const shownTo = useRef('');
  useEffect(() => {
    shownTo.current = currentSession();
  }, []);
  usePageRestored(() => {
    if (currentSession() === shownTo.current) return;
    document.documentElement.hidden = true;
    window.location.reload();
  });
}

/** Whether this browser has a session, as far as it knows. */
export function remembersLearner(): boolean {
  return currentSession() !== '';
}

/** What the server calls the session of this browser in the cookie, whose name has a prefix over HTTPS; empty without one. */
function currentSession(): string {
  return document.cookie.split('; ').find((cookie) => cookie.includes(`${SIGNED_IN_COOKIE}=`)) ?? '';
}
