import { deviceName } from '@wickwise/contract/identity/device-name';
import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { collectProblems, FormProblem, type FormValues, useFormProblems } from '#app/ui/form/form-problems.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { useAddPasskey } from '../account-queries.ts';
import { needsFreshSignIn, problemsOf } from '../failures.ts';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';

export function AddPasskey({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Add a passkey</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Add a passkey"
        description="Your browser then asks for your fingerprint, face, PIN or security key."
      >
        <AddPasskeyForm email={email} onAdded={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

function AddPasskeyForm({ email, onAdded }: { email: string; onAdded: () => void }) {
  const { watch, problems, show, handleSubmit } = useFormProblems();
  const { toast } = useToast();
  const add = useAddPasskey();
  const finish = {
    onSuccess: () => {
      toast({ title: 'Passkey added.', description: 'You can sign in with it from now on.' });
      onAdded();
    },
    onError: (error: unknown) => show(problemsOf(error)),
  };
  const check = ({ passkeyName = '' }: FormValues) =>
    collectProblems({ passkeyName: passkeyName.trim() === '' ? 'Enter a name for it.' : null });
  const save = ({ passkeyName = '' }: FormValues) => add.mutate(passkeyName.trim(), finish);
  if (needsFreshSignIn(add.error)) {
    return (
      <SignInAgain
        email={email}
        section="passkeys"
        title="Please sign in again"
        text="Anyone with a passkey can sign in to your account, so adding one requires a recent sign-in."
      />
    );
  }
  return (
    <form {...watch} className="flex flex-col gap-5" onSubmit={handleSubmit(check, save)}>
      <TextField
        label="Name"
        hint="To tell your passkeys apart."
        name="passkeyName"
        autoComplete="off"
        maxLength={60}
        defaultValue={deviceName(navigator.userAgent)}
        error={problems.passkeyName}
      />
      <FormProblem problems={problems} />
      <Button type="submit" pending={add.isPending} pendingLabel="Waiting for your device…">
        Add passkey
      </Button>
    </form>
  );
}
