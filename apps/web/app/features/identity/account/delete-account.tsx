import type { Account } from '@wickwise/contract/account';
import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { collectProblems, FormProblem, type FormValues, useFormProblems } from '#app/ui/form/form-problems.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { useDeleteAccount } from '../account-queries.ts';
import { failureMessage, needsFreshSignIn, problemsOf } from '../failures.ts';
import { typedEmail } from '../fields.ts';
import { isSameAddress } from '../model.ts';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';

export function DeleteAccount({ account }: { account: Account }) {
  const [open, setOpen] = useState(false);
  const remove = useDeleteAccount();
  // Nothing here works without the account: closing the goodbye message leaves the page, like its button.
  const change = (next: boolean) => {
    if (remove.isSuccess) return window.location.assign('/');
    if (remove.isPending) return;
    remove.reset();
    setOpen(next);
  };
  return (
    <div>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title={remove.isSuccess ? 'Your account has been deleted' : 'Delete your account?'}
        description={
          remove.isSuccess
            ? 'Your account and your learning data are gone. If you bought Heritage, we keep only the purchase records that tax law requires. Thank you for learning with us; you’re welcome back any time.'
            : 'This can’t be undone, and we can’t restore it.'
        }
      >
        {remove.isSuccess ? (
          <ButtonAnchor href="/">Go to the home page</ButtonAnchor>
        ) : (
          <ConfirmDeletion email={account.email} remove={remove} onKeep={() => change(false)} />
        )}
      </Dialog>
    </div>
  );
}

interface ConfirmDeletionProps {
  email: string;
  remove: ReturnType<typeof useDeleteAccount>;
  onKeep: () => void;
}

function ConfirmDeletion({ email, remove, onKeep }: ConfirmDeletionProps) {
  const { watch, problems, show, handleSubmit } = useFormProblems();
  const check = ({ confirmEmail = '' }: FormValues) =>
    collectProblems({
      confirmEmail: isSameAddress(typedEmail(confirmEmail), email) ? null : `Type ${email} to confirm.`,
    });
  const confirm = () => remove.mutate(email, { onError: (error) => show(problemsOf(error)) });
  if (needsFreshSignIn(remove.error)) {
    return (
      <SignInAgain
        email={email}
        section="delete"
        title="Please sign in again first"
        text={failureMessage(remove.error)}
      />
    );
  }
  return (
    <form {...watch} className="flex flex-col gap-5" onSubmit={handleSubmit(check, confirm)}>
      <div className="text-soft">
        <p>You lose:</p>
        <ul className="mt-1 list-disc pl-5">
          <li>your lessons, quiz results and reviews</li>
          <li>your XP, level, streak, badges and milestones</li>
          <li>Heritage, if you have it, unless you come back with the email address you paid with</li>
          <li>every session and passkey</li>
        </ul>
        <p className="mt-3">
          Your trading journal stays in your browser, but no other account can open it: download a backup first.
        </p>
      </div>
      <TextField
        label="Type your email address to confirm"
        hint={email}
        name="confirmEmail"
        type="email"
        autoComplete="off"
        spellCheck={false}
        error={problems.confirmEmail}
      />
      <FormProblem problems={problems} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="quiet" onClick={onKeep}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" pending={remove.isPending} pendingLabel="Deleting…">
          Delete for good
        </Button>
      </div>
    </form>
  );
}
