import { Outlet } from 'react-router';
import { useCurrentUser, useIdentityOutage, useIsAccountDeleted } from '#app/features/identity/queries.ts';
import { KeepFocus } from '#app/ui/keep-focus.tsx';
import { PageSkeleton } from '#app/ui/page-skeleton.tsx';
import { AuthenticationRequired } from '../access/authentication-required.tsx';
import { ServerUnreachable } from '../access/server-unreachable.tsx';

/** Guards the screens that need a signed-in learner. The server refuses their calls in any case. */
export default function SignedIn() {
  const { user, isPending } = useCurrentUser();
  const { isOut, isAsking, retry } = useIdentityOutage();
  const isLeaving = useIsAccountDeleted();
  return (
    <KeepFocus state={isPending}>
      {isPending ? <PageSkeleton /> : null}
      {isOut ? <ServerUnreachable isAsking={isAsking} onRetry={retry} /> : null}
      {isPending || isOut ? null : <Guarded isSignedIn={user !== null || isLeaving} />}
    </KeepFocus>
  );
}

function Guarded({ isSignedIn }: { isSignedIn: boolean }) {
  return isSignedIn ? <Outlet /> : <AuthenticationRequired />;
}
