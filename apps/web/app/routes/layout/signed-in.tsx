import { Outlet } from 'react-router';
import { useCurrentUser } from '../../features/identity/queries.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { AuthenticationRequired } from '../access/authentication-required.tsx';

/** Guards the screens that need a signed-in learner. The server refuses their calls in any case. */
export default function SignedIn() {
  const { user, isPending } = useCurrentUser();
  if (isPending) return <PageSkeleton />;
  return user === null ? <AuthenticationRequired /> : <Outlet />;
}
