import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hasHeritageAccess } from '#app/features/access/public.ts';
import { useCurrentUser } from '#app/features/identity/queries.ts';
import { hasPaymentMarkers, takePaymentMarkers } from '../storage.ts';

const LESSONS = '/learn';

/**
 * Takes a buyer who signed in after paying to the lessons, once, wherever the sign-in led. For a Heritage member the
 * markers in the URL stay: the list of lessons removes them and welcomes the new member.
 */
export function useReturnAfterPayment(): void {
  const { user } = useCurrentUser();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isSignedIn = user !== null;
  const isMember = hasHeritageAccess(user);
  useEffect(() => {
    if (!isSignedIn) return;
    const hasPaid = isMember ? hasPaymentMarkers() : takePaymentMarkers();
    if (hasPaid && !pathname.startsWith(LESSONS)) void navigate(LESSONS);
  }, [isSignedIn, isMember, pathname, navigate]);
}
