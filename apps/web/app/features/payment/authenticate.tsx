import { Button } from '#app/ui/button.tsx';
import { SIGN_OUT_HREF, signInHref } from '../site/public.ts';
import { markPaymentCompleted } from './storage.ts';

interface AuthenticateProps {
  /** Another account is signed in than the one that paid: the sign-in would take it for the right one. */
  signsOut?: boolean;
}

/** Leads the buyer to the sign-in, and remembers that the lessons come next. */
export function Authenticate({ signsOut = false }: AuthenticateProps) {
  const authenticate = async () => {
    markPaymentCompleted(Date.now());
    if (signsOut) await fetch(SIGN_OUT_HREF, { redirect: 'manual' }).catch(() => {});
    window.location.assign(signInHref({ pathname: '/learn', search: '' }));
  };
  return <Button onClick={authenticate}>Authenticate &amp; Access Heritage Features</Button>;
}
