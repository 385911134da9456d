import { useLocation } from 'react-router';
import { useCurrentUser } from '../../features/identity/queries.ts';
import { useStats } from '../../features/reward/queries.ts';
import { FreeHeader } from '../../ui/free-header.tsx';
import { MemberHeader } from '../../ui/member-header.tsx';
import { MobileBar } from '../../ui/mobile-bar.tsx';
import { signInHref } from '../../ui/site-links.ts';
import { hasHeritageAccess } from './heritage-access.ts';

export function SiteHeader() {
  const { user, isPending } = useCurrentUser();
  const { data: stats } = useStats();
  const location = useLocation();
  if (user === null) return <FreeHeader pending={isPending} signInHref={signInHref(location)} />;
  return <MemberHeader user={user} hasHeritage={hasHeritageAccess(user)} stats={stats ?? null} />;
}

export function SiteBar() {
  const { user, isPending } = useCurrentUser();
  return <MobileBar pending={isPending} signedIn={user !== null} hasHeritage={hasHeritageAccess(user)} />;
}
