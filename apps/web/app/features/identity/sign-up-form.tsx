import { Button } from '../../ui/button.tsx';
import { CredentialsForm, type WayInProps } from './credentials-form.tsx';
import { type Credentials, signUpProblems } from './fields.ts';
import { useSignUp } from './queries.ts';

/** Asks for a new account. Nothing tells whether the address has one already: the e-mail does. */
export function SignUpForm({ entered, onEnter, onMailed, returnTo }: WayInProps) {
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
        <p className="text-muted text-sm">Free, and no card is asked for. We send one e-mail to confirm the address.</p>
      </div>
    </CredentialsForm>
  );
}
