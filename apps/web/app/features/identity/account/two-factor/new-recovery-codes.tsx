import { FailureNotice } from '#app/features/identity/failure-notice.tsx';
import { needsFreshSignIn } from '#app/features/identity/failures.ts';
import { useRenewRecoveryCodes } from '#app/features/identity/two-factor-queries.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RenewSignIn } from './renew-sign-in.tsx';

interface NewCodesProps {
  email: string;
  onDone: () => void;
}

export function NewRecoveryCodes({ email, onDone }: NewCodesProps) {
  const renew = useRenewRecoveryCodes();
  if (renew.isSuccess) return <RecoveryCodes email={email} codes={renew.data.recoveryCodes} onDone={onDone} />;
  if (needsFreshSignIn(renew.error)) return <RenewSignIn email={email} />;
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-soft">Your old recovery codes stop working as soon as you get new ones.</p>
      <FailureNotice error={renew.error} />
      <Button pending={renew.isPending} pendingLabel="Getting codes…" onClick={() => renew.mutate()}>
        Get new codes
      </Button>
    </div>
  );
}
