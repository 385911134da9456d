import { useLocation } from 'react-router';

/** Goes to sign-in by way of the server, and comes back to this page. */
export function SignInLink({ children }: { children: string }) {
  const { pathname, search } = useLocation();
  return (
    <a
      href={`/api/login?returnTo=${encodeURIComponent(pathname + search)}`}
      className="font-semibold text-ink underline underline-offset-4"
    >
      {children}
    </a>
  );
}
