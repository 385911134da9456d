import { Button } from '../../ui/button.tsx';
import { CredentialsForm, type Way, type WayInProps } from './credentials-form.tsx';
import { type Credentials, emailProblem, present, signInProblems } from './fields.ts';
import { LINK_NOTE } from './model.ts';
import { useMailSignInLink, useSignInWithPassword } from './queries.ts';

/** Signs in with a password, or mails a link to the same address: the way back for a forgotten password too. */
export function SignInForm({ entered, onEnter, onMailed, onSignedIn, returnTo }: WayInProps) {
  const signIn = useSignInWithPassword();
  const mail = useMailSignInLink();
  const check = (values: Credentials, way: Way) =>
    way === 'link' ? present({ email: emailProblem(values.email) }) : signInProblems(values);

  const send = async ({ email, password }: Credentials, way: Way) => {
    if (way === 'link') {
      await mail.mutateAsync({ email, returnTo });
      return onMailed({ email, why: 'asked' });
    }
    await signIn.mutateAsync({ email, password, returnTo });
    onSignedIn();
  };

  return (
    <CredentialsForm isNew={false} entered={entered} onEnter={onEnter} check={check} send={send}>
      <Button type="submit" pending={signIn.isPending || signIn.isSuccess} pendingLabel="Signing in…">
        Sign in
      </Button>
      <div className="flex flex-col gap-2">
        <Button type="submit" value="link" variant="quiet" pending={mail.isPending} pendingLabel="Sending…">
          E-mail me a sign-in link instead
        </Button>
        <p className="text-muted text-sm">Forgotten your password? The link signs you in without it. {LINK_NOTE}</p>
      </div>
    </CredentialsForm>
  );
}
