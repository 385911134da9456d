import type { Account } from '@wickwise/contract/identity';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { needsFreshSignIn, problemsOf } from './failures.ts';
import { newPasswordProblem, present } from './fields.ts';
import { FormProblem, fieldText, useFormProblems } from './form-problem.tsx';
import { useSetPassword } from './queries.ts';
import { SignInAgain } from './sign-in-again.tsx';

/** Sets the password: with the old one, or without it right after signing in by e-mailed link. */
export function PasswordForm({ account }: { account: Account }) {
  const [saves, setSaves] = useState(0);
  const { email, hasPassword, maySetPassword } = account;
  if (!hasPassword && !maySetPassword) return <ProveAddress email={email} title="You have no password yet" />;
  return (
    <div className="flex flex-col gap-6">
      <NewPassword key={saves} account={account} onSaved={() => setSaves(saves + 1)} />
      {maySetPassword ? null : <ProveAddress email={email} title="Forgotten your current password?" />}
    </div>
  );
}

function NewPassword({ account, onSaved }: { account: Account; onSaved: () => void }) {
  const { watch, problems, show } = useFormProblems();
  const { toast } = useToast();
  const set = useSetPassword();
  const needsCurrent = !account.maySetPassword;
  const finish = {
    onSuccess: () => {
      toast({ title: 'Password saved.', description: 'Every other session was ended.' });
      onSaved();
    },
    onError: (error: unknown) => show(problemsOf(error)),
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const currentPassword = fieldText(event.currentTarget, 'currentPassword');
    const newPassword = fieldText(event.currentTarget, 'newPassword');
    const missing = needsCurrent && currentPassword === '' ? 'Enter your current password.' : null;
    const found = present({ currentPassword: missing, newPassword: newPasswordProblem(newPassword) });
    show(found);
    if (Object.keys(found).length > 0) return;
    set.mutate({ newPassword, ...(needsCurrent ? { currentPassword } : {}) }, finish);
  };
  if (needsFreshSignIn(set.error)) return <ProveAddress email={account.email} title="Please sign in again" />;
  return (
    <form {...watch} noValidate className="flex max-w-md flex-col gap-5" onSubmit={submit}>
      {/* Password managers file the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
      {needsCurrent ? (
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          error={problems.currentPassword}
        />
      ) : (
        <p className="text-soft">You signed in by link, so you can set a password now without the old one.</p>
      )}
      <PasswordField
        label="New password"
        hint="At least 10 characters. Saving it ends every other session."
        name="newPassword"
        autoComplete="new-password"
        error={problems.newPassword}
      />
      <FormProblem problems={problems} />
      <div>
        <Button type="submit" pending={set.isPending} pendingLabel="Saving…">
          Save password
        </Button>
      </div>
    </form>
  );
}

function ProveAddress({ email, title }: { email: string; title: string }) {
  return (
    <SignInAgain
      email={email}
      section="password"
      title={title}
      text={`To set one, sign in with a link sent to ${email}: it shows that the mailbox is yours.`}
    />
  );
}
