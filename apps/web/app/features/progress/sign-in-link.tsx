import { useLocation } from 'react-router';
import { signInHref } from '../../ui/site-links.ts';

/** Goes to sign-in by way of the server, and comes back to this page. */
export function SignInLink({ children }: { children: string }) {
  return (
    <a href={signInHref(useLocation())} className="font-semibold text-ink underline underline-offset-4">
      {children}
    </a>
  );
}
