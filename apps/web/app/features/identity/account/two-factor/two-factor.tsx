import type { Account } from '@wickwise/contract/account';
import { RECOVERY_CODES } from '@wickwise/contract/constants';
import { useState } from 'react';
import { FailureNotice } from '#app/features/identity/failure-notice.tsx';
import { needsFreshSignIn } from '#app/features/identity/failures.ts';
import { formatDate } from '#app/features/identity/model.ts';
import { useEndTwoFactor } from '#app/features/identity/two-factor-queries.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { RenewSignIn } from './renew-sign-in.tsx';
import { SetUpTwoFactor } from './set-up-two-factor.tsx';

type Step = 'set-up' | 'codes' | 'off' | null;

/** The dialogs outlive a change of the account behind them: the codes are shown while it is already on. */
export function TwoFactor({ account }: { account: Account }) {
  const [step, setStep] = useState<Step>(null);
  const close = () => setStep(null);
  return (
    <div className="flex flex-col gap-5">
      {account.twoFactor === null ? (
        <>
          <p className="text-soft">Two-factor sign-in is off.</p>
          <div>
            <Button onClick={() => setStep('set-up')}>Set up</Button>
          </div>
        </>
      ) : (
        <TurnedOn twoFactor={account.twoFactor} timeZone={account.timeZone} onStep={setStep} />
      )}
      <Dialog open={step === 'set-up'} onOpenChange={close} title="Set up two-factor sign-in">
        <SetUpTwoFactor email={account.email} onDone={close} />
      </Dialog>
      <Dialog open={step === 'codes'} onOpenChange={close} title="New recovery codes">
        <NewRecoveryCodes email={account.email} onDone={close} />
      </Dialog>
      {step === 'off' ? <TurnOff email={account.email} onClose={close} /> : null}
    </div>
  );
}

interface TurnedOnProps {
  twoFactor: NonNullable<Account['twoFactor']>;
  timeZone: string;
  onStep: (step: Step) => void;
}

function TurnedOn({ twoFactor: { since, recoveryCodesLeft }, timeZone, onStep }: TurnedOnProps) {
  return (
    <>
      <p className="text-soft">
        On since {formatDate(since, timeZone)}. You have {recoveryCodesLeft} of {RECOVERY_CODES} recovery codes left.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => onStep('codes')}>
          Get new recovery codes
        </Button>
        <Button variant="quiet" onClick={() => onStep('off')}>
          Turn off
        </Button>
      </div>
    </>
  );
}

function TurnOff({ email, onClose }: { email: string; onClose: () => void }) {
  const end = useEndTwoFactor();
  const { toast } = useToast();
  const done = () => {
    toast({ title: 'Two-factor sign-in is off.' });
    onClose();
  };
  if (needsFreshSignIn(end.error)) {
    return (
      <Dialog open onOpenChange={onClose} title="Turn off two-factor sign-in?">
        <RenewSignIn email={email} />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Turn off two-factor sign-in?"
      description="Your password or an emailed link alone will sign you in. Your recovery codes stop working."
      confirmLabel="Turn off"
      cancelLabel="Keep it on"
      pending={end.isPending}
      pendingLabel="Turning off…"
      onConfirm={() => end.mutate(undefined, { onSuccess: done })}
    >
      <FailureNotice error={end.error} />
    </ConfirmDialog>
  );
}
