import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { ButtonAnchor } from '../../ui/button-anchor.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { signInHref } from '../../ui/site-links.ts';
import { useCurrentUser } from '../identity/queries.ts';
import { hasEmergencyPass } from './model.ts';
import { hasHeritageAccess } from './public.ts';

/** For who carries the emergency pass and no more: the server does not know it, so nothing opens by it. */
export function EmergencyPassNotice() {
  const { user, isPending } = useCurrentUser();
  const hasPass = useEmergencyPass();
  if (isPending || !hasPass || hasHeritageAccess(user)) return null;
  return <HowToGetIn isSignedIn={user !== null} />;
}

function HowToGetIn({ isSignedIn }: { isSignedIn: boolean }) {
  const location = useLocation();
  return (
    <Notice tone="warning" title="The door is open, the room is still empty">
      <p>
        This browser carries an emergency pass. Heritage content itself comes only to an account that has Heritage.
        {isSignedIn
          ? ' Open it for yours with the e-mail address that paid.'
          : ' Sign in to that account, or open it with the e-mail address that paid.'}
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

// A cookie tells nobody when it changes: it is read again with every render, and never at build time.
const keepSubscription = () => () => {};
const readPass = () => hasEmergencyPass(document.cookie);
const noPass = () => false;

export function useEmergencyPass(): boolean {
  return useSyncExternalStore(keepSubscription, readPass, noPass);
}
