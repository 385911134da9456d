import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { Card } from '#app/ui/card.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { failureCode, failureMessage } from '../failures.ts';
import { destination } from '../model.ts';
import { useCurrentUser } from '../queries.ts';
import { pendingSignInQuery, useSignInWithPasskey } from '../sign-in-queries.ts';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { type CodeKind, SecondFactorForm } from './second-factor-form.tsx';

/** The page between the first factor and the session. */
export function SecondFactor() {
  const [search] = useSearchParams();
  const returnTo = destination(search.get('returnTo'));
  const { data: pending } = useQuery(pendingSignInQuery);
  const { user } = useCurrentUser();
  const isDone = pending === null && user !== null;
  return (
    <>
      <h1 className="text-center">{isDone ? 'Sign in' : 'One more step'}</h1>
      <div className="w-full max-w-[30rem]">
        {isDone ? <AlreadySignedIn user={user} returnTo={returnTo} /> : <PendingSignIn returnTo={returnTo} />}
      </div>
    </>
  );
}

function PendingSignIn({ returnTo }: { returnTo: string }) {
  const { data: pending, error, refetch } = useQuery(pendingSignInQuery);
  const { isPending: isUserUnknown } = useCurrentUser();
  const [isExpired, setExpired] = useState(false);
  const isUnknown = pending === undefined || (pending === null && isUserUnknown);
  return (
    <Card className="p-2 sm:p-4">
      <KeepFocus state={isExpired}>
        {error && pending === undefined ? (
          <NotLoaded error={error} onRetry={() => void refetch()} />
        ) : isUnknown ? (
          <Skeleton className="h-64" label="Checking your sign-in" />
        ) : pending === null || isExpired ? (
          <SignInAgain returnTo={returnTo} />
        ) : (
          <Factors {...pending} returnTo={returnTo} onExpired={() => setExpired(true)} />
        )}
      </KeepFocus>
    </Card>
  );
}

interface FactorsProps {
  email: string;
  hasPasskey: boolean;
  returnTo: string;
  onExpired: () => void;
}

function Factors({ email, hasPasskey, returnTo, onExpired }: FactorsProps) {
  const [kind, setKind] = useState<CodeKind>('app');
  // The whole application reloads with the new session.
  const leave = () => window.location.assign(returnTo);
  const fail = (error: unknown) => {
    if (failureCode(error) === 'sign_in_expired') onExpired();
  };
  return (
    <div className="flex flex-col gap-5">
      <p className="text-soft">
        You’re signing in as <strong className="wrap-anywhere text-ink">{email}</strong>.
      </p>
      <SecondFactorForm key={kind} kind={kind} onPassed={leave} onFailure={fail} />
      <div className="flex flex-col gap-3 border-line border-t pt-5">
        {hasPasskey ? <PasskeyFactor onPassed={leave} /> : null}
        <Button variant="quiet" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {kind === 'app' ? 'Use a recovery code' : 'Use a code from my app'}
        </Button>
      </div>
    </div>
  );
}

function PasskeyFactor({ onPassed }: { onPassed: () => void }) {
  const signIn = useSignInWithPasskey();
  return (
    <>
      <Button
        variant="quiet"
        pending={signIn.isPending || signIn.isSuccess}
        pendingLabel="Waiting for your passkey…"
        onClick={() => signIn.mutate(undefined, { onSuccess: onPassed })}
      >
        Use a passkey
      </Button>
      {signIn.isError ? (
        <Notice tone="error" live>
          {failureMessage(signIn.error)}
        </Notice>
      ) : null}
    </>
  );
}

function SignInAgain({ returnTo }: { returnTo: string }) {
  return (
    <div role="status" className="flex flex-col gap-4">
      <h2>Please sign in again</h2>
      <p className="text-soft">You have ten minutes for this step after you sign in with a password or link.</p>
      <ButtonAnchor href={`/sign-in?${new URLSearchParams({ returnTo })}`}>Go to sign-in</ButtonAnchor>
    </div>
  );
}

function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice tone="error" title="We couldn’t check your sign-in" live>
        {failureMessage(error)}
      </Notice>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
