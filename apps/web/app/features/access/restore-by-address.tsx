import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { ActivationInbox } from './activation-inbox.tsx';
import { AddressForm } from './address-form.tsx';
import { useActivateAccess, useMailEmergencyLink } from './queries.ts';
import { restoreRequestProblem } from './restore-problems.ts';
import { RestoredNotice } from './restored-notice.tsx';

/** Requests the link that restores access, or one that only signs in. */
export function RestoreByAddress() {
  const restore = useActivateAccess('direct');
  const signIn = useMailEmergencyLink();
  return (
    <KeepFocus state={restore.isSuccess || signIn.isSuccess}>
      <RestoreRequestState restore={restore} signIn={signIn} />
    </KeepFocus>
  );
}

interface RestoreRequestStateProps {
  restore: ReturnType<typeof useActivateAccess>;
  signIn: ReturnType<typeof useMailEmergencyLink>;
}

function RestoreRequestState({ restore, signIn }: RestoreRequestStateProps) {
  if (restore.data?.outcome === 'activated') {
    return restore.context?.hadHeritage ? <AlreadyHeritage /> : <RestoredNotice />;
  }
  if (restore.isSuccess) return <ActivationInbox email={restore.variables} onChangeAddress={restore.reset} />;
  if (signIn.isSuccess) {
    return <ActivationInbox link="signs-in" email={signIn.variables} onChangeAddress={signIn.reset} />;
  }
  const error = restore.error ?? signIn.error;
  const askForRestore = (email: string) => {
    signIn.reset();
    restore.mutate(email);
  };
  const askForSignIn = (email: string) => {
    restore.reset();
    signIn.mutate(email);
  };
  return (
    <>
      <p className="mb-5 text-soft">
        Enter the email address you paid with, or your account’s new one if you’ve changed it, and we’ll send a link
        that signs you in, with Heritage unlocked, on the device where you open it.
      </p>
      <AddressForm
        label="Send me the link"
        pendingLabel="Sending…"
        isPending={restore.isPending}
        failure={error === null ? null : restoreRequestProblem(error)}
        onSubmit={askForRestore}
        alternative={{
          label: 'Email me a sign-in link instead',
          pendingLabel: 'Sending…',
          isPending: signIn.isPending,
          onSubmit: askForSignIn,
        }}
      />
      {error === null ? null : (
        <ButtonLink to="/" variant="quiet" className="mt-4">
          Return to Home
        </ButtonLink>
      )}
    </>
  );
}

function AlreadyHeritage() {
  return <Notice live>You already have Heritage on this account, so there’s nothing to restore.</Notice>;
}
