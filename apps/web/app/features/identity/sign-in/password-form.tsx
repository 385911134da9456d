import type { Account } from '@wickwise/contract/account';
import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { collectProblems, FormProblem, type FormValues, useFormProblems } from '#app/ui/form/form-problems.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { useSetPassword } from '../account-queries.ts';
import { needsFreshSignIn, problemsOf } from '../failures.ts';
import { newPasswordProblem } from '../fields.ts';
import { SignInAgain } from './sign-in-again.tsx';

/** Sets the password: with the old one, or without it right after signing in by a mailed link. */
export function PasswordForm({ account }: { account: Account }) {
  const [saves, setSaves] = useState(0);
  const { email, hasPassword, maySetPassword } = account;
  if (!hasPassword && !maySetPassword) return <VerifyAddress email={email} title="You have no password yet" />;
  return (
    <div className="flex flex-col gap-6">
      <NewPassword key={saves} account={account} onSaved={() => setSaves(saves + 1)} />
      {maySetPassword ? null : <VerifyAddress email={email} title="Forgot your current password?" />}
    </div>
  );
}

function NewPassword({ account, onSaved }: { account: Account; onSaved: () => void }) {
  const { watch, problems, show, handleSubmit } = useFormProblems();
  const { toast } = useToast();
  const set = useSetPassword();
  const needsCurrent = !account.maySetPassword;
  const finish = {
    onSuccess: () => {
      toast({ title: 'Password saved.', description: 'All other sessions were ended.' });
      onSaved();
    },
    onError: (error: unknown) => show(problemsOf(error)),
  };
  const check = ({ currentPassword = '', newPassword = '' }: FormValues) =>
    collectProblems({
      currentPassword: needsCurrent && currentPassword === '' ? 'Enter your current password.' : null,
      newPassword: newPasswordProblem(newPassword),
    });
  const save = ({ currentPassword = '', newPassword = '' }: FormValues) =>
    set.mutate({ newPassword, ...(needsCurrent ? { currentPassword } : {}) }, finish);
  if (needsFreshSignIn(set.error)) return <VerifyAddress email={account.email} title="Please sign in again" />;
  return (
    <form {...watch} className="flex max-w-md flex-col gap-5" onSubmit={handleSubmit(check, save)}>
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
        <p className="text-soft">
          {account.hasPassword
            ? 'Your password is set. You signed in by link, so you can change it now without the old one.'
            : 'You have no password yet. You signed in by link, so you can set one now.'}
        </p>
      )}
      <PasswordField
        label="New password"
        hint="At least 10 characters. Saving it signs you out everywhere else."
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

function VerifyAddress({ email, title }: { email: string; title: string }) {
  return (
    <SignInAgain
      email={email}
      section="password"
      title={title}
      text={`We’ll email a sign-in link to ${email}. Once you open it, you can set a new password.`}
    />
  );
}
