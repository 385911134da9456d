import { useLocation, useMatches } from 'react-router';
import { ButtonAnchor } from '../../ui/button-anchor.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { documentTitle } from '../../ui/page-meta.ts';
import { signInHref } from '../../ui/site-links.ts';

/** What a route may say, as its `handle`, about what signing in is for. */
export interface SignInHandle {
  readonly signInReason: string;
}

/** Stands in for a screen that needs a signed-in learner. */
export function AuthenticationRequired() {
  const reason = useSignInReason();
  const location = useLocation();
  return (
    <>
      <title>{documentTitle('Authentication Required')}</title>
      <MessageScreen
        title="Authentication Required"
        text="Please sign in to access this feature."
        details={reason ? <p className="text-soft">{reason}</p> : null}
      >
        <ButtonAnchor href={signInHref(location)}>Sign In</ButtonAnchor>
        <ButtonLink to="/" variant="quiet">
          Return to Home
        </ButtonLink>
      </MessageScreen>
    </>
  );
}

function useSignInReason(): string | null {
  const handles: unknown[] = useMatches().map(({ handle }) => handle);
  return handles.find(isSignInHandle)?.signInReason ?? null;
}

function isSignInHandle(handle: unknown): handle is SignInHandle {
  return typeof handle === 'object' && handle !== null && 'signInReason' in handle;
}
