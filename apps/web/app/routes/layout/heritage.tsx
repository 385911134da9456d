import { Outlet } from 'react-router';
import { hasHeritageAccess } from '#app/features/access/tier.ts';
import { useCurrentUser } from '#app/features/identity/queries.ts';
import { HeritageRequired } from '../access/heritage-required.tsx';

/** Guards the screens of the Heritage tier, inside the guard for signed-in learners. */
export default function Heritage() {
  const { user } = useCurrentUser();
  if (user === null) return null;
  return hasHeritageAccess(user) ? <Outlet /> : <HeritageRequired user={user} />;
}
