import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useEffect } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { cancelPasskeyRequest, choosePasskey, type FirstFactor } from '../auth-calls.ts';
import { passkeySupportQuery, useSignInWithPasskey } from '../sign-in-queries.ts';

interface PasskeySignInProps {
  onSignedIn: (passed: FirstFactor) => void;
  onFailure: (error: unknown) => void;
}

/** Signs in with a passkey: by button, or from the suggestions of the email field where the browser has them. */
export function PasskeySignIn({ onSignedIn, onFailure }: PasskeySignInProps) {
  const { data: support } = useQuery(passkeySupportQuery);
  const { mutate, isPending, isSuccess } = useSignInWithPasskey();
  const isBusy = isPending || isSuccess;
  const suggests = support?.autofill === true && !isBusy;

  // The browser allows one request at a time: the suggestions end with the button and come back after a failure.
  useEffect(() => {
    if (!suggests) return;
    choosePasskey({ autofill: true }).then(
      (chosen) => mutate(chosen, { onSuccess: onSignedIn, onError: onFailure }),
      () => undefined, // The learner did nothing wrong.
    );
    return () => void cancelPasskeyRequest();
  }, [suggests, mutate, onSignedIn, onFailure]);

  if (support?.passkeys === false) return null;
  return (
    <Button
      variant="quiet"
      pending={isBusy}
      pendingLabel="Waiting for your passkey…"
      onClick={() => mutate(undefined, { onSuccess: onSignedIn, onError: onFailure })}
    >
      <KeyRound size={18} aria-hidden="true" />
      Use a passkey
    </Button>
  );
}
