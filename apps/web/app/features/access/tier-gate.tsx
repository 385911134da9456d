import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { HERITAGE_PRICE } from '#app/lib/money.ts';
import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { useCurrentUser } from '../identity/queries.ts';
import { signInHref } from '../site/public.ts';
import { EmergencyPassNotice, useEmergencyPass } from './emergency-pass.tsx';
import { hasHeritageAccess } from './tier.ts';

interface TierGateProps {
  /** Shown in place of the content to viewers without Heritage. */
  fallbackTitle?: string;
  children: ReactNode;
}

/**
 * Shows a part of a page to heritage members. The emergency cookie opens it too, but the server does not know that
 * cookie and sends nothing premium for it: so the wrapper says how to get in for real.
 */
export function TierGate({ fallbackTitle = 'Heritage Tier Required', children }: TierGateProps) {
  const { user, isPending } = useCurrentUser();
  const hasPass = useEmergencyPass();
  if (isPending) return <Skeleton label="Checking your access" className="h-48 w-full rounded-lg" />;
  if (hasHeritageAccess(user)) return children;
  if (!hasPass) return <UpgradePrompt title={fallbackTitle} isSignedIn={user !== null} />;
  return (
    <>
      <EmergencyPassNotice />
      {children}
    </>
  );
}

function UpgradePrompt({ title, isSignedIn }: { title: string; isSignedIn: boolean }) {
  const location = useLocation();
  return (
    <section className="grid justify-items-center gap-2 rounded-lg border border-brass border-dashed px-6 py-10 text-center">
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-md text-soft">
        Included in Heritage: {HERITAGE_PRICE} one-time, with lifetime access and a 30-day money-back guarantee.
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/checkout">Upgrade to Heritage - {HERITAGE_PRICE}</ButtonLink>
        <ButtonLink to="/tier-breakdown" variant="quiet">
          Compare the plans
        </ButtonLink>
        {isSignedIn ? null : (
          <ButtonAnchor href={signInHref(location)} variant="quiet">
            Sign In
          </ButtonAnchor>
        )}
      </div>
      {isSignedIn ? null : <p className="mt-2 text-md text-soft">Already have Heritage? Sign in to open it here.</p>}
    </section>
  );
}
