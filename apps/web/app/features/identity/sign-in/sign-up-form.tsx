import { Button } from '#app/ui/button/button.tsx';
import { collectProblems } from '#app/ui/form/form-problems.tsx';
import { type Credentials, emailProblem, signUpProblems } from '../fields.ts';
import { useMailSignInLink, useSignUp } from '../sign-in-queries.ts';
import { CredentialsForm, type SignInMethod, type SignInMethodProps } from './credentials-form.tsx';

/**
 * Creates an account, with a password or by a link alone. The page never reveals whether the address has one already:
 * the email does.
 */
export function SignUpForm({ entered, onEnter, onMailed, returnTo }: SignInMethodProps) {
  const signUp = useSignUp();
  const mail = useMailSignInLink();
  const check = (values: Credentials, method: SignInMethod) =>
    method === 'link' ? collectProblems({ email: emailProblem(values.email) }) : signUpProblems(values);

  const send = async (values: Credentials, method: SignInMethod) => {
    if (method === 'link') await mail.mutateAsync({ email: values.email, returnTo });
    else await signUp.mutateAsync({ ...values, returnTo });
    onMailed({ email: values.email, why: method === 'link' ? 'asked' : 'new' });
  };

  return (
    <CredentialsForm isNew entered={entered} onEnter={onEnter} check={check} send={send}>
      <div className="flex flex-col gap-2">
        <Button type="submit" pending={signUp.isPending} pendingLabel="Creating your account…">
          Create account
        </Button>
        <p className="text-muted text-sm">
          It’s free, and we don’t ask for a card. We’ll send one email to confirm your address.
        </p>
      </div>
      <div className="flex flex-col gap-2">
        <Button type="submit" value="link" variant="quiet" pending={mail.isPending} pendingLabel="Sending…">
          Sign up without a password
        </Button>
        <p className="text-muted text-sm">
          All we need is your email address. You can add a name and a password later, in your account.
        </p>
      </div>
    </CredentialsForm>
  );
}
