import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { useCurrentUser } from '../identity/queries.ts';
import { signInHref } from '../site/public.ts';
import { hasEmergencyPass } from './model.ts';
import { hasHeritageAccess } from './tier.ts';

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
    <Notice tone="warning" title="One more step to Heritage content">
      <p>
        This browser has an emergency pass, which doesn’t open Heritage content by itself: you also need a Heritage
        account.
        {isSignedIn
          ? ' Activate yours with the email address you paid with.'
          : ' Sign in to it, or activate yours with the email address you paid with.'}
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
