import { Button } from '../../ui/button.tsx';
import { signInHref } from '../../ui/site-links.ts';
import { markPaymentCompleted } from './storage.ts';

/** Leads a guest who has paid to the sign-in, and notes that the lessons come next. */
export function Authenticate() {
  const authenticate = () => {
    markPaymentCompleted(Date.now());
    window.location.assign(signInHref({ pathname: '/learn', search: '' }));
  };
  return <Button onClick={authenticate}>Authenticate &amp; Access Heritage Features</Button>;
}
