import { Button } from '#app/ui/button.tsx';
import { CredentialsForm, type SignInMethodProps } from './credentials-form.tsx';
import { type Credentials, signUpProblems } from './fields.ts';
import { useSignUp } from './sign-in-queries.ts';

/** Asks for a new account. Nothing tells whether the address has one already: the email does. */
export function SignUpForm({ entered, onEnter, onMailed, returnTo }: SignInMethodProps) {
  const signUp = useSignUp();
  const send = async (values: Credentials) => {
    await signUp.mutateAsync({ ...values, returnTo });
    onMailed({ email: values.email, why: 'new' });
  };
  return (
    <CredentialsForm isNew entered={entered} onEnter={onEnter} check={signUpProblems} send={send}>
      <div className="flex flex-col gap-2">
        <Button type="submit" pending={signUp.isPending} pendingLabel="Creating your account…">
          Create account
        </Button>
        <p className="text-muted text-sm">
          It’s free, and we don’t ask for a card. We’ll send one email to confirm your address.
        </p>
      </div>
    </CredentialsForm>
  );
}
