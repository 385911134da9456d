import { lazy, Suspense } from 'react';
import { useLocation, useMatch } from 'react-router';
import { hasHeritageAccess } from '../../features/access/public.ts';
import { useCurrentUser } from '../../features/identity/queries.ts';
import { FreeHeader } from '../../ui/free-header.tsx';
import { LandingHeader } from '../../ui/landing-header.tsx';
import { MobileBar } from '../../ui/mobile-bar.tsx';
import { signInHref } from '../../ui/site-links.ts';

/** Apart from the page, which visitors open too. */
const MemberSiteHeader = lazy(() =>
  import('./member-site-header.tsx').then((module) => ({ default: module.MemberSiteHeader })),
);

export function SiteHeader() {
  const { user, isPending } = useCurrentUser();
  if (user === null) return <VisitorHeader pending={isPending} />;
  return (
    <Suspense fallback={<VisitorHeader pending />}>
      <MemberSiteHeader user={user} />
    </Suspense>
  );
}

function VisitorHeader({ pending }: { pending: boolean }) {
  const location = useLocation();
  if (useMatch('/landing') !== null) return <LandingHeader />;
  return <FreeHeader pending={pending} signInHref={signInHref(location)} />;
}

export function SiteBar() {
  const { user, isPending } = useCurrentUser();
  return <MobileBar pending={isPending} signedIn={user !== null} hasHeritage={hasHeritageAccess(user)} />;
}
