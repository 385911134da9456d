import { useLocation } from 'react-router';
import { signInHref } from '../site/public.ts';

/** Goes to the sign-in through the server, and returns to this page. */
export function SignInLink({ children }: { children: string }) {
  return (
    <a
      href={signInHref(useLocation())}
      className="inline-block min-h-6 font-semibold text-ink underline underline-offset-4"
    >
      {children}
    </a>
  );
}
