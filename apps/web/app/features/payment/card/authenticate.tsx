import { SIGN_OUT_HREF, signInHref } from '#app/features/site/public.ts';
import { Button } from '#app/ui/button/button.tsx';
import { markPaymentCompleted } from '../storage.ts';

interface AuthenticateProps {
  /** Set when another account than the one that paid is signed in: the sign-in would otherwise keep that account. */
  signsOut?: boolean;
}

/** Takes the buyer to the sign-in, and remembers to open the lessons afterwards. */
export function Authenticate({ signsOut = false }: AuthenticateProps) {
  const authenticate = async () => {
    markPaymentCompleted(Date.now());
    if (signsOut) await fetch(SIGN_OUT_HREF, { redirect: 'manual' }).catch(() => {});
    window.location.assign(signInHref({ pathname: '/learn', search: '' }));
  };
  return <Button onClick={authenticate}>Authenticate &amp; Access Heritage Features</Button>;
}
