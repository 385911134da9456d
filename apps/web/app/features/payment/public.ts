export { DisputeWarning } from './dispute-warning.tsx';
export { whatIsOpen } from './model.ts';
export { OpensLater } from './opens-later.tsx';
export { SupportLink } from './support-link.tsx';

import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCurrentUser } from '../identity/queries.ts';
import { takePaymentMarkers } from './storage.ts';

const LESSONS = '/learn';

/** Brings a buyer who signed in after paying to the lessons, once, wherever the sign-in has led. */
export function useReturnAfterPayment(): void {
  const { user } = useCurrentUser();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isSignedIn = user !== null;
  useEffect(() => {
    if (isSignedIn && takePaymentMarkers() && !pathname.startsWith(LESSONS)) void navigate(LESSONS);
  }, [isSignedIn, pathname, navigate]);
}
