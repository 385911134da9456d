import { Button } from '#app/ui/button/button.tsx';
import { collectProblems } from '#app/ui/form/form-problems.tsx';
import { type Credentials, emailProblem, signInProblems } from '../fields.ts';
import { LINK_NOTE } from '../model.ts';
import { useMailSignInLink, useSignInWithPassword } from '../sign-in-queries.ts';
import { CredentialsForm, type SignInMethod, type SignInMethodProps } from './credentials-form.tsx';

/** Signs in with a password, or mails a link to the same address, which also serves for a forgotten password. */
export function SignInForm({ entered, onEnter, onMailed, onSignedIn, returnTo }: SignInMethodProps) {
  const signIn = useSignInWithPassword();
  const mail = useMailSignInLink();
  const check = (values: Credentials, method: SignInMethod) =>
    method === 'link' ? collectProblems({ email: emailProblem(values.email) }) : signInProblems(values);

  const send = async ({ email, password }: Credentials, method: SignInMethod) => {
    if (method === 'link') {
      await mail.mutateAsync({ email, returnTo });
      return onMailed({ email, why: 'asked' });
    }
    onSignedIn(await signIn.mutateAsync({ email, password, returnTo }));
  };

  return (
    <CredentialsForm isNew={false} entered={entered} onEnter={onEnter} check={check} send={send}>
      <Button type="submit" pending={signIn.isPending || signIn.isSuccess} pendingLabel="Signing in…">
        Sign in
      </Button>
      <div className="flex flex-col gap-2">
        <Button type="submit" value="link" variant="quiet" pending={mail.isPending} pendingLabel="Sending…">
          Email me a sign-in link instead
        </Button>
        <p className="text-muted text-sm">Forgot your password? A link signs you in without one. {LINK_NOTE}</p>
      </div>
    </CredentialsForm>
  );
}
