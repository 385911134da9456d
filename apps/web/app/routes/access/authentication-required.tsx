import { useLocation } from 'react-router';
import { ButtonAnchor } from '../../ui/button-anchor.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { signInHref } from '../../ui/site-links.ts';

/** Stands in for a screen that needs a signed-in learner. */
export function AuthenticationRequired() {
  return (
    <MessageScreen title="Authentication Required" text="Please sign in to access this feature.">
      <ButtonAnchor href={signInHref(useLocation())}>Sign In</ButtonAnchor>
      <ButtonLink to="/" variant="quiet">
        Return to Home
      </ButtonLink>
    </MessageScreen>
  );
}
