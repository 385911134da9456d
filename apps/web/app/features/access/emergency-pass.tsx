import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { useCurrentUser } from '../identity/queries.ts';
import { signInHref } from '../site/public.ts';
import { hasEmergencyPass } from './model.ts';
import { hasHeritageAccess } from './tier.ts';

/** The state of the navigation from the page of the pass to the lessons. */
export interface PassArrival {
  readonly isFromPass: true;
}

/** For those who come from the page of the pass, which would otherwise end in silence; on no later visit. */
export function PassArrivalNotice() {
  const { state } = useLocation();
  const isArrival = typeof state === 'object' && state !== null && 'isFromPass' in state;
  return isArrival ? <EmergencyPassNotice /> : null;
}

/** For browsers with the emergency pass alone: the server doesn't know it, so it opens nothing. */
export function EmergencyPassNotice() {
  const { user, isPending } = useCurrentUser();
  const hasPass = useEmergencyPass();
  if (isPending || !hasPass || hasHeritageAccess(user)) return null;
  return <AccessOptions isSignedIn={user !== null} />;
}

function AccessOptions({ isSignedIn }: { isSignedIn: boolean }) {
  const location = useLocation();
  return (
    <Notice title="Bought Heritage?">
      <p>
        {isSignedIn ? 'Activate it' : 'Sign in to your account, or activate Heritage'} with the email address you paid
        with. The pass in this browser doesn’t unlock Heritage content.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {isSignedIn ? null : <ButtonAnchor href={signInHref(location)}>Sign In</ButtonAnchor>}
        <ButtonLink to="/activate-heritage" variant="quiet">
          Activate Heritage
        </ButtonLink>
      </div>
    </Notice>
  );
}

// A cookie has no change event: it is read again with every render, and never at build time.
const subscribeToNothing = () => () => {};
const readPass = () => hasEmergencyPass(document.cookie);
const noPass = () => false;

export function useEmergencyPass(): boolean {
  return useSyncExternalStore(subscribeToNothing, readPass, noPass);
}
