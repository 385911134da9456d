import { useLocation, useMatches } from 'react-router';
import { documentTitle } from '#app/features/site/page-meta.ts';
import { ReturnHome } from '#app/features/site/return-home.tsx';
import { signInHref } from '#app/features/site/site-links.ts';
import { HERITAGE_PRICE } from '#app/lib/money.ts';
import { useIsHydrated } from '#app/lib/page/is-hydrated.ts';
import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { MessageScreen } from '#app/ui/state/message-screen.tsx';
import type { HeritageHandle } from './guarded-feature.tsx';
import { FeatureSample, GuardedFeature, useGuardedFeature } from './guarded-feature.tsx';

/** What a route can declare, as its `handle`, about what signing in is for. */
export interface SignInHandle {
  readonly signInReason: string;
}

interface AuthenticationRequiredProps {
  /** It is not known yet whether the viewer is signed in. */
  pending?: boolean;
}

/** Replaces a screen that needs a signed-in learner. */
export function AuthenticationRequired({ pending = false }: AuthenticationRequiredProps) {
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  const reason = useSignInReason();
  const guarded = useGuardedFeature();
  return (
    <>
      {pending ? null : <title>{documentTitle('Authentication Required')}</title>}
      <MessageScreen
        title="Authentication Required"
        text="Please sign in to access this feature."
        sample={guarded ? <FeatureSample {...guarded} /> : null}
        details={reason ? <p className="text-soft">{reason}</p> : guarded ? <HeritageNote {...guarded} /> : null}
      >
        {/* The page as it was built has no query. */}
        <ButtonAnchor href={signInHref({ pathname, search: isHydrated ? search : '' })}>Sign In</ButtonAnchor>
        <ReturnHome />
      </MessageScreen>
    </>
  );
}

/** Says before the sign-in, not after it, that the feature comes with Heritage. */
function HeritageNote(guarded: HeritageHandle) {
  return (
    <p className="text-soft">
      <GuardedFeature {...guarded} /> It comes with Heritage, a one-time payment of {HERITAGE_PRICE}.
    </p>
  );
}

function useSignInReason(): string | null {
  const handles: unknown[] = useMatches().map(({ handle }) => handle);
  return handles.find(isSignInHandle)?.signInReason ?? null;
}

function isSignInHandle(handle: unknown): handle is SignInHandle {
  return typeof handle === 'object' && handle !== null && 'signInReason' in handle;
}
