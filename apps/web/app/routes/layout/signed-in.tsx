import { Outlet } from 'react-router';
import { useCurrentUser, useIdentityOutage, useIsAccountDeleted } from '#app/features/identity/queries.ts';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { PageSkeleton } from '#app/ui/state/page-skeleton.tsx';
import { AuthenticationRequired } from '../access/authentication-required.tsx';
import { ServerUnreachable } from '../access/server-unreachable.tsx';

/** Guards the screens that need a signed-in learner. The server refuses their calls in any case. */
export default function SignedIn() {
  const { user, isPending } = useCurrentUser();
  const { isOut, isAsking, retry } = useIdentityOutage();
  const isLeaving = useIsAccountDeleted();
  return (
    <KeepFocus state={isPending} className="flex flex-1 flex-col">
      {isOut ? (
        <ServerUnreachable isAsking={isAsking} onRetry={retry} />
      ) : (
        <Guarded isSignedIn={user !== null || isLeaving} isPending={isPending} />
      )}
    </KeepFocus>
  );
}

function Guarded({ isSignedIn, isPending }: { isSignedIn: boolean; isPending: boolean }) {
  if (isSignedIn) return <Outlet />;
  return (
    <>
      {isPending ? (
        <div data-learner>
          <PageSkeleton />
        </div>
      ) : null}
      {/* Until the server has said who the viewer is, for a browser that remembers no learner. */}
      <div data-visitor={isPending || undefined}>
        <AuthenticationRequired pending={isPending} />
      </div>
    </>
  );
}
