import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { hasHeritageAccess } from '../../features/access/public.ts';
import { useCurrentUser, useTellTimeZone } from '../../features/identity/queries.ts';
import { useMergeVisitorProgress } from '../../features/progress/public.ts';
import { useStats } from '../../features/reward/queries.ts';
import { FreeHeader } from '../../ui/free-header.tsx';
import { MobileBar } from '../../ui/mobile-bar.tsx';
import { signInHref } from '../../ui/site-links.ts';

/** Apart from the page, which visitors open too. */
const MemberHeader = lazy(() =>
  import('../../ui/member-header.tsx').then((module) => ({ default: module.MemberHeader })),
);

export function SiteHeader() {
  const { user, isPending } = useCurrentUser();
  const { data: stats } = useStats();
  const signIn = signInHref(useLocation());
  useTellTimeZone();
  useMergeVisitorProgress();
  if (user === null) return <FreeHeader pending={isPending} signInHref={signIn} />;
  return (
    <Suspense fallback={<FreeHeader pending signInHref={signIn} />}>
      <MemberHeader user={user} hasHeritage={hasHeritageAccess(user)} stats={stats ?? null} />
    </Suspense>
  );
}

export function SiteBar() {
  const { user, isPending } = useCurrentUser();
  return <MobileBar pending={isPending} signedIn={user !== null} hasHeritage={hasHeritageAccess(user)} />;
}
