import type { Account } from '@wickwise/contract/identity';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ButtonAnchor } from '../../ui/button-anchor.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { failureSentence, needsFreshSignIn, problemsOf } from './failures.ts';
import { present } from './fields.ts';
import { FormProblem, fieldText, useFormProblems } from './form-problem.tsx';
import { isSameAddress } from './model.ts';
import { useDeleteAccount } from './queries.ts';
import { SignInAgain } from './sign-in-again.tsx';

export function DeleteAccount({ account }: { account: Account }) {
  const [open, setOpen] = useState(false);
  const remove = useDeleteAccount();
  // Nothing here works without the account: closing the farewell leads out, like its button.
  const change = (next: boolean) => {
    if (remove.isSuccess) return window.location.assign('/');
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
        title={remove.isSuccess ? 'Your account is deleted' : 'Delete your account?'}
        description={
          remove.isSuccess
            ? 'Everything we held for you is gone. Thank you for learning with us; you are welcome back any time.'
            : 'This cannot be undone, and nobody here can bring it back.'
        }
      >
        {remove.isSuccess ? (
          <ButtonAnchor href="/">Go to the start page</ButtonAnchor>
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
  const { watch, problems, show } = useFormProblems();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = fieldText(event.currentTarget, 'confirmEmail');
    const found = present({ confirmEmail: isSameAddress(typed, email) ? null : `Type ${email} to confirm.` });
    show(found);
    if (!found.confirmEmail) remove.mutate(email, { onError: (error) => show(problemsOf(error)) });
  };
  if (needsFreshSignIn(remove.error)) {
    return (
      <SignInAgain
        email={email}
        section="delete"
        title="Please sign in again first"
        text={failureSentence(remove.error)}
      />
    );
  }
  return (
    <form {...watch} noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <div className="text-soft">
        <p>You lose:</p>
        <ul className="mt-1 list-disc pl-5">
          <li>your lessons, quiz results and reviews</li>
          <li>your XP, level, streak, badges and milestones</li>
          <li>Heritage access, if you bought it</li>
          <li>every session and passkey</li>
        </ul>
        <p className="mt-3">Your trading journal stays: it is kept in your browser, not here.</p>
      </div>
      <TextField
        label="Type your e-mail address to confirm"
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
