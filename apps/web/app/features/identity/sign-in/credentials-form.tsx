import type { ReactNode, SubmitEvent } from 'react';
import { FormProblem, formValues, type Problems, useFormProblems } from '#app/ui/form/form-problems.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import type { FirstFactor } from '../auth-calls.ts';
import { problemsOf } from '../failures.ts';
import { type Credentials, typedEmail } from '../fields.ts';
import type { Mailed } from './check-inbox.tsx';

/** What both forms need: the entries that survive changing between them, and what to do afterwards. */
export interface SignInMethodProps {
  entered: Credentials;
  onEnter: (entered: Credentials) => void;
  onMailed: (mailed: Mailed) => void;
  onSignedIn: (passed: FirstFactor) => void;
  returnTo: string;
}

/** The `value` of the submit button that was clicked. Enter clicks the first one. */
export type SignInMethod = 'password' | 'link';

interface CredentialsFormProps {
  isNew: boolean;
  entered: Credentials;
  onEnter: (entered: Credentials) => void;
  check: (entered: Credentials, method: SignInMethod) => Problems;
  /** Resolves when the page moves on; a rejection is shown at its field. */
  send: (entered: Credentials, method: SignInMethod) => Promise<void>;
  /** The submit buttons. */
  children: ReactNode;
}

export function CredentialsForm({ isNew, entered, onEnter, check, send, children }: CredentialsFormProps) {
  const { watch, problems, show } = useFormProblems();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const method = submitter instanceof HTMLButtonElement && submitter.value === 'link' ? 'link' : 'password';
    const values = credentialsOf(event.currentTarget);
    const found = check(values, method);
    onEnter(values);
    if (show(found)) send(values, method).catch((error: unknown) => show(problemsOf(error)));
  };
  return (
    <form
      {...watch}
      className="flex flex-col gap-5"
      onSubmit={submit}
      onChange={(event) => onEnter(credentialsOf(event.currentTarget))}
    >
      {isNew ? (
        <TextField
          label="Name"
          hint="Only you see it."
          name="name"
          autoComplete="name"
          defaultValue={entered.name}
          error={problems.name}
        />
      ) : null}
      <TextField
        label="Email address"
        name="email"
        type="email"
        inputMode="email"
        autoComplete={isNew ? 'email' : 'username webauthn'}
        defaultValue={entered.email}
        error={problems.email}
      />
      <PasswordField
        label="Password"
        hint={isNew ? 'At least 10 characters. A few unrelated words work well.' : undefined}
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        defaultValue={entered.password}
        error={problems.password}
      />
      <FormProblem problems={problems} />
      {children}
    </form>
  );
}

function credentialsOf(form: HTMLFormElement): Credentials {
  const { name = '', email = '', password = '' } = formValues(form);
  return { name: name.trim(), email: typedEmail(email), password };
}
