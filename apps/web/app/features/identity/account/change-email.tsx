import { useQuery } from '@tanstack/react-query';
import type { Account } from '@wickwise/contract/account';
import { EMAIL_CHANGE_VALID_MINUTES } from '@wickwise/contract/constants';
import { SupportLink } from '#app/features/site/public.ts';
import { supportQuery } from '#app/features/site/queries.ts';
import { Button } from '#app/ui/button/button.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { collectProblems, FormProblem, type FormValues, useFormProblems } from '#app/ui/form/form-problems.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { accountQuery } from '../account-queries.ts';
import { useCancelEmailChange, useRequestEmailChange } from '../email-change-queries.ts';
import { failureMessage, needsFreshSignIn, problemsOf } from '../failures.ts';
import { newEmailProblem, typedEmail } from '../fields.ts';
import { LocalMailbox } from '../sign-in/local-mailbox.tsx';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';

export function ChangeEmail({ account }: { account: Account }) {
  const { emailChange } = account;
  return (
    <div className="flex flex-col gap-5">
      <p className="wrap-anywhere font-medium">{account.email}</p>
      <KeepFocus state={emailChange?.newEmail}>
        {emailChange === null ? (
          <ChangeForm email={account.email} />
        ) : (
          <ChangeUnderway email={account.email} change={emailChange} />
        )}
      </KeepFocus>
      <LostMailbox />
    </div>
  );
}

function LostMailbox() {
  const { data: support } = useQuery(supportQuery);
  if (!support?.email) return null;
  return (
    <div className="max-w-md text-muted text-sm">
      <p>Can’t open your current inbox anymore? We’ll help you prove that the account is yours.</p>
      <SupportLink />
    </div>
  );
}

function ChangeForm({ email }: { email: string }) {
  const { watch, problems, show, handleSubmit } = useFormProblems();
  const request = useRequestEmailChange();
  const check = ({ newEmail = '' }: FormValues) => collectProblems({ newEmail: newEmailProblem(newEmail, email) });
  const send = ({ newEmail = '' }: FormValues) =>
    request.mutate(typedEmail(newEmail), { onError: (error) => show(problemsOf(error)) });
  if (needsFreshSignIn(request.error)) {
    return (
      <SignInAgain
        email={email}
        section="email"
        title="Please sign in again first"
        text={failureMessage(request.error)}
      />
    );
  }
  return (
    <form {...watch} className="flex flex-col gap-5" onSubmit={handleSubmit(check, send)}>
      <TextField
        label="New email address"
        hint="We’ll email a link to your current address, then one to the new address. Once you’ve confirmed both, we’ll change it and sign out your other devices."
        name="newEmail"
        type="email"
        autoComplete="off"
        spellCheck={false}
        error={problems.newEmail}
        className="max-w-md"
      />
      <FormProblem problems={problems} />
      <div>
        <Button type="submit" variant="quiet" pending={request.isPending} pendingLabel="Sending…">
          Change email address
        </Button>
      </div>
    </form>
  );
}

interface ChangeUnderwayProps {
  email: string;
  change: NonNullable<Account['emailChange']>;
}

/** The learner comes back here after opening the links, perhaps in another tab or on another device. */
function ChangeUnderway({ email, change: { newEmail, waitsFor } }: ChangeUnderwayProps) {
  const cancel = useCancelEmailChange();
  useQuery({ ...accountQuery, refetchOnMount: false, refetchOnWindowFocus: 'always' });
  return (
    <div className="flex max-w-md flex-col gap-4">
      <Notice title={waitsFor === 'current' ? 'Check your current inbox' : 'Check your new inbox'} live>
        <p>
          {waitsFor === 'current'
            ? `We sent a link to ${email}. Next, we’ll email ${newEmail}.`
            : `You’ve confirmed from your current address. We emailed ${newEmail}. If no other account uses it, the email has a link: your address changes when you open it and click the button.`}
        </p>
        <p className="mt-2">The link works once and expires in {EMAIL_CHANGE_VALID_MINUTES} minutes.</p>
      </Notice>
      <LocalMailbox />
      {cancel.isError ? (
        <Notice tone="error" title="The change wasn’t canceled" live>
          {failureMessage(cancel.error)}
        </Notice>
      ) : null}
      <div>
        <Button variant="quiet" pending={cancel.isPending} pendingLabel="Canceling…" onClick={() => cancel.mutate()}>
          Cancel the change
        </Button>
      </div>
    </div>
  );
}
